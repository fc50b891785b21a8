import { config } from '@/lib/config';
import { paths, type AppPath } from '@/lib/paths';

const brand = config.brandName;

const descriptions: Partial<Record<AppPath, string>> = {
  [paths.home]:
    'Envía euros desde la Unión Europea y tu gente recibe bolívares en Venezuela. Ves la tasa antes de confirmar. Rápido, seguro y sin comisiones ni costes ocultos.',
  [paths.about]: `La misión, la visión y los valores de ${brand}: envíos de dinero de la Unión Europea a Venezuela, claros y cercanos.`,
  [paths.contact]:
    'Habla con una persona por WhatsApp o por correo, todos los días de 10:00 a 22:00, hora central europea.',
  [paths.legalNotice]: `Quién está detrás de ${brand}, quién puede usar el servicio y qué ley se aplica.`,
  [paths.cookiePolicy]: `Qué guarda ${brand} en tu navegador, para qué, cuánto tiempo y por qué no hace falta un aviso de cookies.`,
  [paths.privacyPolicy]:
    'Qué datos personales tratamos, para qué, a quién los comunicamos y cómo ejercer tus derechos según el RGPD.',
  [paths.terms]: `De qué dependen las tarifas, los plazos y los límites de los envíos de dinero con ${brand}.`,
  [paths.accessibility]: `Cómo funciona ${brand}, qué hacemos para que cualquier persona pueda usarlo y cómo reclamar.`,
  [paths.login]: `Inicia sesión en ${brand} con tu correo o tu teléfono para enviar dinero a Venezuela y seguir tus envíos.`,
  [paths.signUp]: `Crea tu cuenta de ${brand} con tu correo o tu teléfono y empieza a enviar dinero a Venezuela.`,
};

/** The description of a page for search engines; undefined for pages that they should not list. */
export const pageDescription = (path: AppPath) => descriptions[path];

/** The paths in the sitemap. */
export const indexedPaths = Object.keys(descriptions) as readonly AppPath[];
