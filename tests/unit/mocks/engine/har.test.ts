import { harSchema, type Har } from '@mocks/engine/har/format';
import type { Sandbox } from '@mocks/engine/sandbox';
import type { Fault } from '@mocks/server/faultKinds';
import type { Scenario } from '@mocks/server/scenario';
import { logins, SEED_PASSWORD } from '@mocks/server/seeds/accounts';
import { successes } from '@tests/support/sandbox/successes';
import { stillSandbox, visit, type Visitor } from '@tests/support/sandbox/visitor';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { EndpointName } from '@/api/endpoints';

const SIGN_UP = { loginType: 1, login: 'nadie@turpial.example' } as const;
const NEW_PASSWORD = 'nueva-clave-1';

/** A sign-up and a login: the calls that carry every kind of secret. */
async function signUp(visitor: Visitor): Promise<void> {
  const code = '246810';
  const steps = [
    () => visitor.call('sendVerificationCode', { body: SIGN_UP }),
    () => visitor.call('verifyCode', { query: { ...SIGN_UP, loginType: '1', code } }),
    () => visitor.call('register', { body: { ...SIGN_UP, code, password: NEW_PASSWORD } }),
    () => visitor.login(SIGN_UP.login, NEW_PASSWORD),
    () => visitor.call('refreshSession', { body: {} }),
    () => visitor.call('getProfile'),
  ];
  // A cut answer cannot be read, and the next step follows all the same.
  for (const step of steps) await step().catch(() => undefined);
}

/** Every secret that the sandbox has given out. */
function secretsOf(sandbox: Sandbox, visitor: Visitor, tokens: readonly string[]): readonly string[] {
  const codes = sandbox.inbox().map(({ code }) => code);
  const cookies = ['csrf-token', 'turpial-refresh'].flatMap((name) => visitor.jar.get(name) ?? []);
  return [...codes, ...cookies, ...tokens, NEW_PASSWORD, SEED_PASSWORD];
}

/** The access and refresh tokens in the answers of a sandbox. */
function spy(sandbox: Sandbox) {
  const tokens: string[] = [];
  const respond: Sandbox['respond'] = async (request, jar) => {
    const response = await sandbox.respond(request, jar);
    if (response.type !== 'error') {
      const text = await response.clone().text();
      tokens.push(...(text.match(/[\w-]{20,}\.[\w-]{20,}\.\w+|"(?:MS|Mi|My)[\w-]{8,}"/g) ?? []));
    }
    return response;
  };
  return { respond, tokens };
}

describe('an exported HAR', () => {
  test.each<[string, Partial<Scenario>]>([
    ['documented answers', {}],
    ['other spellings', { answers: 'alternative' }],
    ['cut answers', { faults: [{ call: '*', kind: 'malformed' }] }],
  ])('has no token, code or password, with %s', async (_what, changes) => {
    const sandbox = stillSandbox({ ...changes, faults: [] });
    const { respond, tokens } = spy(sandbox);
    const visitor = visit({ respond });
    await visitor.login();
    sandbox.change({ faults: changes.faults ?? [] });
    await signUp(visitor);
    expect(tokens.length).toBeGreaterThan(0);
    const text = JSON.stringify(sandbox.har());
    const secrets = secretsOf(sandbox, visitor, tokens);
    expect(secrets.filter((secret) => text.includes(secret.replaceAll('"', '')))).toEqual([]);
    expect(text).toContain('verifyCode');
  });

  test('is HAR 1.2 with one entry per call, also for a failed one', async () => {
    const sandbox = stillSandbox({ faults: [{ call: 'listCountries', kind: 'network' }] });
    const visitor = await visit(sandbox).login();
    await visitor.call('listBeneficiaries');
    await visitor.call('listCountries');
    const har = sandbox.har();
    expect(v.parse(v.strictObject(harSchema.entries), har)).toEqual(har);
    expect(har.log.entries.map(({ _call, response }) => [_call, response.status])).toEqual([
      ['csrf', 200],
      ['login', 200],
      ['listBeneficiaries', 200],
      ['listCountries', 0],
    ]);
  });
});

/** What a client saw: status and body, or the kind of error of an answer that it could not read. */
async function seen(call: EndpointName, visitor: Visitor): Promise<unknown> {
  return successes[call][0](visitor).catch((error: unknown) => (error instanceof Error ? error.name : error));
}

const faults: readonly (Fault['kind'] | 'none')[] = [
  'none',
  'network',
  'lost',
  'malformed',
  'mistyped',
  'answer',
];
const faultOf = (call: EndpointName, kind: (typeof faults)[number]): readonly Fault[] =>
  kind === 'none' ? [] : [{ call, kind, body: { error: 'Otra' } } as Fault];

