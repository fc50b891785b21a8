import type { Answer, EndpointName } from '@/api/endpoints';

type Alternatives = { readonly [N in EndpointName]?: (answer: Answer<N>) => unknown };

/**
 * The same answers in other spellings that the app has to understand (spec §7, decisions 3): they are what
 * `answers: 'alternative'` in a scenario sends.
 */
const alternatives: Alternatives = {
  exchangeRate: ({ rate }) => ({ data: [{ tasa: String(rate) }] }),
  login: ({ accessToken, refreshToken, refreshExpiresIn, user }) => ({
    data: { access_token: accessToken, refresh_token: refreshToken, refresh_expires_in: refreshExpiresIn },
    user: { userId: user.id, PermitTransfer: String(user.permitTransfer) },
  }),
  refreshSession: ({ accessToken, refreshToken, refreshExpiresIn }) => ({
    tokens: { token: accessToken, refreshToken, refreshExpiresIn },
  }),
  listCountries: (countries) => ({ Countries: countries }),
  getProfile: (profile) => ({ data: profile }),
  updateProfile: (profile) => ({ data: profile }),
  listBeneficiaries: ({ data }) => ({ Beneficiaries: data }),
  getExchange: ({ data: { paymentDetails, ...rest } }) => ({
    data: { ...rest, exchangeBeneficiary: { paymentDetails } },
  }),
};

/** The answer in its other spelling; where there is none, as it is. */
export function alternativeOf<N extends EndpointName>(name: N, answer: Answer<N>): unknown {
  const alternative: ((answer: Answer<N>) => unknown) | undefined = alternatives[name];
  return alternative ? alternative(answer) : answer;
}
