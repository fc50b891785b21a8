/**
 * The score of a page by the rules of Mozilla's HTTP Observatory (mdn/mdn-http-observatory), from its answer over HTTPS
 * and its HTML. The tests that need a public host are left out and count 0, as they do there when they are in order:
 * redirection to HTTPS and CORS.
 */
export interface ScannedPage {
  /** Values by header name in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly html: string;
  /** Whether the site's domain is on the browsers' HSTS preload list. */
  readonly preloaded: boolean;
}

const START = 100;
const ENOUGH_FOR_EXTRA = 90;
const SIX_MONTHS_S = 15_552_000;

const broad = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'https://*', 'http://*.*', 'https://*.*']);
const inline = new Set([...broad, "'unsafe-inline'", 'data:']);
const isPlainText = (source: string) => source.startsWith('http:') || source.startsWith('ftp:');

type Directives = ReadonlyMap<string, readonly string[]>;

/** Undefined for a policy that names a directive twice. */
function directivesOf(policy: string): Directives | undefined {
  const parts = policy
    .toLowerCase()
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .filter(([name]) => name);
  const directives = new Map(parts.map(([name = '', ...sources]) => [name, sources]));
  return directives.size === parts.length ? directives : undefined;
}

/** Browsers ignore 'unsafe-inline' beside a hash or nonce. */
function withoutIgnored(sources: readonly string[]): readonly string[] {
  const strict = sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source));
  return strict ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}

function policyPoints(policy: string | undefined): number {
  if (!policy) return -25;
  if (/,|'strict-dynamic'/.test(policy)) throw new Error('Two policies and strict-dynamic cannot be scored.');
  const directives = directivesOf(policy);
  if (!directives) return -25;
  const sourcesOf = (name: string) =>
    withoutIgnored(directives.get(name) ?? directives.get('default-src') ?? ['*']);
  const has = (name: string, found: ReadonlySet<string>) => sourcesOf(name).some((one) => found.has(one));
  const passive = new Set(['img-src', 'media-src']);
  const active = [...directives].flatMap(([name, sources]) => (passive.has(name) ? [] : sources));
  if (has('script-src', inline) || has('object-src', broad)) return -20;
  if (active.some(isPlainText)) return -20;
  if ([...sourcesOf('script-src'), ...sourcesOf('style-src')].includes("'unsafe-eval'")) return -10;
  if ([...passive].some((name) => sourcesOf(name).some(isPlainText))) return -10;
  if (has('style-src', inline)) return 0;
  return directives.get('default-src')?.join(' ') === "'none'" ? 10 : 5;
}

function transportPoints(header: string | undefined, preloaded: boolean): number {
  if (preloaded) return 5;
  const [, seconds] = /(?:^|;)\s*max-age=(\d+)/i.exec(header ?? '') ?? [];
  if (seconds === undefined || header?.includes(',')) return -20;
  return Number(seconds) < SIX_MONTHS_S ? -10 : 0;
}

/** The points of one cookie; with HSTS a cookie that is not Secure costs less. */
function pointsOfCookie(cookie: string, hasTransport: boolean): number {
  const [pair = '', ...rest] = cookie.toLowerCase().split(';');
  const parts = rest.map((one) => one.split('=').map((part) => part.trim()));
  const attributes = new Map(parts.map(([attribute = '', value = '']) => [attribute, value]));
  const [name = ''] = pair.split('=');
  const isSession = /login|sess/.test(name);
  const isSecure = attributes.has('secure');
  const sameSite = attributes.get('samesite');
  const faults: number[] = [];
  if (attributes.has('samesite') && !/^(lax|strict|none)$/.test(sameSite ?? '')) faults.push(-20);
  if (sameSite === 'none' && !isSecure) faults.push(-20);
  if (name.includes('csrf') && !sameSite) faults.push(-20);
  if (!isSecure) faults.push(hasTransport ? -5 : -20);
  if (!isSecure && isSession) faults.push(hasTransport ? -10 : -40);
  if (isSession && !attributes.has('httponly')) faults.push(-30);
  return faults.length > 0 ? Math.min(...faults) : sameSite ? 5 : 0;
}

