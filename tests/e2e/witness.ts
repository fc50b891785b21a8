import type { BrowserContext, Page } from '@playwright/test';
import { leaksIn, type Carrier } from '../support/taint/leaks';
import { createMarkers, type KnownPeople } from '../support/taint/markers';
import { installProbes, readPlaces } from '../support/taint/probes';

type OfOne = KnownPeople['beneficiaries'][string];

const probes = `(${installProbes.toString()})({ carry: (carrier) => window.carry(carrier), mark: (...of) => window.mark(...of) });`;

/** Records all data that leaves a page or stays in its browser; call it before the app opens. */
export async function watchLeaks(page: Page, context: BrowserContext, baseURL = '') {
  const markers = createMarkers();
  const carried = new Map<string, Carrier>();
  const carry = (carrier: Carrier) =>
    void carried.set(`${carrier.place} ${carrier.key ?? ''} ${carrier.text}`, carrier);
  await page.exposeFunction('carry', carry);
  await page.exposeFunction('mark', markers.add);
  await page.addInitScript(probes);

  const referrers: Promise<unknown>[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (!url.protocol.startsWith('http')) return;
    const isOwn = url.origin === new URL(baseURL).origin;
    const place = isOwn ? (url.pathname.startsWith('/api/') ? 'call' : 'address') : 'other host';
    carry({ place, text: url.href });
    const told = request
      .headerValue('referer')
      .then((text) => text !== null && carry({ place: 'referrer', text }));
    referrers.push(told.catch(() => undefined));
  });
  page.on('framenavigated', (frame) => carry({ place: 'address', text: frame.url() }));
  page.on('console', (message) => carry({ place: 'console', text: message.text() }));
  page.on('download', (download) => carry({ place: 'file name', text: download.suggestedFilename() }));

  const ask = async <T>(call: string) => (await page.request.get(`/sandbox/${call}`)).json() as Promise<T>;
  const known = async () => {
    const [users, inbox] = await Promise.all([
      ask<KnownPeople['users']>('users'),
      ask<KnownPeople['inbox']>('inbox'),
    ]);
    const owned = users.map(
      async ({ login }) =>
        [login, await ask<OfOne>(`beneficiaries?login=${encodeURIComponent(login)}`)] as const,
    );
    markers.addPeople({ users, beneficiaries: Object.fromEntries(await Promise.all(owned)), inbox });
    return markers.all();
  };
  const present = () => page.evaluate(readPlaces);

  return {
    /** The places where data was recorded. */
    seen: () => [...new Set([...carried.values()].map(({ place }) => place))],
    /** The leaks so far. */
    async leaks(): Promise<readonly string[]> {
      await Promise.all(referrers);
      return leaksIn([...carried.values(), ...(await present())], await known());
    },
    /** Personal data that this browser still stores, allowed or not. */
    async remains(): Promise<readonly string[]> {
      const kept = (await present()).filter(({ place }) => place.endsWith('storage') || place === 'cookie');
      return leaksIn(
        kept.map((carrier) => ({ ...carrier, place: 'left behind' })),
        await known(),
      );
    },
  };
}
