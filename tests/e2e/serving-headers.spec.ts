import { expect } from '@playwright/test';
import { paths } from '@/lib/paths';
import { acceptedFindings, policyFindings } from '../support/policyFindings';
import { test } from './servingFixtures';

test('the CSP Evaluator finds nothing of medium or above on any page @all', async ({ request }) => {
  for (const path of [...Object.values(paths), '/no-existe', '/sw.js']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policyFindings(policy), path).toEqual(acceptedFindings);
  }
  const file = (await request.get('/favicon.svg')).headers()['content-security-policy'] ?? '';
  expect(policyFindings(file)).toEqual([]);
});

test('a page requests nothing from another host, and its embedder policy blocks none of its files @all', async ({
  context,
  site,
}) => {
  const failed: string[] = [];
  const elsewhere: string[] = [];
  context.on('requestfailed', (request) => failed.push(request.url()));
  context.on('request', (request) => {
    const url = request.url();
    if (!/^(data|blob):/.test(url) && !url.startsWith(`${site.url}/`)) elsewhere.push(url);
  });
  for (const path of [paths.home, paths.contact, paths.login]) {
    // A page of its own: another address would end what the page still loads when idle.
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const loaded = () => page.evaluate(() => [...document.fonts].map(({ status }) => status));
    await expect.poll(loaded, path).toContain('loaded');
    expect(await page.evaluate(() => crossOriginIsolated), path).toBe(true);
  }
  expect(failed).toEqual([]);
  expect(elsewhere).toEqual([]);
});

test('another origin can embed no file of this site @all', async ({ page, site }) => {
  // Another port is another origin, and this one has no policy of its own.
  await page.goto(`${site.sandbox}/api/countries`);
  const embed = (address: string) =>
    page.evaluate(
      (url) =>
        new Promise((resolve) => {
          const image = new Image();
          image.onload = () => resolve('shown');
          image.onerror = () => resolve('blocked');
          image.src = url;
        }),
      address,
    );
  const failures: (string | undefined)[] = [];
  page.on('requestfailed', (request) => failures.push(request.failure()?.errorText));
  for (const path of ['/favicon.svg', '/icon-192.png'])
    expect(await embed(`${site.url}${path}`), path).toBe('blocked');
  expect(failures).toEqual(Array(2).fill('net::ERR_BLOCKED_BY_RESPONSE.NotSameOrigin'));
});

test('no answer allows another origin to read it @all', async ({ request }) => {
  for (const path of ['/', '/favicon.svg', '/api/countries', '/api/no-existe', '/healthz']) {
    const headers = (await request.get(path, { headers: { origin: 'https://evil.example' } })).headers();
    const names = Object.keys(headers).filter((name) => name.startsWith('access-control-'));
    expect(names, path).toEqual([]);
  }
});
