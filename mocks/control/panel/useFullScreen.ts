import { useEffect, type RefObject } from 'react';
import { narrowPage } from './pageWidth';
import { PANEL_PX, useWide } from './width';

/**
 * Whether the panel covers the page. While it does, the rest of the page is inert; while it does not, the page
 * makes room for it (Panel.module.css) and lays itself out in what is left.
 */
export function useFullScreen(sheet: RefObject<HTMLElement | null>): boolean {
  const wide = useWide();

  useEffect(() => {
    if (wide) {
      const { dataset } = document.documentElement;
      dataset.sandboxDocked = '';
      const widen = narrowPage(PANEL_PX);
      return () => {
        delete dataset.sandboxDocked;
        widen();
      };
    }
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
