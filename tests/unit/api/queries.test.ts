import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { json, NOW, scriptedServer } from '@tests/support/scriptedServer';
import { describe, expect, test, vi } from 'vitest';
import { beneficiariesQuery } from '@/api/beneficiaries';
import { countriesQuery, ipCountryQuery } from '@/api/countries';
import { exchangeInTurnQuery, exchangeQuery, exchangesQuery } from '@/api/exchanges';
import { checkMinimum } from '@/api/minimum';
import { fieldConfigurationsQuery, paymentMethodsQuery } from '@/api/paymentMethods';
import { profileQuery } from '@/api/profile';
import { fetchRate, rateQuery } from '@/api/rates';

const server = scriptedServer();
const detail = { exchangeId: 'TRP-7' };
const emptyProfile = { login: '', loginCountry: '', information: '', permitAmend: true };

/** Every read of the app: its key, how a cache fetches it, its path, an answer, and what is read from it. */
const reads: readonly {
  readonly name: string;
  /** A function, because a failure while tests are collected fails no test. */
  readonly key: () => QueryKey;
  readonly fetch: (client: QueryClient) => Promise<unknown>;
  readonly path: string;
  readonly answer: unknown;
  readonly read: unknown;
}[] = [
  {
    name: 'the exchanges',
    key: () => exchangesQuery.queryKey,
    fetch: (client) => client.query(exchangesQuery),
    path: '/api/exchanges',
    answer: [],
    read: { exchanges: [], count: 0, readAt: NOW, hasContent: true },
  },
  {
    name: 'an exchange',
    key: () => exchangeQuery('TRP-7').queryKey,
    fetch: (client) => client.query(exchangeQuery('TRP-7')),
    path: '/api/exchange/id/TRP-7',
    answer: detail,
    read: detail,
  },
  {
    name: 'an exchange in turn',
    key: () => exchangeInTurnQuery('TRP-8').queryKey,
    fetch: (client) => client.query(exchangeInTurnQuery('TRP-8')),
    path: '/api/exchange/id/TRP-8',
    answer: { exchangeId: 'TRP-8' },
    read: { exchangeId: 'TRP-8' },
  },
  {
    name: 'the rate',
    key: () => rateQuery.queryKey,
    fetch: (client) => client.query(rateQuery),
    path: '/api/exchange-rate?FKCurrency_From=43&FKCurrency_To=147',
    answer: { rate: 600 },
    read: { rate: '600', since: NOW },
  },
  {
    name: 'the beneficiaries',
    key: () => beneficiariesQuery.queryKey,
    fetch: (client) => client.query(beneficiariesQuery),
    path: '/api/beneficiaries',
    answer: [{ id: 7 }],
    read: [{ id: 7, paymentMethodId: 0, paymentDetails: {} }],
  },
  {
    name: 'the countries',
    key: () => countriesQuery.queryKey,
    fetch: (client) => client.query(countriesQuery),
    path: '/api/countries',
    answer: [{ id: 69, code: 'ES' }],
    read: [{ id: 69, code: 'ES', name: 'España' }],
  },
  {
    name: 'the country of the address',
    key: () => ipCountryQuery.queryKey,
    fetch: (client) => client.query(ipCountryQuery),
    path: '/api/ip-country',
    answer: { iso2: 'es' },
    read: 'ES',
  },
  {
    name: 'the profile',
    key: () => profileQuery.queryKey,
    fetch: (client) => client.query(profileQuery),
    path: '/api/user-profile',
    answer: {},
    read: emptyProfile,
  },
  {
    name: 'the payment methods',
    key: () => paymentMethodsQuery.queryKey,
    fetch: (client) => client.query(paymentMethodsQuery),
    path: '/api/payment-methods',
    answer: [{ id: 1, name: 'Zelle' }],
    read: [{ id: 1, name: 'Zelle' }],
  },
  {
    name: 'all fields',
    key: () => fieldConfigurationsQuery().queryKey,
    fetch: (client) => client.query(fieldConfigurationsQuery()),
    path: '/api/payment-method-field-configuration',
    answer: [],
    read: [],
  },
  {
    name: 'the fields of one method',
    key: () => fieldConfigurationsQuery(2).queryKey,
    fetch: (client) => client.query(fieldConfigurationsQuery(2)),
    path: '/api/payment-method-field-configuration?paymentMethodId=2',
    answer: [],
    read: [],
  },
];

