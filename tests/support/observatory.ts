/**
 * The score of a page by the rules of Mozilla's HTTP Observatory, from its answer and its HTML. The tests that need a
 * public host are left out and count 0, as they do there when they are in order: redirection to HTTPS and CORS.
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

function directivesOf(policy: string): Directives {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(parts.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

function policyPoints(policy: string | undefined): number {
  if (!policy) return -25;
  const directives = directivesOf(policy);
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
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

/** Every cookie is Secure and has SameSite, and a session cookie is HttpOnly; a page without cookies scores 0. */
function cookiePoints(header: string | undefined): number {
  if (!header) return 0;
  if (!/;\s*secure/i.test(header)) return -20;
  return /;\s*httponly/i.test(header) && /;\s*samesite=(lax|strict)/i.test(header) ? 5 : -30;
}

/** Own scripts with an integrity attribute score 5, own scripts without one 0. */
function scriptPoints(html: string): number {
  const tags = html.match(/<script[^>]*\ssrc=[^>]*>/g) ?? [];
  if (tags.some((tag) => /\ssrc="(https?:)?\/\//.test(tag))) return -50;
  return tags.some((tag) => tag.includes(' integrity=')) ? 5 : 0;
}

/** `points` of a value, 0 for `neutral` and a missing one, -5 for anything else. */
function choice(value: string | undefined, points: readonly string[], gain: number, neutral: string): number {
  if (value === undefined || value === neutral) return 0;
  return points.includes(value) ? gain : -5;
}

const referrerPolicies = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const openerPolicies = ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'];

/** What each test adds to the score. */
export function observatoryPoints({ headers, html, preloaded }: ScannedPage) {
  const policy = headers['content-security-policy'];
  const framed = policy !== undefined && directivesOf(policy).has('frame-ancestors');
  return {
    policy: policyPoints(policy),
    cookies: cookiePoints(headers['set-cookie']),
    referrer: choice(headers['referrer-policy'], referrerPolicies, 5, ''),
    transport: transportPoints(headers['strict-transport-security'], preloaded),
    scripts: scriptPoints(html),
    sniffing: headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    framing: framed || /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 5 : -20,
    resources: choice(
      headers['cross-origin-resource-policy'],
      ['same-origin', 'same-site'],
      10,
      'cross-origin',
    ),
    embedder: choice(
      headers['cross-origin-embedder-policy'],
      ['require-corp', 'credentialless'],
      10,
      'unsafe-none',
    ),
    opener: choice(headers['cross-origin-opener-policy'], openerPolicies, 10, 'unsafe-none'),
  };
}

/** The score. Extra points count only for a page that has lost at most ten. */
export function observatoryScore(page: ScannedPage): number {
  const points = Object.values(observatoryPoints(page));
  const lost = points.filter((one) => one < 0).reduce((sum, one) => sum + one, START);
  if (lost < ENOUGH_FOR_EXTRA) return Math.max(lost, 0);
  return points.filter((one) => one > 0).reduce((sum, one) => sum + one, lost);
}
