/** The public site: pages that inform. */
const sitePaths = {
  home: '/',
  about: '/conocenos',
  contact: '/contacto',
  legalNotice: '/aviso-legal',
  cookiePolicy: '/politica-cookies',
  privacyPolicy: '/politica-privacidad',
  terms: '/terminos-condiciones',
  accessibility: '/accesibilidad',
} as const;

/** Public pages with a form. */
const accessPaths = {
  login: '/iniciar',
  loginPassword: '/iniciar/password',
  signUp: '/registrate',
  signUpVerify: '/registrate/verifica',
  passwordReset: '/olvide',
  passwordResetVerify: '/olvide/verifica',
} as const;

/** The routes behind the guard (product 2.15). */
const guardedPaths = {
  sendQuote: '/envia1',
  sendBeneficiary: '/envia2',
  receipt: '/envia3',
  history: '/envios',
  statement: '/envios/justificante',
  profile: '/mis-datos',
} as const;

/** Every route of the app (product 2.1). Links and redirects use only these. */
export const paths = { ...sitePaths, ...accessPaths, ...guardedPaths } as const;
export const protectedPaths = Object.values(guardedPaths);

export type AppPath = (typeof paths)[keyof typeof paths];
export type SitePath = (typeof sitePaths)[keyof typeof sitePaths];
export type ProtectedPath = (typeof protectedPaths)[number];

/** The path of the receipt of one exchange, by its public id. */
export function receiptPath(exchangeId: string): string {
  return `${paths.receipt}?${new URLSearchParams({ id: exchangeId }).toString()}`;
}

/** The path of the statement of a period, as the address of the history writes it. */
export function statementPath(period: string): string {
  return period === ''
    ? paths.statement
    : `${paths.statement}?${new URLSearchParams({ periodo: period }).toString()}`;
}

const known = new Set<string>(Object.values(paths));
const guarded = new Set<string>(protectedPaths);

/** A pathname with its escapes spelled out, but for those that would add a slash; unchanged if one is malformed. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** A pathname as all its spellings mean it: in lower case and without slashes at its end. */
export function plainPath(pathname: string): string {
  // Not a lookbehind: Safari before 16.4 refuses all code of a file that contains one.
  return decoded(pathname)
    .toLowerCase()
    .replace(/(.)\/+$/, '$1');
}

/** The route that a pathname matches, without regard to case and a trailing slash; undefined if none does. */
export function matchPath(pathname: string): AppPath | undefined {
  const plain = plainPath(pathname);
  return known.has(plain) ? (plain as AppPath) : undefined;
}

/** The protected route that a pathname matches; undefined if none does. */
export function matchProtectedPath(pathname: string): ProtectedPath | undefined {
  const path = matchPath(pathname);
  return path !== undefined && guarded.has(path) ? (path as ProtectedPath) : undefined;
}