describe('a HAR as a scenario', () => {
  test.each<[EndpointName, readonly (typeof faults)[number][]]>([
    ['listBeneficiaries', faults],
    ['createExchange', faults],
    // Its success contains fresh tokens, so the server gives it itself.
    ['refreshSession', ['none', 'network', 'malformed']],
  ])('%s gets the recorded answer, whatever the fault was', async (call, kinds) => {
    for (const kind of kinds) {
      const recorder = stillSandbox();
      const visitor = await visit(recorder).login();
      recorder.change({ faults: faultOf(call, kind) });
      const first = await seen(call, visitor);
      const player = stillSandbox({ minimumSend: 500, rate: { kind: 'fixed', rate: 1 } });
      player.playHar(JSON.parse(JSON.stringify(recorder.har())));
      const other = await visit(player).login();
      expect([kind, await seen(call, other)]).toEqual([kind, first]);
    }
  });

  test('answers a call about a phone, which it hides', async () => {
    const query = { loginType: '2', loginCountry: '+34', phone: '611222333', code: '246810' } as const;
    const recorder = stillSandbox({ faults: [{ call: 'verifyCode', kind: 'status', status: 500 }] });
    await visit(recorder).call('verifyCode', { query });
    const player = stillSandbox();
    player.playHar(recorder.har());
    expect(await visit(player).call('verifyCode', { query })).toMatchObject({ status: 500 });
  });

  test('answers the same call in the recorded order, then with the last answer', async () => {
    const rate = { kind: 'sequence', rates: [601, 602] } as const;
    const recorder = stillSandbox({ rate });
    const ask = async (sandbox: Sandbox) => {
      const query = { FKCurrency_From: 43, FKCurrency_To: 147 };
      const { body } = await visit(sandbox).call('exchangeRate', { query });
      sandbox.advance(1000);
      return body.rate;
    };
    const first = [await ask(recorder), await ask(recorder)];
    const player = stillSandbox();
    player.playHar(recorder.har());
    expect([await ask(player), await ask(player), await ask(player)]).toEqual([...first, 602]);
    expect(player.log().at(-1)?.why).toMatchObject({ by: 'scenario', name: 'recording[1]' });
  });

  test('starts at the instant of its first call, and survives its link', async () => {
    const recorder = stillSandbox();
    recorder.advance(90_000);
    await visit(recorder).call('listCountries');
    const player = stillSandbox();
    player.advance(5000);
    player.playHar(recorder.har());
    expect(player.clock.now()).toBe(recorder.clock.now());
    const there = stillSandbox();
    there.importState(JSON.parse(JSON.stringify(player.exportState())));
    expect(there.scenario().recording).toHaveLength(1);
  });

  test('of a browser is read: absolute addresses, base64, other hosts, calls of other programs', async () => {
    const entry = (url: string, text: string, encoding?: string) => ({
      startedDateTime: '2026-03-10T12:00:00.000Z',
      request: { method: 'GET', url },
      response: {
        status: 200,
        content: { mimeType: 'application/json', text, ...(encoding && { encoding }) },
      },
    });
    const body = [{ PKCountry: 1, Name: 'Venezuela', Code: 'VE' }];
    const coded = Buffer.from(JSON.stringify(body)).toString('base64');
    const entries = [
      entry('', ''),
      entry('https://other.example/logo.png', ''),
      entry('https://other.example/app/api/countries', coded, 'base64'),
    ];
    const sandbox = stillSandbox();
    sandbox.playHar({ log: { version: '1.2', pages: [], entries } });
    expect((await visit(sandbox).call('listCountries')).body).toEqual(body);
    expect(sandbox.scenario().recording).toHaveLength(1);
  });

  test.each<[unknown, string]>([
    [{}, 'log'],
    [{ log: { entries: [] } }, 'no call of the API'],
    [{ log: { entries: [{ startedDateTime: 'x' }] } }, 'log.entries.0.startedDateTime'],
  ])('%j is refused with its place', (har, place) => {
    const sandbox = stillSandbox();
    expect(() => sandbox.playHar(har)).toThrow(place);
    expect(sandbox.undoable()).toEqual([]);
  });

  test('can be undone', async () => {
    const sandbox = stillSandbox();
    await visit(sandbox).call('listCountries');
    sandbox.setRate(700);
    sandbox.playHar(sandbox.har() satisfies Har);
    expect(sandbox.rate()).toBe(600);
    sandbox.undo();
    expect([sandbox.rate(), sandbox.scenario().recording]).toEqual([700, []]);
  });

  test('with very long answers leaves those to the server', async () => {
    const recorder = stillSandbox({ seed: 'grande' });
    const visitor = visit(recorder);
    visitor.carry(logins.main);
    await visitor.call('listExchanges');
    await visitor.call('listCountries');
    const player = stillSandbox();
    player.playHar(recorder.har());
    const given = player.scenario().recording.map(({ address, status }) => [address, status]);
    expect(given).toEqual([
      ['GET /api/exchanges', 'own'],
      ['GET /api/countries', 200],
    ]);
  });
});
