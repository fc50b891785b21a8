import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchViolations } from '@/app/policyViolations';
import { installSink, type Report } from '@/lib/telemetry';

/** Directive and blocked address. */
type Violation = readonly [string, string];

const page = {
  sample: 'Secreta2026',
  documentURL: 'https://turpial.example/iniciar/password?login=ana@turpial.example',
};
let reports: Report[] = [];
let sendEvent: (event: object) => void;
let sendReports: (list: readonly object[]) => void;

const tellAsEvent = ([effectiveDirective, blockedURI]: Violation) =>
  sendEvent({ ...page, effectiveDirective, blockedURI });
const tellAsReports = (list: readonly Violation[]) =>
  sendReports(
    list.map(([effectiveDirective, blockedURL]) => ({ body: { ...page, effectiveDirective, blockedURL } })),
  );

beforeEach(() => {
  reports = [];
  sendEvent = () => undefined;
  sendReports = () => undefined;
  installSink((one) => reports.push(one));
  vi.stubGlobal('location', { pathname: '/Iniciar/password', search: '?login=ana@turpial.example' });
  vi.stubGlobal('window', {});
  vi.stubGlobal('addEventListener', (name: string, listener: typeof sendEvent) => {
    if (name === 'securitypolicyviolation') sendEvent = listener;
  });
});

afterEach(() => installSink());

/** Gives the browser an observer, which tells some types from a buffer and from then on. */
function addObserver(types: readonly string[]): void {
  class ReportingObserver {
    constructor(callback: typeof sendReports, wanted: ReportingObserverOptions) {
      const knows = wanted.buffered === true && wanted.types?.every((type) => types.includes(type));
      sendReports = knows ? callback : () => undefined;
    }
    observe = () => undefined;
  }
  vi.stubGlobal('window', { ReportingObserver });
  vi.stubGlobal('ReportingObserver', ReportingObserver);
}

const violations = [
  ['script-src-elem', 'inline', 'inline'],
  ['img-src', 'https://evil.example/pixel?ana@turpial.example', 'evil.example'],
  ['img-src', 'data', 'data'],
  ['script-src-elem', 'chrome-extension://abc/ana', 'chrome-extension'],
  ['connect-src', 'Rosa Elena', 'other'],
] as const;
const addresses = violations.map(([directive, address]): Violation => [directive, address]);

function verifyReported(): void {
  expect(reports).toEqual(
    violations.map(([directive, , blocked]) => ({
      kind: 'policy',
      directive,
      blocked,
      page: '/iniciar/password',
      version: expect.any(String) as string,
    })),
  );
}

test('a violation of the policy is reported by directive and host only', () => {
  watchViolations();
  addresses.forEach(tellAsEvent);
  verifyReported();
});

test('a violation is reported where the observer has no violations, as in Safari before 18.4', () => {
  addObserver(['deprecation']);
  watchViolations();
  tellAsReports(addresses);
  expect(reports).toEqual([]);
  addresses.forEach(tellAsEvent);
  verifyReported();
});

test('a violation of the time before the app started is reported where the browser keeps it', () => {
  addObserver(['csp-violation']);
  watchViolations();
  tellAsReports(addresses);
  verifyReported();
});

const inline: Violation = ['script-src-elem', 'inline'];
const image: Violation = ['img-src', 'https://evil.example/pixel'];

test.each([
  ['first the event', () => (tellAsEvent(inline), tellAsReports([inline]))],
  ['first the report', () => (tellAsReports([inline]), tellAsEvent(inline))],
])('a violation that is told as event and as report is reported once: %s', (_, happen) => {
  addObserver(['csp-violation']);
  watchViolations();
  happen();
  expect(reports).toHaveLength(1);
  // A second one is another violation.
  happen();
  expect(reports).toHaveLength(2);
});

test('an event that comes before the kept reports hides none of them', () => {
  addObserver(['csp-violation']);
  watchViolations();
  tellAsEvent(inline);
  tellAsReports([inline, image, inline]);
  tellAsReports([inline]);
  tellAsEvent(inline);
  expect(reports.map((one) => one.kind === 'policy' && one.blocked)).toEqual([
    'inline',
    'evil.example',
    'inline',
    'inline',
  ]);
});
