import { createSandbox } from '@mocks/engine/sandbox';
import { createClock } from '@mocks/host/clock';
import { browserPage } from '@mocks/host/page';
import { memoryStorage } from '@mocks/host/storage';
import { scenarioOf } from '@mocks/scenarios/presets/table';
import { logins } from '@mocks/server/seeds/accounts';
import { exchangeBody } from '@tests/support/sandbox/exchangeBody';
import { NOON, stillSandbox, visit } from '@tests/support/sandbox/visitor';
import { stubStorage } from '@tests/support/stubStorage';
import { describe, expect, test } from 'vitest';
import {
  confirmationPrefixes,
  draftKeys,
  quotedKey,
  readTabText,
  readText,
  storageKeys,
  writeTabText,
  writeText,
} from '@/lib/storage';

const quiet = scenarioOf('normal', { latencyMs: 0 });

describe('a full page load', () => {
  test('keeps written, deleted and sent data and the session', async () => {
    const storage = memoryStorage();
    const before = stillSandbox({ signedInAs: logins.main }, { storage });
    const visitor = await visit(before).login();
    await visitor.call('deleteBeneficiary', { params: { id: 2 } });
    await visitor.call('updateProfile', { body: { address: { city: 'Getafe' } } });
    before.createExchange(logins.main, 50);
    before.advance(60_000);

    const after = createSandbox({ storage });
    expect(after.clock.now()).toBe(NOON + 60_000);
    expect(after.beneficiaries(logins.main).map(({ id }) => id)).toEqual([1, 3, 4, 5, 6]);
    expect(after.exchanges(logins.main)).toEqual(before.exchanges(logins.main));
    expect(after.users()).toEqual(before.users());
    const again = visit(after, after.jar);
    expect((await again.call('refreshSession', { body: {} })).status).toBe(200);
  });

  test('continues the same scenario, and starts another one', () => {
    const storage = memoryStorage();
    createSandbox({ scenario: quiet, storage }).createExchange(logins.main, 50);
    expect(createSandbox({ scenario: quiet, storage }).exchanges(logins.main)).toHaveLength(26);
    expect(createSandbox({ scenario: 'sin-historial', storage }).exchanges(logins.main)).toHaveLength(25);
  });

  test('keeps a used-up fault used up', async () => {
    const storage = memoryStorage();
    const before = stillSandbox(
      { faults: [{ call: 'listCountries', kind: 'network', times: 1 }] },
      { storage },
    );
    await before.respond(new Request('https://turpial.example/api/countries'));
    const after = createSandbox({ storage });
    expect((await after.respond(new Request('https://turpial.example/api/countries'))).status).toBe(200);
  });

  test.each(['', '{', '{"version":0}', 'null', '{"version":1,"changes":{"user":{"1":7}}}'])(
    'with %j in the storage starts from the seed',
    (text) => {
      const storage = memoryStorage();
      storage.setItem('turpial-sandbox', text);
      expect(createSandbox({ storage }).exchanges(logins.main)).toHaveLength(25);
    },
  );

  test('works with blocked storage', () => {
    const closed = () => {
      throw new Error('closed');
    };
    const sandbox = createSandbox({ storage: { getItem: closed, setItem: closed } });
    sandbox.createExchange(logins.main, 50);
    expect(sandbox.exchanges(logins.main)).toHaveLength(26);
    expect(sandbox.isKept()).toBe(false);
  });

  test('with full storage keeps everything until the page is left, and says so', async () => {
    const storage = memoryStorage();
    let isFull = false;
    const setItem = (key: string, text: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      storage.setItem(key, text);
    };
    const sandbox = stillSandbox({}, { storage: { ...storage, setItem } });
    isFull = true;
    sandbox.fault({ call: 'listExchanges', kind: 'network' });
    sandbox.advance(60_000);
    await sandbox.respond(new Request('https://turpial.example/api/countries'));
    expect(sandbox.scenario().faults).toHaveLength(1);
    expect(sandbox.clock.now()).toBe(NOON + 60_000);
    expect(sandbox.isKept()).toBe(false);

    isFull = false;
    sandbox.createExchange(logins.main, 50);
    expect(sandbox.isKept()).toBe(true);
    expect(createSandbox({ storage }).scenario().faults).toHaveLength(1);
  });
});

