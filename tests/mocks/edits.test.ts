import { describe, expect, test } from 'vitest';
import { errorBody, errorSpellings, spellingOf } from '@mocks/scenarios/errorBodies';
import { panelMode } from '@mocks/control/panel/mode';
import { curlOf } from '@mocks/control/curl';
import { SNAPSHOT_VERSION, SnapshotError, type SnapshotProblem } from '@mocks/db/snapshot';
import { logins } from '@mocks/seeds/accounts';
import { memoryJar } from '@mocks/control/cookies';
import type { KeptPage } from '@mocks/control/page';
import { memoryStorage } from '@mocks/control/storage';
import { createSandbox } from '@mocks/sandbox';
import { NOON, stillSandbox, visit } from './visitor';

const countries = () => new Request('https://turpial.example/api/countries');

describe('undo', () => {
  test('takes edits back one by one, the last one first', () => {
    const sandbox = stillSandbox();
    const [exchange] = sandbox.exchanges(logins.main);
    const before = sandbox.exportState();
    sandbox.updateExchange(1, { alive: false, status: 'Rechazado', statusColour: '#B91C1C' });
    sandbox.updateUser(logins.main, { status: 'review' });
    sandbox.setRate(620);
    sandbox.removeBeneficiary(2);
    sandbox.createExchange(logins.main, 50);
    expect(sandbox.undoable()).toEqual([
      'updateExchange',
      'updateUser',
      'setRate',
      'removeBeneficiary',
      'createExchange',
    ]);

    sandbox.undo();
    expect(sandbox.exchanges(logins.main)).toHaveLength(25);
    sandbox.undo();
    expect(sandbox.beneficiaries(logins.main)).toHaveLength(6);
    sandbox.undo();
    expect(sandbox.rate()).toBe(600);
    sandbox.undo();
    expect(sandbox.users()[0]?.status).toBe('approved');
    sandbox.undo();
    expect(sandbox.exchanges(logins.main)[0]).toEqual(exchange);
    expect(sandbox.undoable()).toEqual([]);
    expect(JSON.parse(sandbox.exportState())).toMatchObject({
      scenario: (JSON.parse(before) as { scenario: object }).scenario,
    });
  });

  test('leaves alone what the app did meanwhile', async () => {
    const sandbox = stillSandbox({ signedInAs: logins.main });
    sandbox.updateUser(logins.main, { status: 'review' });
    const visitor = visit(sandbox, sandbox.jar);
    await visitor.call('refreshSession', { body: {} });
    sandbox.undo();
    expect((await visitor.call('refreshSession', { body: {} })).status).toBe(200);
  });

  test('brings back what a reset, another scenario or an import replaced', () => {
    const sandbox = stillSandbox();
    const exported = sandbox.exportState();
    sandbox.setRate(620);
    sandbox.createExchange(logins.main, 50);
    for (const start of [
      () => sandbox.reset(),
      () => sandbox.apply('cuenta-nueva'),
      () => sandbox.importState(exported),
    ]) {
      start();
      expect(sandbox.exchanges(logins.main)).toHaveLength(25);
      expect(sandbox.undo()).toMatchObject({ restarted: true });
      expect(sandbox.exchanges(logins.main)).toHaveLength(26);
      expect(sandbox.rate()).toBe(620);
      expect(sandbox.clock.now()).toBe(NOON);
    }
    // Earlier edits are still there to be taken back.
    sandbox.undo();
    sandbox.undo();
    expect(sandbox.rate()).toBe(600);
    expect(sandbox.undo()).toBeUndefined();
  });

  test('moves the clock back, and lets it run or stand as it did', () => {
    const sandbox = stillSandbox();
    sandbox.advance(20 * 60_000);
    sandbox.resume();
    sandbox.realTime();
    expect(sandbox.clock.state()).toEqual({ offsetMs: 0, frozenAt: null });
    sandbox.undo();
    sandbox.undo();
    expect(sandbox.clock.state().frozenAt).toBe(NOON + 20 * 60_000);
    expect(sandbox.undo()).toEqual({ verb: 'advance', restarted: false });
    expect(sandbox.clock.state().frozenAt).toBe(NOON);
  });

  test('outlives the page, and forgets edits that another start has left behind', () => {
    const [storage, undoStorage] = [memoryStorage(), memoryStorage()];
    const before = stillSandbox({}, { storage, undoStorage });
    before.setRate(620);
    const { source } = before;
    const after = createSandbox({ storage, undoStorage });
    expect(after.source()).toBe(source());
    after.undo();
    expect(after.rate()).toBe(600);
    after.setRate(630);

    const elsewhere = createSandbox({ storage: memoryStorage(), undoStorage });
    expect(elsewhere.undoable()).toEqual([]);
    expect(
      createSandbox({ undoStorage: { ...undoStorage, getItem: () => '[{"kind":"x"}]' } }).undoable(),
    ).toEqual([]);
  });

  test('puts back what the app kept in the page', () => {
    const steps: KeptPage[] = [];
    const kept = { address: '/envios', stored: { 'turpial.session': '{}' } };
    const page = {
      mark: () => undefined,
      keep: () => kept,
      restore: (one: KeptPage) => void steps.push(one),
    };
    const sandbox = stillSandbox({}, { page });
    sandbox.apply('aprobada');
    expect(sandbox.undo()).toEqual({ verb: 'apply', restarted: true, address: '/envios' });
    expect(steps).toEqual([kept]);
  });
});

