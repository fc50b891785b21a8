import { lazy, useState, type ComponentType } from 'react';
import { loadAnew } from './newVersion';
import { PageUnreachable } from './PageUnreachable';

type Load = () => Promise<ComponentType>;

/** A page whose code is fetched when it is needed; `preload` starts that earlier. */
export interface LazyPage {
  readonly Component: ComponentType;
  readonly preload: () => Promise<ComponentType>;
}

/** Where the code of a page cannot be had: its address is loaded anew, or else the page says so. */
async function recover(): Promise<ComponentType> {
  // What stands in for the page stays until the browser has left.
  if (await loadAnew()) await new Promise<never>(() => undefined);
  return PageUnreachable;
}

/** A lazy page; `styles` fetches the sheet that several pages share, to stand before the page's own. */
export function lazyPage(load: Load, styles?: () => Promise<unknown>): LazyPage {
  let loaded: ComponentType | undefined;
  const preload = async () => {
    const [, page] = await Promise.all([styles?.(), load()]);
    return (loaded = page);
  };
  const Waiting = lazy(async () => ({ default: await preload().catch(recover) }));

  function Page() {
    // A page that is there already renders at once: markup that is being hydrated must not wait again. What was
    // shown first stays, since another component in its place would start anew.
    const [Shown] = useState<ComponentType>(() => loaded ?? Waiting);
    return <Shown />;
  }
  return { Component: Page, preload };
}
