/** Every route of the app (product 2.1). Links and redirects use only these. */
export const paths = {
  home: '/',
  about: '/conocenos',
  contact: '/contacto',
  legalNotice: '/aviso-legal',
  cookiePolicy: '/politica-cookies',
  privacyPolicy: '/politica-privacidad',
  terms: '/terminos-condiciones',
  accessibility: '/accesibilidad',
  login: '/iniciar',
  loginPassword: '/iniciar/password',
  signUp: '/registrate',
  signUpVerify: '/registrate/verifica',
  passwordReset: '/olvide',
  passwordResetVerify: '/olvide/verifica',
  sendQuote: '/envia1',
  sendBeneficiary: '/envia2',
  receipt: '/envia3',
  history: '/envios',
  statement: '/envios/justificante',
  profile: '/mis-datos',
} as const;

export type AppPath = (typeof paths)[keyof typeof paths];

/** The public site: pages that inform. */
export const sitePaths = [
  paths.home,
  paths.about,
  paths.contact,
  paths.legalNotice,
  paths.cookiePolicy,
  paths.privacyPolicy,
  paths.terms,
  paths.accessibility,
] as const;

/** The routes behind the guard (product 2.15). Every other route is a public page with a form. */
export const protectedPaths = [
  paths.sendQuote,
  paths.sendBeneficiary,
  paths.receipt,
  paths.history,
  paths.statement,
  paths.profile,
] as const;

export type SitePath = (typeof sitePaths)[number];
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
