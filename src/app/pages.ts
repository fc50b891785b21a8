import { matchPath, paths, type AppPath } from '@/lib/paths';
import { lazy, type ComponentType } from 'react';

type Load = () => Promise<ComponentType>;

/** A page whose code is fetched when it is needed; `preload` starts that earlier. */
export interface LazyPage {
  readonly Component: ComponentType;
  readonly preload: Load;
}

function lazyPage(load: Load): LazyPage {
  return { Component: lazy(async () => ({ default: await load() })), preload: load };
}

/** The frame of every page beyond the public site; fetched beside the page, not before it. */
export const appArea = lazyPage(() => import('./AppArea').then((m) => m.AppArea));

/** Pages that a visitor reaches, inside the app area. */
export const publicPages: Partial<Record<AppPath, LazyPage>> = {};

/** Pages behind the guard (spec §2). */
export const protectedPages: Partial<Record<AppPath, LazyPage>> = {
  [paths.sendQuote]: lazyPage(() => import('@/features/send/SendQuotePage').then((m) => m.SendQuotePage)),
  [paths.sendBeneficiary]: lazyPage(() =>
    import('@/features/send/SendBeneficiaryPage').then((m) => m.SendBeneficiaryPage),
  ),
};

/** Starts fetching the code of the page at this pathname, so that it does not wait for the frame's. */
export function preloadPage(pathname: string): void {
  const path = matchPath(pathname);
  const page = path && (publicPages[path] ?? protectedPages[path]);
  if (!page) return;
  void appArea.preload();
  void page.preload();
}
