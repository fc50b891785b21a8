import { lazy, useState, type ComponentType } from 'react';

type Load = () => Promise<ComponentType>;

/** A page whose code is fetched when it is needed; `preload` starts that earlier. */
export interface LazyPage {
  readonly Component: ComponentType;
  readonly preload: () => Promise<ComponentType>;
}

/** A lazy page; `styles` fetches the sheet that several pages share, to stand before the page's own. */
export function lazyPage(load: Load, styles?: () => Promise<unknown>): LazyPage {
  let loaded: ComponentType | undefined;
  const preload = async () => {
    const [, page] = await Promise.all([styles?.(), load()]);
    return (loaded = page);
  };
  const Waiting = lazy(async () => ({ default: await preload() }));

  function Page() {
    // A page that is there already renders at once: markup that is being hydrated must not wait again. What was
    // shown first stays, since another component in its place would start anew.
    const [Shown] = useState<ComponentType>(() => loaded ?? Waiting);
    return <Shown />;
  }
  return { Component: Page, preload };
}
