import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { pageTitle } from './pageTitles';

/**
 * What a browser does by itself when a page is loaded, for pages changed by script: names the tab, starts at the top
 * (going back keeps its place) and moves focus into the new page, unless the page has put it somewhere already.
 */
export function usePageChange(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    document.title = pageTitle(pathname);
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (navigation !== NavigationType.Pop) scrollTo({ top: 0, behavior: 'instant' });
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [main, navigation, pathname]);
}
