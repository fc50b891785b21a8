import { useEffect, useState } from 'react';

const content =
  ':is(header, main, footer, [role="dialog"], [role="alert"]) :is(a, button, input, select, textarea, label, [role="option"], [role="tab"], [role="radio"], h1, h2, h3, p, li, dt, dd)';

/** Heights above the bottom, as fractions of the window's height, in the order of trial. */
const spots = Array.from({ length: 17 }, (_, index) => index * 0.05);
const MARGIN = 16;
/** Width of the badge. In the page's margin it is slim and needs no free spot. */
const WIDTH = 46;

/** True when a control or a text of the page lies under the badge at this height above the bottom. */
function coversContent(above: number, badgeHeight: number): boolean {
  const bottom = innerHeight - above;
  const xs = [1, WIDTH / 2, WIDTH + 3];
  const ys = [bottom - badgeHeight - 3, bottom - badgeHeight / 2, Math.min(bottom + 3, innerHeight - 1)];
  return xs.some((x) =>
    ys.some((y) => document.elementsFromPoint(x, y).some((under) => under.closest(content) !== null)),
  );
}

/**
 * The lowest height above the bottom, in px, where the badge covers no control and no text of the page; undefined if
 * there is none. Recomputed after scrolling, resizing and page changes, at most once per frame.
 */
export function useFreeSpot(badgeHeight: number): number | undefined {
  const [above, setAbove] = useState<number | undefined>(MARGIN);

  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const heights = spots.map((part) => Math.round(MARGIN + part * innerHeight));
        setAbove(heights.find((height) => !coversContent(height, badgeHeight)));
      });
    };
    look();
    const size = new ResizeObserver(look);
    size.observe(document.body);
    const page = document.getElementById('root');
    // Controls may move although the page keeps its height.
    const changes = new MutationObserver(look);
    if (page) changes.observe(page, { childList: true, subtree: true });
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      size.disconnect();
      changes.disconnect();
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [badgeHeight]);

  return above;
}
