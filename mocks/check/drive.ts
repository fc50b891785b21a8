import type { RuleName } from '@mocks/server/rules/refusals';
import type { Beneficiary } from '@/api/beneficiaries';
import { contract } from '@/api/contract';
import { endpointNames, endpoints } from '@/api/endpoints';
import { exchangeBody, readCreatedExchange } from '@/api/exchangeCreation';
import { readExchangeList } from '@/api/exchanges';
import { emailIdentity, identityQuery } from '@/api/identity';
import { readProfile } from '@/api/profile';
import { readRate } from '@/api/rates';
import { readSession } from '@/api/session';
import type { Identity } from '@/api/wire';
import { RECEIVE_CURRENCY, SEND_CURRENCY } from '@/lib/currencies';
import { receiveFor } from '@/lib/money';
import { randomId } from '@/lib/randomId';
import { driveBeneficiaries, withBeneficiary } from './beneficiaries';
import type { Client } from './client';
import { createJudge, read, type Judge } from './judge';
import type { Report } from './report';

export interface DriveOptions {
  /** The test account. */
  readonly identity: Identity;
  readonly password: string;
  /** Creates an exchange of `amount` euros, and asks for the refusals of an exchange. */
  readonly money: boolean;
  readonly amount: number;
  /** An e-mail without an account, to which codes may be sent: the check signs up with it. */
  readonly contact?: string | undefined;
  /** The code that was sent to the contact. */
  readonly readCode?: ((contact: string) => Promise<string>) | undefined;
}

const NO_CONTACT = 'needs --contact: an e-mail to which codes may be sent';
const NO_MONEY = 'needs --money: it creates an exchange';
const NO_NEW_ACCOUNT = 'needs --money and --contact: a new account tries to send';
/** No code that a server sends. */
const WRONG_CODE = '000000';
const NEW_PASSWORD = 'Comprobar-2026';

/** Makes the calls of this access that need nothing else. */
async function drivePlain({ success }: Judge, client: Client, access: 'public' | 'session'): Promise<void> {
  for (const name of endpointNames) {
    const { method, path, access: needed } = endpoints[name];
    if (method !== 'GET' || needed !== access || path.includes(':') || 'query' in contract[name]) continue;
    await success(client, name);
  }
}

/** The calls of somebody without a session. */
async function driveAnonymous(judge: Judge, client: Client): Promise<number | undefined> {
  const { success, refused } = judge;
  const stranger = emailIdentity(`nadie-${randomId().slice(0, 8)}@turpial.invalid`);
  const pair = { FKCurrency_From: SEND_CURRENCY.id, FKCurrency_To: RECEIVE_CURRENCY.id };
  await success(client, 'csrf');
  const rate = read(readRate, await success(client, 'exchangeRate', { query: pair }));
  await drivePlain(judge, client, 'public');
  await refused(client, 'currencyPair', 'exchangeRate', { query: { FKCurrency_From: 1, FKCurrency_To: 2 } });
  await refused(client, 'address', 'listCountries', { path: '/api/no-such-call' });
  await refused(client, 'csrf', 'logout', { body: {}, without: 'csrf' });
  await refused(client, 'bearer', 'listExchanges', { without: 'token' });
  await refused(client, 'json', 'login', { body: '{' });
  await refused(client, 'contract', 'login', { body: {} });
  await refused(client, 'credentials', 'login', { body: { ...stranger, password: NEW_PASSWORD } });
  await refused(client, 'refreshToken', 'refreshSession', { body: { refreshToken: 'ninguno' } });
  const query = { ...identityQuery(stranger), code: WRONG_CODE };
  await refused(client, 'code', 'verifyCode', { query });
  await refused(client, 'code', 'verifyPasswordReset', { query });
  return rate === undefined ? undefined : Number(rate);
}

async function signIn({ success }: Judge, client: Client, identity: Identity, password: string) {
  const answer = await success(client, 'login', { body: { ...identity, password } });
  const opened = read(readSession, answer);
  client.carry(opened?.tokens.accessToken);
  return opened;
}

