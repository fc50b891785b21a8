import { useEffect, useState } from 'react';

const controls =
  ':is(header, main, footer, [role="dialog"], [role="alert"]) :is(a, button, input, select, textarea, label, [role="option"], [role="tab"], [role="radio"])';

/** Heights above the bottom, as parts of the window's, in the order in which they are tried. */
const spots = Array.from({ length: 17 }, (_, index) => index * 0.05);
const MARGIN = 16;
/** The room that the mark takes; in the margin of a page it is slim, and then needs none. */
const WIDTH = 46;
const HEIGHT = 44;

/** Whether a control of the page lies under a box at the left edge, so far above the bottom. */
function coversControl(above: number): boolean {
  const bottom = innerHeight - above;
  const xs = [1, WIDTH / 2, WIDTH + 3];
  const ys = [bottom - HEIGHT - 3, bottom - HEIGHT / 2, Math.min(bottom + 3, innerHeight - 1)];
  return xs.some((x) =>
    ys.some((y) => document.elementsFromPoint(x, y).some((under) => under.closest(controls) !== null)),
  );
}

/**
 * How far above the bottom, in px, the mark at the left edge covers no control of the page; undefined where it
 * would everywhere. Asked after scrolling, resizing and each change of the page's height, once per frame at most.
 */
export function useFreeSpot(): number | undefined {
  const [above, setAbove] = useState<number | undefined>(MARGIN);

  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const heights = spots.map((part) => Math.round(MARGIN + part * innerHeight));
        setAbove(heights.find((height) => !coversControl(height)));
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
  }, []);

  return above;
}
