import { createSandbox } from '@mocks/engine/sandbox';
import { SNAPSHOT_VERSION, SnapshotError, type SnapshotProblem } from '@mocks/engine/snapshot';
import { browserPage, type KeptPage } from '@mocks/host/page';
import { memoryStorage } from '@mocks/host/storage';
import { errorBody, errorSpellings, spellingOf } from '@mocks/scenarios/errorBodies';
import { logins } from '@mocks/server/seeds/accounts';
import { exchangeBody } from '@tests/support/sandbox/exchangeBody';
import { NOON, stillSandbox, visit } from '@tests/support/sandbox/visitor';
import { stubStorage } from '@tests/support/stubStorage';
import { describe, expect, test } from 'vitest';
import { readJson, readText, storageKeys, writeText } from '@/lib/storage';

const countries = () => new Request('https://turpial.example/api/countries');

describe('undo', () => {
  test('undoes edits one by one, the last one first', () => {
    const sandbox = stillSandbox();
    const [exchange] = sandbox.exchanges(logins.main);
    const before = sandbox.scenario();
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
    expect(sandbox.scenario()).toEqual(before);
  });

  test('a changed status stays, although that of a new exchange follows the clock', () => {
    const sandbox = stillSandbox();
    const { id } = sandbox.createExchange(logins.main, 50);
    sandbox.updateExchange(id, { status: 'En revisión manual' });
    sandbox.advance(60 * 60_000);
    expect(sandbox.exchanges(logins.main).at(-1)?.status).toBe('En revisión manual');
    sandbox.updateExchange(id, { status: 'Recibido', alive: true });
    expect(sandbox.exchanges(logins.main).at(-1)?.status).toBe('Completado');
  });

  test('restores the state before the edit, without later changes of the app', async () => {
    const sandbox = stillSandbox({ faults: [{ call: 'listCountries', kind: 'network', times: 1 }] });
    sandbox.createExchange(logins.main, 50);
    sandbox.updateExchange(1, { amountSend: 7 });
    const visitor = await visit(sandbox).login();
    await visitor.call('deleteBeneficiary', { params: { id: 2 } });
    await visitor.call('sendVerificationCode', { body: { loginType: 1, login: 'nadie@turpial.example' } });
    await sandbox.respond(countries());
    sandbox.undo();
    expect(sandbox.exchanges(logins.main)[0]?.amountSend).not.toBe(7);
    expect(sandbox.exchanges(logins.main)).toHaveLength(26);
    expect(sandbox.beneficiaries(logins.main)).toHaveLength(6);
    expect(sandbox.inbox()).toEqual([]);
    expect(sandbox.scenario().faults).toHaveLength(1);
  });

  test('logs nobody in or out', async () => {
    const sandbox = stillSandbox({ signedInAs: logins.main });
    const other = await visit(sandbox).login();
    sandbox.updateUser(logins.main, { status: 'review' });
    const visitor = visit(sandbox, sandbox.jar);
    await visitor.call('refreshSession', { body: {} });
    await other.call('logout', { body: {} });
    const late = await visit(sandbox).login();
    sandbox.undo();
    expect((await visitor.call('refreshSession', { body: {} })).status).toBe(200);
    expect((await late.call('listBeneficiaries')).status).toBe(200);
    expect((await other.call('listBeneficiaries')).status).toBe(401);
    // Numbers are never reused, so the new session belongs to nobody else.
    expect((await (await visit(sandbox).login()).call('listBeneficiaries')).status).toBe(200);
  });

  test('does not reuse the id of a row that it removed', async () => {
    const sandbox = stillSandbox();
    sandbox.setRate(600);
    const visitor = await visit(sandbox).login();
    const send = (key: string) =>
      visitor.call('createExchange', { body: exchangeBody, headers: { 'idempotency-key': key } });
    const { exchange } = (await send('one')).body;
    sandbox.undo();
    expect(sandbox.exchanges(logins.main)).toHaveLength(25);
    expect((await send('two')).body.exchange.exchangeId).not.toBe(exchange.exchangeId);
    // The key must not answer another exchange.
    expect((await send('one')).status).toBe(422);
  });

  test('of an edit reaches the other tabs', () => {
    const storage = memoryStorage();
    const one = stillSandbox({}, { storage });
    const two = createSandbox({ storage });
    one.removeExchange(3);
    one.updateBeneficiary(1, { paymentMethodId: 2 });
    two.refresh();
    expect(two.exchanges(logins.main)).toHaveLength(24);
    one.undo();
    one.undo();
    two.refresh();
    expect(two.exchanges(logins.main)).toEqual(one.exchanges(logins.main));
    expect(two.exchanges(logins.main)).toHaveLength(25);
    expect(two.beneficiaries(logins.main)).toEqual(stillSandbox().beneficiaries(logins.main));
  });

  test('has no step for a command that failed', () => {
    const sandbox = stillSandbox();
    expect(() => sandbox.createExchange('nadie@turpial.example', 50)).toThrow(/Unknown account/);
    expect(() => sandbox.importState({})).toThrow(SnapshotError);
    expect(sandbox.undoable()).toEqual([]);
  });

  test('imports the session, too: the page is that of its user, whom nobody has left unattended', () => {
    stubStorage();
    const exported = stillSandbox({ signedInAs: logins.main }).exportState();
    const sandbox = createSandbox({ scenario: 'en-revision', page: browserPage });
    writeText(storageKeys.lastUse, '0');
    sandbox.importState(exported);
    expect(readJson(storageKeys.sessionMarker)).toMatchObject({ loggedIn: true, login: logins.main });
    expect(readText(storageKeys.lastUse)).toBeNull();
  });

  test('restores what a reset, another scenario or an import replaced', () => {
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
    // Earlier edits can still be undone.
    sandbox.undo();
    sandbox.undo();
    expect(sandbox.rate()).toBe(600);
    expect(sandbox.undo()).toBeUndefined();
  });

  test('moves the clock back and restores whether it was frozen', () => {
    const sandbox = stillSandbox();
    sandbox.advance(20 * 60_000);
    sandbox.resume();
    sandbox.realTime();
    expect(sandbox.clock.state()).toEqual({ offsetMs: 0, frozenAt: null });
    sandbox.undo();
    sandbox.undo();
    expect(sandbox.clock.state().frozenAt).toBe(NOON + 20 * 60_000);
    expect(sandbox.undo()).toEqual({ command: 'advance', restarted: false });
    expect(sandbox.clock.state().frozenAt).toBe(NOON);
  });

  test('survives a page load, and drops edits of another start', () => {
    const [storage, undoStorage] = [memoryStorage(), memoryStorage()];
    const before = stillSandbox({}, { storage, undoStorage });
    before.setRate(620);
    const after = createSandbox({ storage, undoStorage });
    expect(after.applied()).toEqual(before.applied());
    after.undo();
    expect(after.rate()).toBe(600);
    after.setRate(630);

    const elsewhere = createSandbox({ storage: memoryStorage(), undoStorage });
    expect(elsewhere.undoable()).toEqual([]);
    expect(
      createSandbox({ undoStorage: { ...undoStorage, getItem: () => '[{"kind":"x"}]' } }).undoable(),
    ).toEqual([]);
  });

  test("restores the app's storage of the page", () => {
    const steps: KeptPage[] = [];
    const kept = { address: '/envios', stored: { 'turpial.session': '{}' }, ofTab: {} };
    const page = {
      mark: () => undefined,
      keep: () => kept,
      restore: (one: KeptPage) => void steps.push(one),
    };
    const sandbox = stillSandbox({}, { page });
    sandbox.apply('aprobada');
    expect(sandbox.undo()).toEqual({ command: 'apply', restarted: true, address: '/envios' });
    expect(steps).toEqual([kept]);
  });
});

