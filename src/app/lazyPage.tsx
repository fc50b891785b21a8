import { lazy, useState, type ComponentType } from 'react';
import { PageUnreachable } from './PageUnreachable';
import { loadAnew } from './reloadPage';

type Load<Props extends object> = () => Promise<ComponentType<Props>>;

/** A page whose code loads on demand. `preload` starts that earlier. */
export interface LazyPage<Props extends object = object> {
  readonly Component: ComponentType<Props>;
  readonly preload: () => Promise<ComponentType<Props>>;
}

/** After a page's chunk failed to load: reloads the page, or else returns a page that says so. */
async function recover(): Promise<ComponentType> {
  // Never resolves, so that the placeholder stays until the reload.
  if (await loadAnew()) await new Promise<never>(() => undefined);
  return PageUnreachable;
}

/** A lazy page. `styles` loads a style sheet shared by several pages, which has to come before the page's own. */
export function lazyPage<Props extends object = object>(
  load: Load<Props>,
  styles?: () => Promise<unknown>,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    const [, page] = await Promise.all([styles?.(), load()]);
    return (loaded = page);
  };
  const Waiting = lazy(async () => ({ default: await preload().catch(recover) }));

  function Page(props: Props) {
    // A loaded page renders at once, because hydration must not suspend. The first choice stays, because another
    // component in its place would lose its state.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Waiting);
    return <Shown {...props} />;
  }
  return { Component: Page, preload };
}
