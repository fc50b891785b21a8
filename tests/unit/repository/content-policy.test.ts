import { readFileSync } from 'node:fs';
import { observatoryPoints, observatoryScore, type ScannedPage } from '@tests/support/observatory';
import { acceptedFindings, policyFindings } from '@tests/support/policyFindings';
import { describe, expect, test } from 'vitest';
import { fileHeader, pagePolicies, workerHeader } from '../../../scripts/build/contentPolicy.mjs';

/** A page with everything the policies depend on: inline script, style sheet and style attribute. */
const html = `<html><head><style>a{}</style><script>start()</script></head>
  <body><p style="--size:1rem">x</p><script type="module" src="/assets/index-1.js"></script></body></html>`;
const foreign = {
  VITE_API_BASE_URL: 'https://api.turpial.example/v1',
  VITE_FLAG_IMAGE_BASE: 'https://flags.turpial.example/16x16/{code}.png',
  VITE_REPORT_URL: 'https://reports.turpial.example/in',
};
const policyFor = (env: Record<string, string>) =>
  pagePolicies(new Map([['a.html', html]]), env).get('a.html') ?? '';

/** The headers of deploy/headers.conf for a page. */
function headersOf(policy: string): Record<string, string> {
  const written = readFileSync('deploy/headers.conf', 'utf8').matchAll(
    /^add_header (\S+) +(?:"([^"]*)"|(\S+)) +always;/gm,
  );
  const headers = [...written].map(([, name = '', quoted, plain = '']) => [
    name.toLowerCase(),
    (quoted ?? plain).replace('$content_policy', policy),
  ]);
  return Object.fromEntries(headers) as Record<string, string>;
}

const page = (changes: Partial<ScannedPage> = {}): ScannedPage => ({
  headers: headersOf(policyFor({})),
  html,
  preloaded: true,
  ...changes,
});