describe('faults', () => {
  test('replace those of their call, and apply before those for all calls', () => {
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

  test('can be an empty answer or one of wrong types', async () => {
    const answer = async (kind: 'empty' | 'mistyped') =>
      stillSandbox({ faults: [{ call: 'listCountries', kind }] }).respond(countries());
    expect(await (await answer('empty')).text()).toBe('');
    const [first, second] = (await (await answer('mistyped')).json()) as { readonly Code: unknown }[];
    const number = expect.any(Number) as number;
    expect(first).toEqual({ PKCountry: 'doce', Name: number, Code: number });
    expect(second?.Code).not.toBe(first?.Code);
  });

  test('can pause an answer, which has taken effect and arrives when it is released', async () => {
    const sandbox = stillSandbox({ faults: [{ call: 'listCountries', kind: 'hold', times: 1 }] });
    let answered = false;
    const paused = new Promise<void>((resolve) => {
      sandbox.subscribe(() => sandbox.paused().length > 0 && resolve());
    });
    const answer = sandbox.respond(countries()).then((response) => {
      answered = true;
      return response;
    });
    await paused;
    expect(sandbox.paused()).toMatchObject([{ call: 'listCountries', path: '/api/countries' }]);
    expect(sandbox.log()).toMatchObject([{ status: 200, paused: true }]);
    sandbox.release('login');
    expect(answered).toBe(false);
    sandbox.release('listCountries');
    expect((await answer).status).toBe(200);
    expect(sandbox.paused()).toEqual([]);
    expect(sandbox.log()).toMatchObject([{ paused: false }]);
  });

  test.each(errorSpellings)('write an error text in %s', (spelling) => {
    expect(spellingOf(errorBody(spelling, 'No'))).toEqual({ spelling, text: 'No' });
  });
});

describe('the log', () => {
  test('repeats a call with its token', async () => {
    const sandbox = stillSandbox();
    const visitor = await visit(sandbox).login();
    await visitor.call('listBeneficiaries');
    const entry = sandbox.log().at(-1);
    expect((await sandbox.replay(entry?.id ?? 0))?.status).toBe(200);
    expect(sandbox.log().at(-1)).toMatchObject({ call: 'listBeneficiaries', status: 200 });
    expect(await sandbox.replay(99)).toBeUndefined();
  });
});

test.each<[unknown, SnapshotProblem]>([
  [7, { kind: 'version', found: undefined, wanted: SNAPSHOT_VERSION }],
  [{ version: 0 }, { kind: 'version', found: 0, wanted: SNAPSHOT_VERSION }],
])('importing %j reports what is wrong', (state, problem) => {
  const sandbox = stillSandbox();
  try {
    sandbox.importState(state);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(SnapshotError);
    expect(error).toMatchObject({ problem });
  }
});

test('importing an invalid row reports its path', () => {
  const sandbox = stillSandbox();
  sandbox.createExchange(logins.main, 50);
  const text = JSON.stringify(sandbox.exportState()).replace('"amountSend":50', '"amountSend":"cincuenta"');
  expect(() => sandbox.importState(JSON.parse(text))).toThrow(/changes\.exchange\.26\.amountSend/);
  expect(sandbox.exchanges(logins.main)).toHaveLength(26);
});
