/** Every route of the app (spec §2). Links and redirects are written with these and nothing else. */
export const paths = {
  home: '/',
  about: '/conocenos',
  contact: '/contacto',
  legalNotice: '/aviso-legal',
  cookiePolicy: '/politica-cookies',
  privacyPolicy: '/politica-privacidad',
  terms: '/terminos-condiciones',
  login: '/iniciar',
  loginPassword: '/iniciar/password',
  signUp: '/registrate',
  signUpVerify: '/registrate/verifica',
  recovery: '/olvide',
  recoveryVerify: '/olvide/verifica',
  sendQuote: '/envia1',
  sendBeneficiary: '/envia2',
  receipt: '/envia3',
  history: '/envios',
  profile: '/mis-datos',
} as const;

/** One of the app's paths. */
export type AppPath = (typeof paths)[keyof typeof paths];

/** The receipt of one exchange, addressed by its public id. */
export function receiptPath(exchangeId: string): string {
  return `${paths.receipt}?${new URLSearchParams({ id: exchangeId }).toString()}`;
}

const known = new Set<string>(Object.values(paths));

/** The app path that a pathname matches, ignoring case and a trailing slash; undefined for any other. */
export function matchPath(pathname: string): AppPath | undefined {
  const plain = pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
  return known.has(plain) ? (plain as AppPath) : undefined;
}
