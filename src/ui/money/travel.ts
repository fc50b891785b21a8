import { clock } from '@/lib/clock';

/** How long a page may take to come, in ms; a later amount appears in its place. */
const ARRIVAL_MS = 1000;

/** Where the amount of the page before was seen. */
let left: { readonly box: DOMRect; readonly at: number } | undefined;

function isSeen({ height, top, bottom }: DOMRect): boolean {
  return height > 0 && bottom > 0 && top < globalThis.innerHeight;
}

/** Ref of the amount on a page: it comes from its place on the page before. */
export function arrives(element: HTMLElement | null): void {
  if (!element || !left || clock.elapsed() - left.at > ARRIVAL_MS) return;
  if (globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const from = left.box;
  const to = element.getBoundingClientRect();
  // The page is about to scroll to its top.
  to.y += globalThis.scrollY;
  if (!isSeen(to)) return;
  left = undefined;
  const x = from.left - to.left;
  const y = (from.top + from.bottom - to.top - to.bottom) / 2;
  // Never wider than it was: it would make the page scroll sideways.
  const scale = Math.min(from.height / to.height, from.width / to.width);
  const start = `translate(${x}px, ${y}px) scale(${scale})`;
  element.animate(
    { transformOrigin: 'left', transform: [start, 'none'] },
    { duration: 260, easing: 'ease-out' },
  );
}

/** Ref of the amount on a step: it goes on to the next one. */
export function leaves(element: HTMLElement): () => void {
  return () => {
    const box = element.getBoundingClientRect();
    if (isSeen(box)) left = { box, at: clock.elapsed() };
  };
}

/** Ref of the amount between two steps. */
export function travels(element: HTMLElement): () => void {
  arrives(element);
  return leaves(element);
}
