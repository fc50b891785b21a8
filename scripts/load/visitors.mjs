import { root } from '../tools/cli.mjs';
import { freePort, siteConf, startNginx } from '../tools/nginx.mjs';
import { startProgram } from '../tools/programs.mjs';
import { percentile } from '../tools/statistics.mjs';
import { createVisitor } from './visitor.mjs';

/** Many visitors at once at the site behind nginx, whose API is the sandbox. Each has an account and a cookie jar. */

const RATE_QUERY = 'FKCurrency_From=43&FKCurrency_To=147';

/** Sandbox commands of a test: no latency, and codes and approvals that a person would give. */
const controlOf = (/** @type {string} */ sandbox) => ({
  async tell(/** @type {string} */ command, /** @type {object} */ inputs) {
    const answer = await fetch(`${sandbox}/sandbox/${command}`, {
      method: 'POST',
      body: JSON.stringify(inputs),
    });
    if (!answer.ok) throw new Error(`${command}: ${await answer.text()}`);
  },
  /** @returns {Promise<any[]>} */
  async ask(/** @type {string} */ query) {
    return (await fetch(`${sandbox}/sandbox/${query}`)).json();
  },
});

/** Cents that no other visitor sends: thousands of transfers stay between 10 € and 3000 €. */
const centsOf = (
  /** @type {number} */ visitor,
  /** @type {number} */ transfer,
  /** @type {number} */ transfers,
) => 1000 + visitor * transfers + transfer;

/**
 * @param {string} site
 * @param {ReturnType<typeof controlOf>} control
 * @param {number} number
 * @param {(text: string) => void} wrong
 */
async function signUp(site, control, number, wrong) {
  const login = `carga${number}@turpial.example`;
  const password = `Carga-${number}-2026`;
  const identity = { loginType: 1, login };
  const visitor = createVisitor(site, login, wrong);
  await visitor.get('/api/csrf');
  await visitor.post('/api/user-login-verification/send', identity);
  const { code } = (await control.ask('inbox')).findLast(({ to }) => to === login) ?? {};
  await visitor.get(
    `/api/user-login-verification/verify?loginType=1&login=${encodeURIComponent(login)}&code=${code}`,
  );
  await visitor.post('/api/user-registration', { ...identity, code, password });
  await control.tell('updateUser', { login, changes: { status: 'approved' } });
  await visitor.logIn({ ...identity, password });
  return visitor;
}

/**
 * Sends the transfers of a visitor, all at once; a confirmation is pressed twice, with the same key.
 *
 * @param {import('./visitor.mjs').Visitor} visitor
 * @param {number[]} amounts in cents
 */
async function sendAll(visitor, amounts) {
  const { rate } = await visitor.get(`/api/exchange-rate?${RATE_QUERY}`);
  const details = { titular: 'Ana Pérez', banco: '0102', cedula: 'V12345678', telefono: '04141234567' };
  const paymentDetails = { alias: visitor.login.split('@')[0] ?? '', ...details };
  const { id } = await visitor.post('/api/beneficiaries', { paymentMethodId: 1, paymentDetails });
  const rateCents = Math.round(rate * 100);
  const send = (/** @type {number} */ cents) =>
    visitor.post(
      '/api/exchange',
      {
        fkCurrencySend: 43,
        fkCurrencyReceive: 147,
        amountSend: cents / 100,
        amountReceive: Math.floor((cents * rateCents) / 100) / 100,
        rate,
        exchangeBeneficiary: { fkBeneficiary: id, fkPaymentMethod: 1, paymentDetails: details },
      },
      { 'idempotency-key': `${visitor.login} ${cents}` },
    );
  const sent = await Promise.all([...amounts, ...amounts.slice(0, 1)].map(send));
  return sent.map(({ exchange }) => String(exchange?.exchangeId));
}

/**
 * @param {number} count
 * @param {number} transfers
 */
export async function measureVisitors(count, transfers) {
  const sandbox = await startProgram('sandbox');
  const port = await freePort();
  const nginx = await startNginx(
    siteConf({
      SITE_PORT: `${port}`,
      SITE_ROOT: root,
      API_UPSTREAM: sandbox.url,
      TRUSTED_PROXY: '127.0.0.1',
    }),
    port,
  );
  const control = controlOf(sandbox.url);
  await control.tell('change', { changes: { latencyMs: 0 } });
  /** @type {string[]} */
  const wrong = [];
  const say = (/** @type {string} */ text) => void wrong.push(text);
  const numbers = Array.from({ length: count }, (_, number) => number);
  const amountsOf = (/** @type {number} */ number) =>
    Array.from({ length: transfers }, (_, transfer) => centsOf(number, transfer, transfers));
  const started = performance.now();

  const visitors = await Promise.all(numbers.map((number) => signUp(nginx.url, control, number, say)));
  const sent = await Promise.all(visitors.map((visitor, number) => sendAll(visitor, amountsOf(number))));
  await Promise.all(
    visitors.map(async (visitor, number) => {
      const { data } = await visitor.get('/api/exchanges');
      const got = data.map((/** @type {{ amountSend: number }} */ row) => Math.round(row.amountSend * 100));
      const [seen, own] = [got, amountsOf(number)].map((amounts) => amounts.sort().join(' '));
      if (seen !== own) say(`${visitor.login} sees ${seen} instead of ${own}`);
      const [first, ...rest] = sent[number] ?? [];
      if (rest.at(-1) !== first) say(`${visitor.login}: the repeated press made another transfer`);
      const beneficiaries = (await visitor.get('/api/beneficiaries')).data;
      if (beneficiaries.length !== 1) say(`${visitor.login} sees ${beneficiaries.length} beneficiaries`);
      const detail = await visitor.get(`/api/exchange/id/${first}`);
      if (detail.data?.exchangeId !== first) say(`${visitor.login} cannot read ${first}`);
      const [other] = sent[(number + 1) % count] ?? [];
      if (count > 1) await visitor.getMissing(`/api/exchange/id/${other}`);
      await visitor.refresh();
      const profile = await visitor.get('/api/user-profile');
      if (profile.login !== visitor.login) say(`${visitor.login} got the profile of ${profile.login}`);
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  for (const [number, { login }] of visitors.entries()) {
    const rows = await control.ask(`exchanges?login=${encodeURIComponent(login)}`);
    if (rows.length !== transfers) say(`the server has ${rows.length} transfers of visitor ${number}`);
  }
  await nginx.close();
  await sandbox.close();
  const times = visitors.flatMap((visitor) => visitor.times);
  return {
    calls: times.length,
    seconds,
    medianMs: Math.round(percentile(times, 50)),
    p95Ms: Math.round(percentile(times, 95)),
    wrong,
  };
}
