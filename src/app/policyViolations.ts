import { report } from '@/lib/telemetry';

/** The used part of a violation in the Reporting API; the types of the DOM have none. */
interface Violation {
  readonly effectiveDirective: string;
  readonly blockedURL: string | null;
}

/**
 * What was blocked, without the address: a keyword such as 'inline' stays, an address of the web becomes its host and
 * any other one its scheme.
 */
function blockedPart(blocked: string): string {
  if (!URL.canParse(blocked)) return /^[a-z-]*$/.test(blocked) ? blocked : 'other';
  const { protocol, host } = new URL(blocked);
  return host !== '' && protocol.startsWith('http') ? host : protocol.replace(':', '');
}

const isViolation = (body: object | null | undefined): body is Violation =>
  body !== null &&
  body !== undefined &&
  'effectiveDirective' in body &&
  typeof body.effectiveDirective === 'string';

/**
 * Returns a function that makes a source of violations. A violation that two sources report is sent once, in any order:
 * the n-th of a kind only if no source has reported n of them before.
 */
function joinedSources() {
  const reported = new Map<string, number>();
  return () => {
    const seen = new Map<string, number>();
    return (directive: string, address: string) => {
      const blocked = blockedPart(address);
      const kind = `${directive} ${blocked}`;
      const count = (seen.get(kind) ?? 0) + 1;
      seen.set(kind, count);
      if (count <= (reported.get(kind) ?? 0)) return;
      reported.set(kind, count);
      report({ kind: 'policy', directive, blocked });
    };
  };
}

/**
 * Reports violations of the Content-Security-Policy. The browser would report them by itself, but with the whole
 * address, which contains a user's login during the login (decision 79).
 */
export function watchViolations(): void {
  const source = joinedSources();
  const tellEvent = source();
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    tellEvent(effectiveDirective, blockedURI),
  );
  if (!('ReportingObserver' in window)) return;
  // Also delivers the violations from before the app started. Safari before 18.4 delivers none, and no browser lists the
  // types that it supports, so the event is needed everywhere.
  const tellBuffered = source();
  new ReportingObserver(
    (reports) => {
      for (const { body } of reports)
        if (isViolation(body)) tellBuffered(body.effectiveDirective, body.blockedURL ?? '');
    },
    { types: ['csp-violation'], buffered: true },
  ).observe();
}
