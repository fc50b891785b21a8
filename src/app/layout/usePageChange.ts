import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { matchPath } from '@/lib/paths';
import { canonicalUrl, pageDescription } from './pageDescriptions';
import { pageTitle } from './pageTitles';

/** Sets title, description and canonical address of the page. */
function describePage(pathname: string): void {
  document.title = pageTitle(pathname);
  const path = matchPath(pathname);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (canonical && path) canonical.href = canonicalUrl(path);
  if (description) description.content = pageDescription(pathname) ?? '';
}

/**
 * Does on a client-side navigation what a browser does on a page load: sets the title, scrolls to the top (Back keeps
 * its position) and moves focus into the new page, unless the page has set it already.
 */
export function usePageChange(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    describePage(pathname);
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (navigation !== NavigationType.Pop) scrollTo({ top: 0, behavior: 'instant' });
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [main, navigation, pathname]);
}
