import { lazy, useState, type ComponentType } from 'react';
import { PageUnreachable } from './PageUnreachable';
import { loadAnew } from './reloadPage';

type Load = () => Promise<ComponentType>;

/** A page whose code loads on demand. `preload` starts that earlier. */
export interface LazyPage {
  readonly Component: ComponentType;
  readonly preload: () => Promise<ComponentType>;
}

/** After a page's chunk failed to load: reloads the page, or else returns a page that says so. */
async function recover(): Promise<ComponentType> {
  // Never resolves, so that the placeholder stays until the reload.
  if (await loadAnew()) await new Promise<never>(() => undefined);
  return PageUnreachable;
}

/** A lazy page. `styles` loads a style sheet shared by several pages, which has to come before the page's own. */
export function lazyPage(load: Load, styles?: () => Promise<unknown>): LazyPage {
  let loaded: ComponentType | undefined;
  const preload = async () => {
    const [, page] = await Promise.all([styles?.(), load()]);
    return (loaded = page);
  };
  const Waiting = lazy(async () => ({ default: await preload().catch(recover) }));

  function Page() {
    // A loaded page renders at once, because hydration must not suspend. The first choice stays, because another
    // component in its place would lose its state.
    const [Shown] = useState<ComponentType>(() => loaded ?? Waiting);
    return <Shown />;
  }
  return { Component: Page, preload };
}
