import { useMediaQuery } from '@mantine/hooks';
import { useEffect, type RefObject } from 'react';

/** From this width on the panel leaves part of the page free; below, it covers the page. The style sheet has it too. */
const WIDE = '(min-width: 48em)';

/** True when the panel leaves part of the page free. */
export const isWide = () => matchMedia(WIDE).matches;

/** True when the panel covers the page. Then the rest of the page is inert. */
export function useFullScreen(sheet: RefObject<HTMLElement | null>): boolean {
  const wide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });

  useEffect(() => {
    if (wide) return undefined;
    const others = [...document.body.children].filter(
      (element): element is HTMLElement => element instanceof HTMLElement && !element.contains(sheet.current),
    );
    const made = others.filter((element) => !element.inert);
    for (const element of made) element.inert = true;
    return () => {
      for (const element of made) element.inert = false;
    };
  }, [wide, sheet]);

  return !wide;
}
