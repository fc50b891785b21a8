import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { pageTitle } from './pageTitles';

/**
 * Updates description and canonical address, which browsers share and search engines read. The HTML of each page
 * contains its own, so this code loads with the first navigation.
 */
async function describePage(pathname: string): Promise<void> {
  const { pathname: address } = location;
  const descriptions = await import('./pageDescriptions').catch(() => undefined);
  if (location.pathname === address) descriptions?.describe(pathname);
}

/**
 * Does on a client-side navigation what a browser does on a page load: sets the title, scrolls to the top (Back keeps
 * its position) and moves focus into the new page, unless the page has set it already. A screen reader says the title
 * of a loaded page; here it says the name of the element with the focus.
 */
export function usePageChange(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    document.title = pageTitle(pathname);
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.setAttribute('aria-label', document.title);
    void describePage(pathname);
    if (navigation !== NavigationType.Pop) scrollTo({ top: 0, behavior: 'instant' });
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [main, navigation, pathname]);
}
