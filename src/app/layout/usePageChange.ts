import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { matchPath } from '@/lib/paths';
import { enterPage } from '@/navigation/enterPage';
import { canonicalUrl, pageTitle } from './pageTitles';

/**
 * Does on a client-side navigation what a browser does on a page load: sets the title and the address that browsers
 * share, scrolls to the top (Back keeps its position) and moves focus into the new page, unless the page has set it
 * already. A screen reader says the title of a loaded page; here it says the name of the element with the focus. The
 * description stays the first page's: search engines read it in the HTML of each page.
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
    const path = matchPath(pathname);
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical && path) canonical.href = canonicalUrl(path);
    enterPage(navigation);
  }, [main, navigation, pathname]);
}
