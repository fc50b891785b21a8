import { useEffect, type RefObject } from 'react';
import { narrowPage } from './pageWidth';
import { PANEL_PX, useWide } from './width';

/**
 * True when the panel covers the page. Then the rest of the page is inert; otherwise the page makes room for the
 * panel (Panel.module.css) and lays itself out in the remaining width.
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
