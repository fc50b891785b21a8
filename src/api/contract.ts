import * as v from 'valibot';
import type { EndpointName } from './endpoints';
import * as wire from './wire';

/** What a call does, and its parts that carry data. A call without a part leaves it out. */
export interface CallParts {
  /** What it is for, in the words of the screens, for the sandbox's panel. */
  readonly label: string;
  /** One line for the OpenAPI document. */
  readonly summary: string;
  readonly params?: v.GenericSchema;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  readonly answer: v.GenericSchema;
}

const done = v.object({ ok: v.literal(true) });
const code = { code: v.string() };
const codeAndPassword = { ...code, password: v.string() };
const refreshToken = v.object({ refreshToken: v.optional(v.string()) });
const listOf = <const S extends v.GenericSchema>(schema: S) => v.object({ data: v.array(schema) });

/** What each call carries (product 7.4): types for the app, checks and the OpenAPI document for the sandbox. */
export const contract = {
  csrf: {
    label: 'Cookie CSRF',
    summary: 'Sets the CSRF cookie',
    answer: v.object({ csrfToken: v.string() }),
  },
  exchangeRate: {
    label: 'Tasa de cambio',
    summary: 'Current rate of a currency pair',
    query: v.object({ FKCurrency_From: wire.numeric, FKCurrency_To: wire.numeric }),
    answer: v.object({ rate: v.number() }),
  },
  createExchange: {
    label: 'Crear un envío',
    summary: 'Creates an exchange; safe to repeat with the same idempotency key',
    body: wire.exchangeBody,
    answer: v.object({ exchange: wire.exchangeDetail }),
  },
  checkMinimum: {
    label: 'Comprobar el mínimo',
    summary: 'Refuses an amount under the minimum',
    query: v.object({ fkCurrencySend: wire.numeric, amountSend: wire.numeric }),
    answer: done,
  },
  listExchanges: {
    label: 'Lista de envíos',
    summary: "The user's exchanges, newest first",
    answer: v.object({ data: v.array(wire.exchange), count: v.number() }),
  },
  getExchange: {
    label: 'Un envío',
    summary: 'One exchange, by its public id or its key',
    params: v.object({ id: v.string() }),
    answer: v.object({ data: wire.exchangeDetail }),
  },
  sendVerificationCode: {
    label: 'Enviar el código de registro',
    summary: 'Sends the sign-up code',
    body: wire.identity,
    answer: done,
  },
  verifyCode: {
    label: 'Comprobar el código de registro',
    summary: 'Checks the sign-up code',
    query: wire.identityQueryWith(code),
    answer: done,
  },
  login: {
    label: 'Iniciar sesión',
    summary: 'Opens a session',
    body: wire.identityWith({ password: v.string() }),
    answer: wire.sessionAnswer,
  },
  refreshSession: {
    label: 'Renovar la sesión',
    summary: 'Rotates the refresh token, from the body or the cookie',
    body: refreshToken,
    answer: wire.sessionAnswer,
  },
  logout: {
    label: 'Cerrar la sesión',
    summary: 'Ends the session',
    body: refreshToken,
    answer: done,
  },
  register: {
    label: 'Crear la cuenta',
    summary: 'Creates the account',
    body: wire.identityWith(codeAndPassword),
    answer: done,
  },
  requestPasswordReset: {
    label: 'Enviar el código de recuperación',
    summary: 'Sends the password reset code, if there is such an account',
    body: wire.identity,
    answer: done,
  },
  verifyPasswordReset: {
    label: 'Comprobar el código de recuperación',
    summary: 'Checks the password reset code',
    query: wire.identityQueryWith(code),
    answer: done,
  },
  completePasswordReset: {
    label: 'Guardar la nueva contraseña',
    summary: 'Sets the new password',
    body: wire.identityWith(codeAndPassword),
    answer: done,
  },
  listCountries: {
    label: 'Países',
    summary: 'Countries with their ids',
    answer: v.array(wire.country),
  },
  getProfile: {
    label: 'Leer los datos personales',
    summary: "The user's personal data",
    answer: wire.profile,
  },
  updateProfile: {
    label: 'Guardar los datos personales',
    summary: 'Changes personal data',
    body: wire.profileUpdate,
    answer: wire.profile,
  },
  ipCountry: {
    label: 'País de la conexión',
    summary: "Country of the visitor's address",
    answer: v.object({ iso2: v.string(), name: v.string(), dial: v.string() }),
  },
  listPaymentMethods: {
    label: 'Métodos de pago',
    summary: 'Ways to pay out',
    answer: listOf(wire.paymentMethod),
  },
  listFieldConfigurations: {
    label: 'Campos de los métodos de pago',
    summary: "Fields of the payment methods' forms",
    query: v.object({ paymentMethodId: v.exactOptional(wire.numeric) }),
    answer: listOf(wire.fieldConfiguration),
  },
  listBeneficiaries: {
    label: 'Lista de beneficiarios',
    summary: 'Saved beneficiaries',
    answer: listOf(wire.beneficiary),
  },
  saveBeneficiary: {
    label: 'Guardar un beneficiario',
    summary: 'Creates a beneficiary, or changes the one whose id it carries',
    body: wire.beneficiaryBody,
    answer: wire.beneficiary,
  },
  deleteBeneficiary: {
    label: 'Eliminar un beneficiario',
    summary: 'Deletes a beneficiary',
    params: v.object({ id: wire.numeric }),
    answer: done,
  },
} satisfies Readonly<Record<EndpointName, CallParts>>;

type Contract = typeof contract;

/** The type of one part of a call; undefined when the call has no such part. */
type Part<N extends EndpointName, K extends Exclude<keyof CallParts, 'label' | 'summary'>> =
  Contract[N] extends Readonly<Record<K, infer S extends v.GenericSchema>> ? wire.Wire<S> : undefined;

export type Params<N extends EndpointName> = Part<N, 'params'>;
export type Query<N extends EndpointName> = Part<N, 'query'>;
export type Body<N extends EndpointName> = Part<N, 'body'>;
export type Answer<N extends EndpointName> = Part<N, 'answer'>;