/** The points of the worst cookie; Playwright separates cookies by a line break. A page without cookies scores 0. */
function cookiePoints(header: string | undefined, hasTransport: boolean): number {
  if (!header) return 0;
  return Math.min(...header.split('\n').map((cookie) => pointsOfCookie(cookie, hasTransport)));
}

/** From the worst: a foreign script that is secured by nothing, by HTTPS only, by its integrity only. */
const foreignFaults = [-50, -5, -20];

/** Scripts with an integrity attribute score 5, own scripts without one 0. A complete address counts as foreign. */
function scriptPoints(html: string): number {
  const tags = html.match(/<script[^>]*\ssrc=[^>]*>/g) ?? [];
  const isWhole = (tag: string) => /\sintegrity=(["']?)[^"'\s>]/.test(tag);
  const found = tags.flatMap((tag) => {
    const [, scheme] = /\ssrc=["']?(https?:)?\/\//.exec(tag) ?? [undefined, 'own'];
    if (scheme === 'own') return [];
    if (scheme === 'https:') return isWhole(tag) ? [] : [-5];
    return isWhole(tag) ? [-20] : [-50];
  });
  return foreignFaults.find((points) => found.includes(points)) ?? (tags.some(isWhole) ? 5 : 0);
}

/** `gain` for one of `values`, 0 for `neutral` and a missing one, -5 for anything else. */
function choice(value: string | undefined, values: readonly string[], gain: number, neutral: string): number {
  if (!value || value === neutral) return 0;
  return values.includes(value) ? gain : -5;
}

const privateReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const otherReferrers = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];

/** The last known value counts. */
function referrerPoints(header: string | undefined): number {
  if (header === undefined) return 0;
  const values = header.split(',').map((value) => value.trim().toLowerCase());
  const last = values.findLast((value) => [...privateReferrers, ...otherReferrers].includes(value));
  return last && privateReferrers.includes(last) ? 5 : -5;
}

function framingPoints(header: string | undefined, policy: string | undefined): number {
  if (directivesOf(policy ?? '')?.has('frame-ancestors')) return 5;
  if (/^allow-from/i.test(header ?? '')) return 0;
  return /^(deny|sameorigin)$/i.test(header ?? '') ? 5 : -20;
}

/** A header's value without its parameters. */
const tokenOf = (value: string | undefined) => value?.split(';')[0]?.trim();

const openerPolicies = ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'];

/** What each test adds to the score. */
export function observatoryPoints({ headers, html, preloaded }: ScannedPage) {
  const policy = headers['content-security-policy'];
  const transport = transportPoints(headers['strict-transport-security'], preloaded);
  return {
    policy: policyPoints(policy),
    cookies: cookiePoints(headers['set-cookie'], transport >= 0),
    referrer: referrerPoints(headers['referrer-policy']),
    transport,
    scripts: scriptPoints(html),
    sniffing: headers['x-content-type-options']?.trim().toLowerCase() === 'nosniff' ? 0 : -5,
    framing: framingPoints(headers['x-frame-options'], policy),
    resources: choice(
      headers['cross-origin-resource-policy']?.toLowerCase(),
      ['same-origin', 'same-site'],
      10,
      'cross-origin',
    ),
    embedder: choice(
      tokenOf(headers['cross-origin-embedder-policy']),
      ['require-corp', 'credentialless'],
      10,
      'unsafe-none',
    ),
    opener: choice(tokenOf(headers['cross-origin-opener-policy']), openerPolicies, 10, 'unsafe-none'),
  };
}

/** The score. Extra points count only for a page that has lost at most ten. */
export function observatoryScore(page: ScannedPage): number {
  const points = Object.values(observatoryPoints(page));
  const lost = points.filter((one) => one < 0).reduce((sum, one) => sum + one, START);
  if (lost < ENOUGH_FOR_EXTRA) return Math.max(lost, 0);
  return points.filter((one) => one > 0).reduce((sum, one) => sum + one, lost);
}
