import { useEffect, useState, type RefObject } from 'react';

const anyControl =
  ':is(main, footer) :is(a, button, input, select, textarea, label, [role="option"], [role="tab"])';

/** Whether a control of the page lies under one of the element's corners, the middle of its edges or its centre. */
function coversControl(element: HTMLElement, controls: string): boolean {
  // Its layout box around its centre: a transform may have made what is seen smaller.
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const around = (centre: number, size: number) => [centre - size / 2, centre, centre + size / 2 - 1];
  const xs = around((left + right) / 2, element.offsetWidth);
  const ys = around((top + bottom) / 2, element.offsetHeight);
  const isUnder = (found: Element) => !element.contains(found) && found.closest(controls) !== null;
  return xs.some((x) => ys.some((y) => document.elementsFromPoint(x, y).some(isUnder)));
}

/**
 * Whether a floating element lies over a control of the page, of those that the selector names: asked after scrolling, resizing and each change of the
 * page's height, at most once per frame.
 */
export function useCoversControl(ref: RefObject<HTMLElement | null>, controls = anyControl): boolean {
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