/** Reads everything of the account. Saves its personal data as they are. */
async function driveReading(judge: Judge, client: Client, report: Report): Promise<void> {
  const { success, refused } = judge;
  const history = read(readExchangeList, await success(client, 'listExchanges'));
  const id = history?.exchanges[0]?.exchangeId;
  if (id === undefined) report.skip('getExchange', 'the account has no exchange');
  else await success(client, 'getExchange', { params: { id } });
  await refused(client, 'ownRow', 'getExchange', { params: { id: 'ninguno' } });
  await success(client, 'checkMinimum', { query: { fkCurrencySend: SEND_CURRENCY.id, amountSend: 1000 } });
  await refused(client, 'minimum', 'checkMinimum', {
    query: { fkCurrencySend: SEND_CURRENCY.id, amountSend: 0.01 },
  });
  await refused(client, 'currencyPair', 'checkMinimum', { query: { fkCurrencySend: 1, amountSend: 1000 } });
  const headers = { 'x-use-auth-header': 'true' };
  const profile = read(readProfile, await success(client, 'getProfile', { headers }));
  if (!profile) return report.skip('updateProfile', 'the personal data cannot be read');
  report.skipRefusal('needs the login of an account in review', 'profileInReview');
  const { telephoneCountry, telephoneNumber, email } = profile.extra;
  // Unchanged: the reader gives a text where the server has none.
  const extra = {
    telephoneCountry: telephoneCountry || null,
    telephoneNumber: telephoneNumber || null,
    email: email || null,
  };
  const body = { extra };
  if (profile.permitAmend) await success(client, 'updateProfile', { body });
  else {
    report.skip('updateProfile', 'the account is in review');
    await refused(client, 'profileInReview', 'updateProfile', { body });
  }
}

interface Order {
  readonly row: Beneficiary;
  readonly rate: number;
  readonly amount: number;
}

const exchangeOf = ({ row, rate, amount }: Order) =>
  exchangeBody({
    amount: String(amount),
    receive: receiveFor(String(amount), String(rate)),
    rate: String(rate),
    beneficiary: row,
  });

/** Creates one exchange to a beneficiary, after the refusals of all others. */
async function driveMoney(
  { success, refused }: Judge,
  client: Client,
  report: Report,
  order: Order,
): Promise<void> {
  const bodyOf = (amount: number) => exchangeOf({ ...order, amount });
  const { amount, rate } = order;
  const body = exchangeOf(order);
  const to = body.exchangeBeneficiary;
  const wrong: readonly (readonly [RuleName, object])[] = [
    ['currencyPair', { ...body, fkCurrencyReceive: 1 }],
    ['amount', { ...body, amountSend: amount + 0.001 }],
    ['currentRate', { ...body, rate: rate + 1 }],
    ['minimum', bodyOf(0.01)],
    ['maximum', bodyOf(1_000_000)],
    ['amountReceive', { ...body, amountReceive: body.amountReceive + 1 }],
    ['ownBeneficiary', { ...body, exchangeBeneficiary: { ...to, fkBeneficiary: 999_999_999 } }],
    ['methodOfBeneficiary', { ...body, exchangeBeneficiary: { ...to, fkPaymentMethod: 999_999 } }],
  ];
  for (const [rule, refusedBody] of wrong)
    await refused(client, rule, 'createExchange', { body: refusedBody });
  const headers = { 'idempotency-key': randomId() };
  const created = async () =>
    read(readCreatedExchange, await success(client, 'createExchange', { body, headers }))?.exchangeId;
  const [once, again] = [await created(), await created()];
  if (again !== undefined && again !== once)
    report.add('createExchange', ['a repeated idempotency key creates a second exchange']);
  await refused(client, 'idempotency', 'createExchange', { body: bodyOf(amount + 1), headers });
}

/** A new account may not send. */
async function driveUnapproved(judge: Judge, client: Client, report: Report, order: Order): Promise<void> {
  const { paymentMethodId, paymentDetails } = order.row;
  await withBeneficiary(judge, client, report, { paymentMethodId, paymentDetails }, async (row) => {
    await judge.refused(client, 'approvedAccount', 'createExchange', { body: exchangeOf({ ...order, row }) });
  });
}

