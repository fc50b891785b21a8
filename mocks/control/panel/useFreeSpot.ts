import { useEffect, useState, type RefObject } from 'react';

const controls =
  ':is(header, main, footer, [role="dialog"], [role="alert"]) :is(a, button, input, select, textarea, label, [role="option"], [role="tab"], [role="radio"])';

/** Heights above the bottom, as parts of the window's, in the order in which they are tried. */
const spots = [0, 0.12, 0.24, 0.36, 0.48, 0.6] as const;
const MARGIN = 16;

/** Whether a control of the page lies under a box at the left edge, so far above the bottom. */
function coversControl({ offsetWidth, offsetHeight }: HTMLElement, above: number): boolean {
  const bottom = innerHeight - above;
  const xs = [1, offsetWidth / 2, offsetWidth + 3];
  const ys = [bottom - offsetHeight - 3, bottom - offsetHeight / 2, Math.min(bottom + 3, innerHeight - 1)];
  return xs.some((x) =>
    ys.some((y) => document.elementsFromPoint(x, y).some((under) => under.closest(controls) !== null)),
  );
}

/**
 * How far above the bottom, in px, an element at the left edge covers no control of the page; undefined where it
 * would everywhere. Asked after scrolling, resizing and each change of the page's height, once per frame at most.
 */
export function useFreeSpot(ref: RefObject<HTMLElement | null>): number | undefined {
  const [above, setAbove] = useState<number | undefined>(MARGIN);

  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const { current } = ref;
        if (!current) return;
        const heights = spots.map((part) => Math.round(MARGIN + part * innerHeight));
        setAbove(heights.find((height) => !coversControl(current, height)));
      });
    };
    look();
    const size = new ResizeObserver(look);
    size.observe(document.body);
    const page = document.getElementById('root');
    // A page of the same height may have its controls elsewhere.
    const content = new MutationObserver(look);
    if (page) content.observe(page, { childList: true, subtree: true });
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      size.disconnect();
      content.disconnect();
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [ref]);

  return above;
}
