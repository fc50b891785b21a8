import { matchPath, paths, type AppPath, type ProtectedPath, type SitePath } from '@/lib/paths';
import { lazyPage, type LazyPage } from './lazyPage';

/** Can be searched for any path. Each table below names the pages that it must contain. */
type Pages = Readonly<Record<string, LazyPage>>;

const formStyles = () => import('@/theme/formStyles');
const consentStyles = () => import('@/theme/consentStyles');
const appStyles = () => import('@/theme/appStyles');
const pickerStyles = () => import('@/ui/fields/pickerStyles');

/** The wrapper of the protected pages. It loads in parallel with the page. */
export const appArea = lazyPage(() => import('./AppArea'), 'AppArea');

/** For any path that is none of those below. */
export const notFoundPage = lazyPage(() => import('./NotFoundPage'), 'NotFoundPage');

/** The public site: pages that inform. */
export const sitePages: Pages = {
  [paths.home]: lazyPage(() => import('./Home'), 'Home'),
  [paths.about]: lazyPage(() => import('@/features/site/AboutPage'), 'AboutPage'),
  [paths.contact]: lazyPage(() => import('@/features/site/ContactPage'), 'ContactPage'),
  [paths.legalNotice]: lazyPage(() => import('@/features/site/LegalNoticePage'), 'LegalNoticePage'),
  [paths.cookiePolicy]: lazyPage(() => import('@/features/site/CookiePolicyPage'), 'CookiePolicyPage'),
  [paths.privacyPolicy]: lazyPage(() => import('@/features/site/PrivacyPolicyPage'), 'PrivacyPolicyPage'),
  [paths.terms]: lazyPage(() => import('@/features/site/TermsPage'), 'TermsPage'),
  [paths.accessibility]: lazyPage(() => import('@/features/site/AccessibilityPage'), 'AccessibilityPage'),
} satisfies Record<SitePath, LazyPage>;

/** Public pages with forms and calls. */
export const publicPages: Pages = {
  [paths.login]: lazyPage(() => import('@/features/access/login/LoginPage'), 'LoginPage', formStyles),
  [paths.loginPassword]: lazyPage(
    () => import('@/features/access/login/LoginPasswordPage'),
    'LoginPasswordPage',
    formStyles,
  ),
  [paths.signUp]: lazyPage(() => import('@/features/access/signup/SignUpPage'), 'SignUpPage', consentStyles),
  [paths.signUpVerify]: lazyPage(
    () => import('@/features/access/signup/SignUpVerifyPage'),
    'SignUpVerifyPage',
    formStyles,
  ),
  [paths.passwordReset]: lazyPage(
    () => import('@/features/access/password-reset/PasswordResetPage'),
    'PasswordResetPage',
    formStyles,
  ),
  [paths.passwordResetVerify]: lazyPage(
    () => import('@/features/access/password-reset/PasswordResetVerifyPage'),
    'PasswordResetVerifyPage',
    formStyles,
  ),
} satisfies Record<Exclude<AppPath, SitePath | ProtectedPath>, LazyPage>;

/** Protected pages, behind the guard (product 2.15). */
export const protectedPages: Pages = {
  [paths.sendQuote]: lazyPage(() => import('@/features/send/SendQuotePage'), 'SendQuotePage', formStyles),
  [paths.sendBeneficiary]: lazyPage(
    () => import('@/features/send/SendBeneficiaryPage'),
    'SendBeneficiaryPage',
    appStyles,
  ),
  [paths.receipt]: lazyPage(() => import('@/features/send/receipt/ReceiptPage'), 'ReceiptPage', appStyles),
  [paths.profile]: lazyPage(() => import('@/features/profile/ProfilePage'), 'ProfilePage', pickerStyles),
  [paths.history]: lazyPage(() => import('@/features/history/HistoryPage'), 'HistoryPage', appStyles),
  [paths.statement]: lazyPage(
    () => import('@/features/history/statement/StatementPage'),
    'StatementPage',
    appStyles,
  ),
} satisfies Record<ProtectedPath, LazyPage>;

/** Starts loading the code of the page at a pathname, so that it does not wait for the code of its wrapper. */
export async function preloadPage(pathname: string): Promise<void> {
  const path = matchPath(pathname);
  if (!path) return;
  const guarded = protectedPages[path];
  await Promise.all([
    guarded && appArea.preload(),
    (guarded ?? publicPages[path] ?? sitePages[path])?.preload(),
  ]);
}
