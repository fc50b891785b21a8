import { startHttpSandbox } from '@mocks/adapters/http/server';
import { memoryJar } from '@mocks/host/cookies';
import { startMirror } from '@mocks/mirror/server';
import { decodeScenario } from '@mocks/scenarios/link';
import { scenarioOf } from '@mocks/scenarios/presets/table';
import type { Scenario } from '@mocks/server/scenario';
import { logins } from '@mocks/server/seeds/accounts';
import { at, changed, type Respell } from '@mocks/server/variants/respell';
import { variantOf } from '@mocks/server/variants/table';
import { overHttp } from '@tests/support/sandbox/overHttp';
import { startStranger, type Alterations, type Altered } from '@tests/support/sandbox/stranger';
import { successes } from '@tests/support/sandbox/successes';
import { NOON, visit } from '@tests/support/sandbox/visitor';
import { afterEach, expect, test } from 'vitest';
import { endpointNames, type EndpointName } from '@/api/endpoints';

const running: (() => void)[] = [];
afterEach(() => running.splice(0).forEach((stop) => stop()));

async function startSandbox(changes: Partial<Scenario> = {}): Promise<string> {
  const { server, url } = await startHttpSandbox({
    scenario: scenarioOf('normal', {
      latencyMs: 0,
      clock: { at: new Date(NOON).toISOString(), frozen: true },
      rate: { kind: 'fixed', rate: 600 },
      ...changes,
    }),
  });
  running.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return url;
}

/**
 * Makes every call of the contract through a mirror in front of `target` and returns its report. `sandbox` is the
 * address of the sandbox behind it.
 */
