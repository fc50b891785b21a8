import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { matchPath } from '@/lib/paths';
import { canonicalUrl, pageDescription } from './pageDescriptions';
import { pageTitle } from './pageTitles';

/** Names the page to the tab, and to whatever shares or files it. */
function describePage(pathname: string): void {
  document.title = pageTitle(pathname);
  const path = matchPath(pathname);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (canonical && path) canonical.href = canonicalUrl(path);
  if (description) description.content = pageDescription(pathname) ?? '';
}

/**
 * What a browser does by itself when a page is loaded, for pages changed by script: names the tab, starts at the top
 * (going back keeps its place) and moves focus into the new page, unless the page has put it somewhere already.
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
