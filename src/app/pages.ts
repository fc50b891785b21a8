import { matchPath, paths } from '@/lib/paths';
import { lazy, type ComponentType } from 'react';

type Load = () => Promise<ComponentType>;

/** A page whose code is fetched when it is needed; `preload` starts that earlier. */
export interface LazyPage {
  readonly Component: ComponentType;
  readonly preload: Load;
}

type Pages = Readonly<Record<string, LazyPage>>;

function lazyPage(load: Load): LazyPage {
  return { Component: lazy(async () => ({ default: await load() })), preload: load };
}

/** The frame of every page beyond the public site; fetched beside the page, not before it. */
export const appArea = lazyPage(() => import('./AppArea').then((m) => m.AppArea));

/** The public site: pages that only say something. */
export const sitePages: Pages = {
  [paths.home]: lazyPage(() => import('@/features/site/HomePage').then((m) => m.HomePage)),
  [paths.about]: lazyPage(() => import('@/features/site/AboutPage').then((m) => m.AboutPage)),
  [paths.contact]: lazyPage(() => import('@/features/site/ContactPage').then((m) => m.ContactPage)),
  [paths.legalNotice]: lazyPage(() =>
    import('@/features/site/LegalNoticePage').then((m) => m.LegalNoticePage),
  ),
  [paths.cookiePolicy]: lazyPage(() =>
    import('@/features/site/CookiePolicyPage').then((m) => m.CookiePolicyPage),
  ),
  [paths.privacyPolicy]: lazyPage(() =>
    import('@/features/site/PrivacyPolicyPage').then((m) => m.PrivacyPolicyPage),
  ),
  [paths.terms]: lazyPage(() => import('@/features/site/TermsPage').then((m) => m.TermsPage)),
};

/** Pages with forms and calls that a visitor reaches. */
export const publicPages: Pages = {
  [paths.login]: lazyPage(() => import('@/features/login/LoginPage').then((m) => m.LoginPage)),
  [paths.loginPassword]: lazyPage(() =>
    import('@/features/login/LoginPasswordPage').then((m) => m.LoginPasswordPage),
  ),
  [paths.signUp]: lazyPage(() => import('@/features/signup/SignUpPage').then((m) => m.SignUpPage)),
  [paths.signUpVerify]: lazyPage(() =>
    import('@/features/signup/SignUpVerifyPage').then((m) => m.SignUpVerifyPage),
  ),
  [paths.recovery]: lazyPage(() => import('@/features/recovery/RecoveryPage').then((m) => m.RecoveryPage)),
  [paths.recoveryVerify]: lazyPage(() =>
    import('@/features/recovery/RecoveryVerifyPage').then((m) => m.RecoveryVerifyPage),
  ),
};

/** Pages behind the guard (spec §2). */
export const protectedPages: Pages = {
  [paths.sendQuote]: lazyPage(() => import('@/features/send/SendQuotePage').then((m) => m.SendQuotePage)),
  [paths.sendBeneficiary]: lazyPage(() =>
    import('@/features/send/SendBeneficiaryPage').then((m) => m.SendBeneficiaryPage),
  ),
  [paths.receipt]: lazyPage(() => import('@/features/send/receipt/ReceiptPage').then((m) => m.ReceiptPage)),
  [paths.profile]: lazyPage(() => import('@/features/profile/ProfilePage').then((m) => m.ProfilePage)),
  [paths.history]: lazyPage(() => import('@/features/history/HistoryPage').then((m) => m.HistoryPage)),
};

/** Starts fetching the code of the page at this pathname, so that it does not wait for the frame's. */
export function preloadPage(pathname: string): void {
  const path = matchPath(pathname);
  if (!path) return;
  const inArea = publicPages[path] ?? protectedPages[path];
  if (inArea) void appArea.preload();
  void (inArea ?? sitePages[path])?.preload();
}
