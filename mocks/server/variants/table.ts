import type { EndpointName } from '@/api/endpoints';
import { beneficiaryVariants } from './beneficiaries';
import { exchangeVariants } from './exchanges';
import { profileVariants } from './profile';
import { referenceVariants } from './reference';
import type { CallVariants } from './respell';
import { sessionVariants } from './session';

/**
 * All spellings of an answer that the app has to understand besides the documented one (product 3.1, 7.5).
 */
const answerVariants: CallVariants = {
  ...sessionVariants,
  ...profileVariants,
  ...referenceVariants,
  ...beneficiaryVariants,
  ...exchangeVariants,
};

/** The variants that `answers: 'alternative'` in a scenario combines. */
const mixed: Readonly<Partial<Record<EndpointName, readonly string[]>>> = {
  csrf: ['csrf_token', 'data'],
  exchangeRate: ['data[0].tasa'],
  createExchange: ['exchange.statusColor', 'data.exchange'],
  listExchanges: ['data[].exchange_id', 'data[].beneficiary.alias', '[]'],
  getExchange: ['data.exchangeBeneficiary.paymentDetails', 'data[0]'],
  login: [
    'access_token',
    'refresh_token',
    'refresh_expires_in',
    'user.userId',
    'user.PermitTransfer',
    'data',
  ],
  refreshSession: ['token', 'refreshExpiresAt: ISO', 'user → token', 'tokens'],
  listCountries: ['[].iso2', 'Countries'],
  getProfile: ['name.firstName', 'address.postalCode', 'extra.phone, whole', 'data'],
  updateProfile: ['name.lastName', 'address.fkCountry', 'profile'],
  ipCountry: ['ISO2', 'data'],
  listPaymentMethods: ['data[].PKPaymentMethod', '[]'],
  listFieldConfigurations: ['data[].SystemFieldName', 'data[].helper: list', 'Data[]'],
  listBeneficiaries: ['data[].pkBeneficiary', 'data[].paymentDetails: JSON', 'Beneficiaries[]'],
  saveBeneficiary: ['fkPaymentMethod', 'beneficiary'],
};

/** Names of a call's variants; empty if the app does not read the answer. */
export function variantNames(call: EndpointName): readonly string[] {
  return Object.keys(answerVariants[call] ?? {});
}

/** The answer in one variant. Throws for an unknown name and lists the known ones. */
export function variantOf(call: EndpointName, name: string, answer: unknown, now: number): unknown {
  const respell = answerVariants[call]?.[name];
  if (respell) return respell(answer, now);
  throw new Error(unknownVariant(call, name));
}

export function unknownVariant(call: string, name: string): string {
  const known = Object.hasOwn(answerVariants, call) ? variantNames(call as EndpointName) : [];
  return `Unknown variant '${name}' of ${call}. Known: ${known.join(', ') || 'none'}`;
}

/** The answer with several variants combined; unchanged if there are none. */
export function alternativeOf(call: EndpointName, answer: unknown, now: number): unknown {
  return (mixed[call] ?? []).reduce((spelt, name) => variantOf(call, name, spelt, now), answer);
}