async function mirrored(target: string, sandbox = target) {
  const printed: string[] = [];
  const { url, server, report } = await startMirror({
    target: new URL(target),
    print: (lines) => void printed.push(...lines),
  });
  running.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const visitor = visit(overHttp(url), memoryJar());
  for (const name of endpointNames) {
    // An account's login also works as its token, whatever the stranger did to the answer of the login.
    visitor.carry(logins.main);
    // Codes are sent anew. A refresh needs the session of the login before it.
    if (name !== 'refreshSession') await fetch(`${sandbox}/sandbox/reset`, { method: 'POST' });
    await successes[name][0](visitor);
  }
  const markdown = report.markdown();
  const sections = markdown.split(/^## /m).slice(1);
  const lines = sections.flatMap((section) => {
    const [title = ''] = section.split(' ', 1);
    return [...section.matchAll(/^- (.*)$/gm)].map(([, line = '']) => `${title}: ${line}`);
  });
  return { lines, markdown, printed };
}

test.each([
  ['the documented answers', {}],
  ['odd data', { seed: 'rara' }],
  ['a long history', { seed: 'dos-anos' }],
] as const)('a sandbox differs in nothing from its contract: %s', async (_, changes) => {
  const { lines, markdown } = await mirrored(await startSandbox(changes));
  expect(lines).toEqual([]);
  expect(markdown).toMatch(/^# 0 differences of http:\/\/127\.0\.0\.1:\d+ from the contract/);
  for (const name of endpointNames) expect(markdown).toContain(`## ${name} · `);
  expect(markdown).not.toContain('not understood');
  expect(markdown).not.toContain('a refusal');
});

test('the other spellings of a scenario are all recognised and understood', async () => {
  const { lines, markdown } = await mirrored(await startSandbox({ answers: 'alternative' }));
  expect(lines.filter((line) => !line.endsWith('our reader accepts it'))).toEqual([]);
  expect(lines).toContain('listExchanges: spelling `data[].exchange_id`, our reader accepts it');
  expect(markdown).not.toContain('not understood');
});

/** Changes the body of an answer. */
const body =
  (...changes: readonly Respell[]) =>
  (answer: Altered): Altered => ({
    ...answer,
    body: changes.reduce((value, change) => change(value, NOON), answer.body),
  });
const spelt =
  (call: EndpointName, name: string): Respell =>
  (answer, now) =>
    variantOf(call, name, answer, now);
const put = (place: string, name: string, value: unknown) =>
  at(
    place,
    changed((object) => ({ ...object, [name]: value })),
  );
const drop = (place: string, name: string) => put(place, name, undefined);
const renamed = (place: string, from: string, to: string) =>
  at(
    place,
    changed(({ [from]: value, ...rest }) => ({ ...rest, [to]: value })),
  );

const alterations: Alterations = {
  csrf: body(spelt('csrf', 'csrf_token')),
  exchangeRate: body(spelt('exchangeRate', 'data[0].tasa')),
  createExchange: (answer) => ({ ...body(drop('exchange', 'statusColour'))(answer), status: 200 }),
  checkMinimum: body(put('', 'ok', false)),
  listExchanges: body(
    put('data[]', 'score', 7),
    spelt('listExchanges', 'data[].exchange_id'),
    spelt('listExchanges', 'data[].amountSend: "12.5"'),
    spelt('listExchanges', 'exchanges[]'),
  ),
  getExchange: body(drop('data', 'status'), put('data', 'rate', true), put('data', 'inserted', 'ayer')),
  verifyCode: (answer) => ({ ...answer, status: 503, body: { error: 'Mantenimiento' } }),
  login: body(put('user', 'roles', ['user']), spelt('login', 'user.permitTransfer: boolean')),
  refreshSession: body(spelt('refreshSession', 'tokens')),
  logout: (answer) => ({ ...answer, status: 204, text: '' }),
  register: (answer) => ({ ...answer, status: 409, body: { message: 'Ya existe' } }),
  listCountries: body((rows) =>
    (rows as readonly object[]).map((row, index) => (index < 3 ? { ...row, Code: undefined } : row)),
  ),
  getProfile: body(
    put('extra', 'nickname', 'Mari'),
    renamed('address', 'postcode', 'post_code'),
    spelt('getProfile', 'PermitAmendProfile: 1'),
  ),
  ipCountry: (answer) => ({ ...answer, type: 'text/html', text: '<h1>Bienvenido</h1>' }),
  listPaymentMethods: body(put('data[]', 'pkPaymentMethod', null)),
  listFieldConfigurations: body(
    spelt('listFieldConfigurations', 'data[].helper: [].name'),
    put('data[]', 'controlType', 'Select'),
  ),
  listBeneficiaries: (answer) => ({ ...answer, status: 307, location: '/v2/api/beneficiaries?from=1' }),
  saveBeneficiary: (answer) => ({ ...answer, type: 'text/plain' }),
};

const planted = [
  'csrf: spelling `csrf_token`, our reader accepts it',
  'exchangeRate: spelling `data[0].tasa`, our reader accepts it',
  'createExchange: status 200, the contract says 201',
  'createExchange: removed `exchange.statusColour`',
  'checkMinimum: value `ok`: false, the contract says true',
  'listExchanges: added `exchanges[].score` (number)',
  'listExchanges: spelling `data[].exchange_id`, our reader accepts it',
  'listExchanges: spelling `data[].amountSend: "12.5"`, our reader accepts it',
  'listExchanges: spelling `exchanges[]`, our reader accepts it',
  'getExchange: removed `data.status`',
  'getExchange: retyped `data.rate`: boolean, the contract says number; our reader reads nothing from it',
  'getExchange: retyped `data.inserted`: text, the contract says instant; our reader reads nothing from it',
  'verifyCode: status 503, the contract says 200',
  'login: added `user.roles` (array)',
  'login: spelling `user.permitTransfer: boolean`, our reader accepts it',
  'refreshSession: spelling `tokens`, our reader accepts it',
  'logout: status 204, the contract says 200',
  'register: spelling `message`, our reader accepts it',
  'listCountries: removed `[].Code` in 3 of 249',
  'getProfile: added `extra.nickname` (text)',
  'getProfile: spelling `post_code` of `address.postcode`, our reader does not know it',
  'getProfile: spelling `PermitAmendProfile: 1`, our reader accepts it',
  'ipCountry: body is not JSON, the contract says JSON',
  'listPaymentMethods: retyped `data[].pkPaymentMethod`: null, the contract says number; our reader reads nothing from it',
  'listFieldConfigurations: value `data[].controlType`: "Select", the contract says "Textbox" or "Combo box"',
  'listFieldConfigurations: spelling `data[].helper: [].name`, our reader accepts it',
  'listBeneficiaries: status 307 to ORIGIN/v2/api/beneficiaries, the contract says 200',
  'saveBeneficiary: content-type text/plain, the contract says application/json',
];

test(`a stranger with ${planted.length} differences: each is found, one line each`, async () => {
  const sandbox = await startSandbox();
  const { url, server } = await startStranger(sandbox, alterations);
  running.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const { lines, markdown, printed } = await mirrored(url, sandbox);
  const found = lines.map((line) => line.replace(url, 'ORIGIN'));
  expect(found.toSorted()).toEqual(planted.toSorted());
  expect(markdown).toContain('not understood: the answer is not JSON');
  expect(markdown).toContain('not understood: 0 of 3 rows');
  const encoded = /~[\w-]+/g;
  const linked = [...markdown.matchAll(encoded)].map(([text]) => JSON.stringify(decodeScenario(text)));
  expect(linked.length).toBeGreaterThan(5);
  const texts = [markdown.replaceAll(encoded, ''), ...linked, ...printed];
  expect(texts.join('\n')).not.toMatch(/eyJ|Turpial2026|nueva-clave-1/);
});