describe('faults', () => {
  test('replace those of their call, and go before one for all calls', () => {
    const sandbox = stillSandbox();
    sandbox.fault({ call: '*', kind: 'network' });
    sandbox.fault({ call: 'login', kind: 'lost' });
    sandbox.fault({ call: 'login', kind: 'empty' });
    expect(sandbox.scenario().faults).toEqual([
      { call: 'login', kind: 'empty' },
      { call: '*', kind: 'network' },
    ]);
    sandbox.clearFaults('login');
    expect(sandbox.scenario().faults).toHaveLength(1);
    sandbox.clearFaults();
    expect(sandbox.scenario().faults).toEqual([]);
  });

  test('an empty answer, and one of wrong types', async () => {
    const answer = async (kind: 'empty' | 'mistyped') =>
      stillSandbox({ faults: [{ call: 'listCountries', kind }] }).respond(countries(), memoryJar());
    expect(await (await answer('empty')).text()).toBe('');
    const [first, second] = (await (await answer('mistyped')).json()) as { readonly Code: unknown }[];
    const number = expect.any(Number) as number;
    expect(first).toEqual({ PKCountry: 'doce', Name: number, Code: number });
    expect(second?.Code).not.toBe(first?.Code);
  });

  test('a held answer has done its work, and comes when it is released', async () => {
    const sandbox = stillSandbox({ faults: [{ call: 'listCountries', kind: 'hold', times: 1 }] });
    let answered = false;
    const held = new Promise<void>((resolve) => {
      sandbox.subscribe(() => sandbox.held().length > 0 && resolve());
    });
    const answer = sandbox.respond(countries(), memoryJar()).then((response) => {
      answered = true;
      return response;
    });
    await held;
    expect(sandbox.held()).toMatchObject([{ call: 'listCountries', path: '/api/countries' }]);
    expect(sandbox.log()).toMatchObject([{ status: 200, held: true }]);
    sandbox.release('login');
    expect(answered).toBe(false);
    sandbox.release('listCountries');
    expect((await answer).status).toBe(200);
    expect(sandbox.held()).toEqual([]);
    expect(sandbox.log()).toMatchObject([{ held: false }]);
  });

  test.each(errorSpellings)('an error body says its text in %s', (spelling) => {
    expect(spellingOf(errorBody(spelling, 'No'))).toEqual({ spelling, text: 'No' });
  });
});

describe('the log', () => {
  test('sends a call again as it was, token and all', async () => {
    const sandbox = stillSandbox();
    const visitor = await visit(sandbox).login();
    await visitor.call('listBeneficiaries');
    const entry = sandbox.log().at(-1);
    expect((await sandbox.replay(entry?.id ?? 0))?.status).toBe(200);
    expect(sandbox.log().at(-1)).toMatchObject({ call: 'listBeneficiaries', status: 200 });
    expect(await sandbox.replay(99)).toBeUndefined();
  });

  test('writes a call as curl, without its secrets', async () => {
    const sandbox = stillSandbox();
    const body = { loginType: 1, login: "o'neil@turpial.example", password: 'mi-clave-1' } as const;
    await visit(sandbox).call('login', { body });
    const [, entry] = sandbox.log();
    const text = entry ? curlOf(entry, 'http://localhost') : '';
    expect(text).toContain("curl 'http://localhost/api/login'");
    expect(text).toContain(String.raw`o'\''neil`);
    expect(text).not.toContain('mi-clave-1');
  });
});

test.each<[string, SnapshotProblem]>([
  ['{', { kind: 'json' }],
  ['7', { kind: 'version', found: undefined, wanted: SNAPSHOT_VERSION }],
  ['{"version":0}', { kind: 'version', found: 0, wanted: SNAPSHOT_VERSION }],
])('importing %j says what is wrong', (text, problem) => {
  const sandbox = stillSandbox();
  try {
    sandbox.importState(text);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(SnapshotError);
    expect(error).toMatchObject({ problem });
  }
});

test('importing a wrong row names the place', () => {
  const sandbox = stillSandbox();
  sandbox.createExchange(logins.main, 50);
  const text = sandbox.exportState().replace('"amountSend":50', '"amountSend":"cincuenta"');
  expect(() => sandbox.importState(text)).toThrow(/changes\.exchange\.26\.amountSend/);
  expect(sandbox.exchanges(logins.main)).toHaveLength(26);
});

test.each([
  ['', 'on'],
  ['?panel=0', 'off'],
  ['?limpio=1', 'clean'],
  ['?escenario=aprobada', 'on'],
])('the address %j: panel %s', (search, mode) => {
  expect(panelMode(search)).toBe(mode);
});