describe('the headers by the rules of the Observatory', () => {
  test('score 155 once the domain is on the preload list, and 150 before', () => {
    expect(observatoryPoints(page())).toMatchObject({ policy: 10, resources: 10, embedder: 10, opener: 10 });
    expect(observatoryScore(page())).toBe(155);
    expect(observatoryScore(page({ preloaded: false }))).toBe(150);
    expect(observatoryScore(page({ headers: headersOf(policyFor(foreign)) }))).toBe(155);
  });

  test('meet the conditions of the preload list', () => {
    const header = headersOf('')['strict-transport-security'] ?? '';
    expect(Number(/max-age=(\d+)/.exec(header)?.[1])).toBeGreaterThanOrEqual(31_536_000);
    expect(header.split('; ')).toEqual(expect.arrayContaining(['includeSubDomains', 'preload']));
  });

  test.each([
    ['content-security-policy', 55],
    ['referrer-policy', 150],
    ['x-content-type-options', 150],
    ['cross-origin-opener-policy', 145],
    ['cross-origin-embedder-policy', 145],
    ['cross-origin-resource-policy', 145],
  ])('without %s the score is %i', (name, score) => {
    const { [name]: dropped, ...headers } = headersOf(policyFor({}));
    expect(dropped).toBeDefined();
    expect(observatoryScore(page({ headers }))).toBe(score);
  });

  test.each([
    ["default-src 'none'; script-src 'unsafe-inline'", -20],
    ["default-src 'none'; script-src 'self' data:", -20],
    ["script-src 'self'", -20],
    ["default-src 'none'; connect-src http://a.example", -20],
    ["default-src 'none'; script-src 'self' 'unsafe-eval'", -10],
    ["default-src 'none'; img-src http://a.example", -10],
    ["default-src 'none'; style-src 'unsafe-inline'", 0],
    ["default-src 'self'", 5],
    ["default-src 'none'", 10],
  ])('%s scores %i', (policy, points) => {
    expect(observatoryPoints(page({ headers: { 'content-security-policy': policy } })).policy).toBe(points);
  });

  test('a short HSTS, a weak cookie and a foreign script cost points', () => {
    const points = observatoryPoints({
      headers: { 'strict-transport-security': 'max-age=3600', 'set-cookie': 'session=1; Path=/' },
      html: '<script src="https://cdn.example/a.js"></script>',
      preloaded: false,
    });
    expect(points).toMatchObject({ transport: -10, cookies: -40, scripts: -5, framing: -20 });
  });

  const cookiesOf = (cookie: string, preloaded: boolean) =>
    observatoryPoints({ headers: { 'set-cookie': cookie }, html: '', preloaded }).cookies;

  test.each([
    ['a=1', -20, -5],
    ['session=1', -40, -30],
    ['login=1; HttpOnly', -40, -10],
    ['session=1; Secure; SameSite=Lax', -30, -30],
    ['csrf-token=1; Secure', -20, -20],
    ['a=1; Secure; SameSite=', -20, -20],
    ['a=1; SameSite=None', -20, -20],
    ['session=1; Secure; HttpOnly', 0, 0],
    ['session=1; Secure; HttpOnly; SameSite=None', 5, 5],
    ['session=1; Secure; HttpOnly; SameSite=Lax\na=1; Secure', 0, 0],
  ])('the cookie %j scores %i, and %i with HSTS', (cookie, without, withHsts) => {
    expect([cookiesOf(cookie, false), cookiesOf(cookie, true)]).toEqual([without, withHsts]);
  });

  test.each([
    ['<script src="/a.js"></script>', 0],
    ['<script src="/a.js" integrity="sha384-x"></script>', 5],
    ['<script src="https://cdn.example/a.js" integrity="sha384-x"></script>', 5],
    ['<script src="https://cdn.example/a.js" integrity=""></script>', -5],
    ['<script src="//cdn.example/a.js" integrity="sha384-x"></script>', -20],
    ['<script src="http://cdn.example/a.js"></script><script src="https://cdn.example/b.js"></script>', -50],
  ])('%s scores %i', (scripts, points) => {
    expect(observatoryPoints(page({ html: scripts })).scripts).toBe(points);
  });

  test.each([
    ['content-security-policy', "default-src 'none'; default-src 'self'", { policy: -25, framing: -20 }],
    ['content-security-policy', "default-src 'none'; script-src 'unsafe-inline' 'sha256-x'", { policy: 10 }],
    ['referrer-policy', 'no-referrer, strict-origin, later', { referrer: 5 }],
    ['referrer-policy', 'no-referrer, origin', { referrer: -5 }],
    ['x-frame-options', 'ALLOW-FROM https://a.example', { framing: 0 }],
    ['cross-origin-opener-policy', 'same-origin; report-to="x"', { opener: 10 }],
    ['cross-origin-resource-policy', 'same-origin; x', { resources: -5 }],
  ])('%s: %s', (name, value, points) => {
    expect(observatoryPoints({ headers: { [name]: value }, html: '', preloaded: true })).toMatchObject(
      points,
    );
  });

  test('what cannot be scored is no score', () => {
    const scored = (policy: string) => () =>
      observatoryScore(page({ headers: { 'content-security-policy': policy } }));
    expect(scored("default-src 'none', default-src 'none'")).toThrow(/cannot be scored/);
    expect(scored("script-src 'strict-dynamic' 'nonce-x'")).toThrow(/cannot be scored/);
  });
});

describe('the policy of a page', () => {
  /** Sources by directive, without the hashes of what is inline. */
  const sourcesOf = (policy: string) =>
    Object.fromEntries(
      policy.split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.filter((source) => !source.startsWith("'sha256-")).join(' ')];
      }),
    );
  const own = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self' 'unsafe-hashes'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  };

  test('names this site only', () => {
    expect(sourcesOf(policyFor({}))).toEqual(own);
  });

  test('names only what the settings name besides', () => {
    expect(sourcesOf(policyFor(foreign))).toEqual({
      ...own,
      'img-src': "'self' data: https://flags.turpial.example",
      'connect-src': "'self' https://api.turpial.example https://reports.turpial.example",
    });
  });
});

describe('the policies by the CSP Evaluator', () => {
  test.each([
    ['a page', policyFor({}), acceptedFindings],
    ['a page with every other origin configured', policyFor(foreign), acceptedFindings],
    ['the offline worker', workerHeader, acceptedFindings],
    ['any other file', fileHeader, []],
  ])('%s has no finding of medium or above', (_name, policy, findings) => {
    expect(policyFindings(policy)).toEqual(findings);
  });

  test.each(["script-src 'unsafe-inline'", 'script-src https:', "script-src 'self'; object-src *"])(
    '%s has one',
    (policy) => {
      expect(policyFindings(policy).join()).toMatch(/HIGH |MEDIUM /);
    },
  );
});
