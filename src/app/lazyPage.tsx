import { useEffect, useState, type ComponentType } from 'react';
import { onReconnect } from '@/lib/onReconnect';
import { PageSkeleton } from './PageSkeleton';
import { reloadIfReachable, reloadOnce } from './reloadPage';
import { SiteUnreachable } from './SiteUnreachable';

/** A page whose code loads on demand. `preload` starts that earlier. */
export interface LazyPage {
  readonly Component: ComponentType;
  readonly preload: () => Promise<ComponentType>;
}

/** Shown when the code of a page cannot be loaded; tries again when the browser is online again. */
function PageUnreachable() {
  useEffect(() => onReconnect(() => void reloadIfReachable()), []);
  return <SiteUnreachable onRetry={reloadIfReachable} />;
}

/** After a page's chunk failed to load: reloads the page, or else returns a page that says so. */
async function recover(): Promise<ComponentType> {
  // Never resolves, so that the placeholder stays until the reload.
  if (await reloadOnce()) await new Promise<never>(() => undefined);
  return PageUnreachable;
}

/**
 * A lazy page: an export of the file that `load` loads. `styles` loads a style sheet shared by several pages, which has
 * to come before the page's own.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
  styles?: () => Promise<unknown>,
): LazyPage {
  let loaded: ComponentType | undefined;
  const preload = async () => {
    const [, file] = await Promise.all([styles?.(), load()]);
    return (loaded = file[name]);
  };

  // Not React's `lazy`: that hides the previous page instead of removing it, shows its placeholder for at least 300 ms,
  // and a page that suspends while React hydrates it loses what the user has typed.
  function Page() {
    const [Shown, show] = useState(() => loaded);
    useEffect(() => {
      if (Shown) return;
      let left = false;
      const arrive = (page: ComponentType) => {
        if (!left) show(() => page);
      };
      preload().then(arrive, async () => {
        if (!left) arrive(await recover());
      });
      return () => {
        left = true;
      };
    }, [Shown]);
    return Shown ? <Shown /> : <PageSkeleton />;
  }
  return { Component: Page, preload };
}
