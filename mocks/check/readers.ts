import * as v from 'valibot';
import { readBeneficiaries, readSavedBeneficiary } from '@/api/beneficiaries';
import { readCountries, readIpCountry } from '@/api/countries';
import { readCsrfToken } from '@/api/csrf';
import type { EndpointName } from '@/api/endpoints';
import { readCreatedExchange } from '@/api/exchangeCreation';
import { readExchangeAnswer, readExchangeList } from '@/api/exchanges';
import { readFieldConfigurations, readPaymentMethods } from '@/api/paymentMethods';
import { readProfile, readSavedProfile } from '@/api/profile';
import { readRate } from '@/api/rates';
import { readSession } from '@/api/session';
import { beneficiaryBody, type BeneficiaryBody } from '@/api/wire';

/** The parts of a call that its reader needs. */
export interface Asked {
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** The beneficiary to save; an incomplete body adds nothing to the answer. */
function beneficiaryIn({ body }: Asked): BeneficiaryBody {
  const result = v.safeParse(beneficiaryBody, body);
  return result.success ? result.output : { paymentMethodId: 0, paymentDetails: {} };
}

type Reader = (answer: unknown, asked: Asked) => unknown;

/** How the app reads the answer of each call; undefined where it does not. */
export const readers: Readonly<Record<EndpointName, Reader | undefined>> = {
  csrf: readCsrfToken,
  exchangeRate: readRate,
  createExchange: readCreatedExchange,
  checkMinimum: undefined,
  listExchanges: readExchangeList,
  getExchange: (answer, { params }) => readExchangeAnswer(answer, params.id ?? ''),
  sendVerificationCode: undefined,
  verifyCode: undefined,
  login: readSession,
  refreshSession: readSession,
  logout: undefined,
  register: undefined,
  requestPasswordReset: undefined,
  verifyPasswordReset: undefined,
  completePasswordReset: undefined,
  listCountries: readCountries,
  getProfile: readProfile,
  updateProfile: readSavedProfile,
  ipCountry: readIpCountry,
  listPaymentMethods: readPaymentMethods,
  listFieldConfigurations: readFieldConfigurations,
  listBeneficiaries: readBeneficiaries,
  saveBeneficiary: (answer, asked) => readSavedBeneficiary(answer, beneficiaryIn(asked)),
  deleteBeneficiary: undefined,
};

/** Calls for which every 2xx is a success, whatever its body contains (decision 13). */
export const acceptsAnyBody: ReadonlySet<EndpointName> = new Set([
  'register',
  'updateProfile',
  'saveBeneficiary',
  'logout',
]);
