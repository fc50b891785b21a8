import { config } from '@/lib/config';
import { matchPath, paths, type AppPath } from '@/lib/paths';

const titles: Record<AppPath, string> = {
  [paths.home]: 'Envía dinero a Venezuela con confianza',
  [paths.about]: 'Conócenos',
  [paths.contact]: 'Contacto',
  [paths.legalNotice]: 'Aviso legal',
  [paths.cookiePolicy]: 'Política de cookies',
  [paths.privacyPolicy]: 'Política de privacidad',
  [paths.terms]: 'Términos y condiciones',
  [paths.accessibility]: 'Accesibilidad',
  [paths.login]: 'Iniciar sesión',
  [paths.loginPassword]: 'Tu contraseña',
  [paths.signUp]: 'Regístrate',
  [paths.signUpVerify]: 'Verifica que eres tú',
  [paths.passwordReset]: 'Recupera tu contraseña',
  [paths.passwordResetVerify]: 'Código de recuperación',
  [paths.sendQuote]: 'Inicia tu envío',
  [paths.sendBeneficiary]: 'Selecciona el beneficiario',
  [paths.receipt]: 'Resumen del envío',
  [paths.history]: 'Tus envíos',
  [paths.statement]: 'Justificante de envíos',
  [paths.profile]: 'Tus datos personales',
};

/** The name of a page, which is also the heading of a protected page. */
export const pageName = (path: AppPath) => titles[path];

/** The address of a page, by which search engines know it and browsers share it. */
export const canonicalUrl = (path: AppPath) => `${config.siteUrl}${path}`;

/** The title of the browser tab for a pathname: the name of the page, then the brand. */
export function pageTitle(pathname: string): string {
  const path = matchPath(pathname);
  return `${path ? titles[path] : 'Page not found'} · ${config.brandName}`;
}