describe.each(reads)('$name', ({ fetch, path, answer, read }) => {
  test('are asked for once and read', async () => {
    server.answers(answer);
    const result = await fetch(new QueryClient());
    expect(server.requests()).toMatchObject([{ method: 'GET', url: path }]);
    if (typeof read === 'object') expect(result).toMatchObject(read ?? {});
    else expect(result).toBe(read);
  });

  test('are no longer asked for once the page is left', async () => {
    server.answer = ({ init: { signal } }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    const client = new QueryClient();
    const over = fetch(client).catch(() => undefined);
    await vi.waitFor(() => expect(server.asked).toHaveLength(1));
    await client.cancelQueries();
    await over;
    expect(server.asked.map(({ init }) => init.signal?.aborted)).toEqual([true]);
  });
});

test('no key of a read is the beginning of another, because a key also stands for all that begin with it', () => {
  const texts = reads.map(({ key }) => JSON.stringify(key()).slice(0, -1));
  const shared = texts.flatMap((one, index) =>
    texts.filter((other, place) => place !== index && `${other},`.startsWith(`${one},`)),
  );
  expect(shared).toEqual([]);
  expect(texts).not.toContain('[');
});

test('the fields of two methods are two reads', () => {
  expect(fieldConfigurationsQuery(2).queryKey).not.toEqual(fieldConfigurationsQuery(3).queryKey);
});

test('an exchange read in turn is the same to the cache as one of a receipt', () => {
  expect(exchangeInTurnQuery('7').queryKey).toEqual(exchangeQuery('7').queryKey);
});

test("an exchange is read by the tab's clock, and by the server's once an answer has told it", async () => {
  vi.resetModules();
  const [time, serverClock, api] = await Promise.all([
    import('@/lib/clock'),
    import('@/lib/serverClock'),
    import('@/api/exchanges'),
  ]);
  const now = NOW - 60_000;
  time.installClock({ ...time.systemClock, now: () => now, elapsed: () => now });
  server.answers(detail);
  const readAt = async () => (await new QueryClient().query(api.exchangeQuery('TRP-7')))?.readAt;
  expect(await readAt()).toBe(now);
  serverClock.noteServerDate(new Date(NOW).toUTCString(), { elapsed: now, now });
  expect(await readAt()).toBe(NOW);
});

test('the profile is asked for with its header', async () => {
  await new QueryClient().query(profileQuery);
  expect(server.header('x-use-auth-header')).toBe('true');
});

test.each<[string, (client: QueryClient) => Promise<unknown>]>([
  ['the country of the address', (client) => client.query(ipCountryQuery)],
  ['the rate of the home page and of a check', () => fetchRate()],
  ['the minimum', () => checkMinimum('50')],
])('%s is asked for once, although the call fails', async (_what, ask) => {
  server.answers({}, 500);
  const client = new QueryClient({ defaultOptions: { queries: { retry: 1, retryDelay: 0 } } });
  await expect(ask(client)).rejects.toThrow();
  expect(server.asked).toHaveLength(1);
});

test('at most four exchanges are read in turn, and none for a page that was left', async () => {
  const releases: (() => void)[] = [];
  server.answer = ({ url }) =>
    new Promise((resolve) => {
      releases.push(() => resolve(json({ ...detail, exchangeId: url.slice(-1) })));
    });
  const asked = () => server.asked.map(({ url }) => url.slice(-1));
  const client = new QueryClient();
  const all = ['1', '2', '3', '4', '5', '6'].map((id) => client.query(exchangeInTurnQuery(id)));
  const over = Promise.allSettled(all);
  await vi.waitFor(() => expect(asked()).toEqual(['1', '2', '3', '4']));
  await client.cancelQueries({ queryKey: exchangeInTurnQuery('5').queryKey });
  for (const release of releases) release();
  await vi.waitFor(() => expect(asked()).toEqual(['1', '2', '3', '4', '6']));
  releases.at(-1)?.();
  expect((await over).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
});

test('what does not change while the app is open is read once', () => {
  const { staleTime } = countriesQuery;
  expect([staleTime, ipCountryQuery.staleTime, exchangeInTurnQuery('7').staleTime]).toEqual([
    Infinity,
    Infinity,
    Infinity,
  ]);
});