describe('two tabs', () => {
  test('that post the same key create one exchange', async () => {
    const storage = memoryStorage();
    const tabs = [stillSandbox({}, { storage }), stillSandbox({}, { storage })];
    const replies = await Promise.all(
      tabs.map(async (tab) => {
        const visitor = await visit(tab).login();
        return visitor.call('createExchange', { body: exchangeBody, headers: { 'idempotency-key': 'one' } });
      }),
    );
    expect(replies[0]).toMatchObject({ status: 201 });
    expect(replies[1]).toEqual(replies[0]);
    for (const tab of tabs) {
      tab.refresh();
      expect(tab.exchanges(logins.main)).toHaveLength(26);
    }
  });

  test('share the clock, the scenario and a reset', () => {
    const storage = memoryStorage();
    const one = stillSandbox({}, { storage });
    const two = createSandbox({ storage, clock: createClock() });
    one.createExchange(logins.main, 50);
    one.advance(60_000);
    one.change({ latencyMs: 7 });
    two.refresh();
    expect(two.clock.now()).toBe(NOON + 60_000);
    expect(two.scenario().latencyMs).toBe(7);
    expect(two.exchanges(logins.main)).toHaveLength(26);
    one.reset();
    two.refresh();
    expect(two.clock.now()).toBe(NOON);
    expect(two.exchanges(logins.main)).toHaveLength(25);
  });
});

test('sandboxes without common storage share nothing', () => {
  const one = stillSandbox();
  const two = stillSandbox();
  one.createExchange(logins.main, 50);
  one.advance(60_000);
  expect(two.exchanges(logins.main)).toHaveLength(25);
  expect(two.clock.now()).toBe(NOON);
});

test('the newest steps survive a page load although there is no room for all', () => {
  const storage = memoryStorage();
  const undoStorage = memoryStorage();
  const setItem = (key: string, text: string) => {
    if (text.length > 3000) throw new DOMException('full', 'QuotaExceededError');
    undoStorage.setItem(key, text);
  };
  const sandbox = stillSandbox({}, { storage, undoStorage: { ...undoStorage, setItem } });
  for (let rate = 601; rate < 620; rate += 1) sandbox.setRate(rate);
  const [, ...later] = createSandbox({ storage, undoStorage }).undoable();
  expect(later.length).toBeGreaterThan(0);
  const reloaded = createSandbox({ storage, undoStorage });
  reloaded.undo();
  expect(reloaded.rate()).toBe(618);
});

test('a new start forgets what the app stored of the server before, but not the device', () => {
  stubStorage();
  const sandbox = createSandbox({ storage: memoryStorage(), page: browserPage });
  writeText(storageKeys.deviceId, 'este');
  writeText(storageKeys.codesSent, '{}');
  writeText(`${confirmationPrefixes.open}clave`, '{}');
  sandbox.apply('aprobada');
  expect(
    [storageKeys.deviceId, storageKeys.codesSent, `${confirmationPrefixes.open}clave`].map(readText),
  ).toEqual(['este', null, null]);
});

test('undo of a start brings back what the user had entered, and a confirmation', () => {
  stubStorage();
  const sandbox = createSandbox({ storage: memoryStorage(), page: browserPage });
  const open = `${confirmationPrefixes.open}clave`;
  writeText(open, '{}');
  writeTabText(quotedKey, '1');
  writeTabText(draftKeys.profile, '{}');
  sandbox.apply('aprobada');
  expect([readText(open), readTabText(quotedKey), readTabText(draftKeys.profile)]).toEqual([
    null,
    null,
    null,
  ]);
  sandbox.undo();
  expect([readText(open), readTabText(quotedKey), readTabText(draftKeys.profile)]).toEqual(['{}', '1', '{}']);
});