/** Signs up with the contact, tries the order, and changes the password of that new account. */
async function driveSignUp(
  judge: Judge,
  client: Client,
  report: Report,
  options: DriveOptions & { readonly contact: string },
  order: Order | undefined,
): Promise<void> {
  const { success, refused } = judge;
  const { contact, readCode = () => Promise.resolve('') } = options;
  const identity = emailIdentity(contact);
  const query = identityQuery(identity);
  const password = NEW_PASSWORD;
  await refused(client, 'freeContact', 'sendVerificationCode', { body: options.identity });
  await success(client, 'sendVerificationCode', { body: identity });
  const code = await readCode(contact);
  await success(client, 'verifyCode', { query: { ...query, code } });
  await refused(client, 'code', 'register', { body: { ...identity, code: WRONG_CODE, password } });
  await refused(client, 'password', 'register', { body: { ...identity, code, password: 'corta' } });
  await success(client, 'register', { body: { ...identity, code, password } });
  await signIn(judge, client, identity, password);
  if (order) await driveUnapproved(judge, client, report, order);
  const extra = { countryBirth: 999_999, telephoneCountry: null, telephoneNumber: null, email: contact };
  await refused(client, 'country', 'updateProfile', { body: { extra } });
  await success(client, 'logout', { body: {} });
  client.carry(undefined);

  await success(client, 'requestPasswordReset', { body: identity });
  const reset = await readCode(contact);
  await success(client, 'verifyPasswordReset', { query: { ...query, code: reset } });
  const changed = { ...identity, code: reset, password: `${password}-1` };
  await refused(client, 'password', 'completePasswordReset', { body: { ...changed, password: 'corta' } });
  await success(client, 'completePasswordReset', { body: changed });
  await signIn(judge, client, identity, `${password}-1`);

  await success(client, 'requestPasswordReset', { body: identity });
  const wrong = { query: { ...query, code: WRONG_CODE } };
  for (let tries = 0; tries < 5; tries += 1) await refused(client, 'code', 'verifyPasswordReset', wrong);
  await refused(client, 'codeAttempts', 'verifyPasswordReset', wrong);
}

/** The ends of a session. A server may end all sessions of the account when an old token comes back. */
async function driveSessionEnd(judge: Judge, client: Client, refreshToken: string): Promise<void> {
  const { success, refused } = judge;
  const next = read(readSession, await success(client, 'refreshSession', { body: { refreshToken } }));
  const newest = next?.tokens.refreshToken ?? refreshToken;
  client.carry(next?.tokens.accessToken);
  if (newest !== refreshToken)
    await refused(client, 'refreshReused', 'refreshSession', { body: { refreshToken } });
  await success(client, 'logout', { body: { refreshToken: newest } });
}

/** Makes every call and every safe refusal. It changes and deletes only what it made itself. */
export async function drive(newClient: () => Client, options: DriveOptions, report: Report): Promise<void> {
  const judge = createJudge(report);
  const { identity, password, money, amount, contact } = options;
  const rate = await driveAnonymous(judge, newClient());
  const signUp = ['sendVerificationCode', 'verifyCode', 'register'] as const;
  const reset = ['requestPasswordReset', 'verifyPasswordReset', 'completePasswordReset'] as const;
  for (const name of [...signUp, ...reset]) report.skip(name, NO_CONTACT);
  if (!money) report.skip('createExchange', NO_MONEY);
  report.skipRefusal('a code has to grow ten minutes old', 'codeLifetime');
  report.skipRefusal('locking an account would take it from its owner', 'lockedAccount');
  report.skipRefusal(NO_NEW_ACCOUNT, 'approvedAccount');
  if (contact === undefined)
    report.skipRefusal(NO_CONTACT, 'freeContact', 'password', 'codeAttempts', 'country');
  let order: Order | undefined;
  const client = newClient();
  const opened = await signIn(judge, client, identity, password);
  if (opened) {
    await drivePlain(judge, client, 'session');
    await driveReading(judge, client, report);
    await driveBeneficiaries(judge, client, report, async (row) => {
      if (!money || rate === undefined) return;
      order = { row, rate, amount };
      await driveMoney(judge, client, report, order);
    });
    const { refreshToken } = opened.tokens;
    if (refreshToken !== undefined) await driveSessionEnd(judge, client, refreshToken);
    else await judge.success(client, 'logout', { body: {} });
  }
  if (contact !== undefined) await driveSignUp(judge, newClient(), report, { ...options, contact }, order);
  // Without a CSRF token no server signs anybody in.
  const why = new Set([...report.linesOf('login'), ...report.linesOf('csrf')]);
  report.skipAll(
    opened ? 'an earlier call did not give what it needs' : `nobody could sign in (${[...why].join('; ')})`,
  );
}
