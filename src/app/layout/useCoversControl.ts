import { useEffect, useState, type RefObject } from 'react';

const controls =
  ':is(main, footer) :is(a, button, input, select, textarea, label, [role="option"], [role="tab"])';

/** Whether a control of the page lies under one of the element's corners, the middle of its edges or its centre. */
function coversControl(element: HTMLElement): boolean {
  // Its layout box: a transform may have moved what is seen.
  const right = innerWidth - parseFloat(getComputedStyle(element).right);
  const bottom = innerHeight - parseFloat(getComputedStyle(element).bottom);
  const xs = [right - element.offsetWidth, right - element.offsetWidth / 2, right - 1];
  const ys = [bottom - element.offsetHeight, bottom - element.offsetHeight / 2, bottom - 1];
  return xs.some((x) =>
    ys.some((y) => document.elementsFromPoint(x, y).some((under) => under.closest(controls) !== null)),
  );
}

/**
 * Whether a fixed element lies over a control of the page: asked after scrolling, resizing and each change of the
 * page's height, at most once per frame.
 */
export function useCoversControl(ref: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false);

  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCovers(ref.current !== null && coversControl(ref.current)));
    };
    const size = new ResizeObserver(look);
    size.observe(document.body);
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      size.disconnect();
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [ref]);

  return covers;
}
