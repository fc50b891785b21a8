import { changed, inside, names, values, without, type CallVariants, type Variants } from './respell';

/** The CSRF token in the body, in addition to its cookie. */
const csrfVariants: Variants = {
  ...inside('data'),
  ...names({ csrfToken: ['csrf_token', 'token'] }),
};

/** Puts the tokens at a path, beside the user. */
const tokensIn = (...path: readonly string[]) =>
  changed(({ user, ...tokens }) => ({
    user,
    ...(path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), tokens) as object),
  }));

/** The instant when the refresh token expires, in place of the seconds until then; without them, no change. */
const refreshEnds = (write: (instant: number) => unknown, name = 'refreshExpiresAt') =>
  changed((answer, now) => {
    const { refreshExpiresIn, ...rest } = answer;
    if (typeof refreshExpiresIn !== 'number') return answer;
    return { ...rest, [name]: write(now + refreshExpiresIn * 1000) };
  });

/** Login and refresh (product 3.2): names and places of tokens and user. */
const openedVariants: Variants = {
  ...names({
    accessToken: ['access_token', 'token'],
    refreshToken: ['refresh_token'],
    refreshExpiresIn: ['refresh_expires_in'],
    'user.id': ['userId', 'user_id', 'pkUser', 'PKUser', 'sub'],
    'user.identityVerification': ['identity_verification', 'IdentityVerification'],
    'user.countryResidenceIso2': ['country_residence_iso2', 'CountryResidenceIso2'],
    'user.permitTransfer': ['permit_transfer', 'PermitTransfer'],
  }),
  'refreshExpiresAt: ms': refreshEnds((instant) => instant),
  'refreshExpiresAt: s': refreshEnds((instant) => instant / 1000),
  'refreshExpiresAt: ISO': refreshEnds((instant) => new Date(instant).toISOString()),
  refresh_expires_at: refreshEnds((instant) => instant, 'refresh_expires_at'),
  ...values('user.permitTransfer', {
    boolean: (value) => value === 1,
    '"1"': (value) => String(value),
    '"true"': (value) => (value === 1 ? 'true' : 'false'),
    '2': (value) => (value === 1 ? 2 : 0),
  }),
  ...values('user.id', { '"1"': (value) => String(value) }),
  ...values('user.countryResidenceIso2', { '"es"': (value) => String(value).toLowerCase() }),
  data: tokensIn('data'),
  tokens: tokensIn('tokens'),
  session: tokensIn('session'),
  'data.tokens': tokensIn('data', 'tokens'),
  'data.session': tokensIn('data', 'session'),
  'data.user': changed((answer) => ({ data: answer })),
  'user → .': changed(({ user, ...rest }) => ({ ...rest, ...(user as object) })),
  'user → data': changed(({ user, ...rest }) => ({ ...rest, data: user })),
  'user → token': without('user'),
};

export const sessionVariants: CallVariants = {
  csrf: csrfVariants,
  login: openedVariants,
  refreshSession: openedVariants,
};
