import { useEffect, useState, type RefObject } from 'react';

/** True when a control of the page lies under one of nine points of the element: corners, edge centres, centre. */
function coversControl(element: HTMLElement, controls: string): boolean {
  // The layout box around its centre, because a transform may have scaled the element down.
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const around = (centre: number, size: number) => [centre - size / 2, centre, centre + size / 2 - 1];
  const xs = around((left + right) / 2, element.offsetWidth);
  const ys = around((top + bottom) / 2, element.offsetHeight);
  const isUnder = (found: Element) => !element.contains(found) && found.closest(controls) !== null;
  return xs.some((x) => ys.some((y) => document.elementsFromPoint(x, y).some(isUnder)));
}

/**
 * True while a floating element covers a control that matches the selector. Checked after scrolling, resizing and
 * changes of the page's height, at most once per frame.
 */
export function useCoversControl(ref: RefObject<HTMLElement | null>, controls: string): boolean {
  const [covers, setCovers] = useState(false);

  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() =>
        setCovers(ref.current !== null && coversControl(ref.current, controls)),
      );
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
  }, [ref, controls]);

  return covers;
}
