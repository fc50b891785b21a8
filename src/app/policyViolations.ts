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
 * Reports violations of the Content-Security-Policy. The browser would report them by itself, but with the whole
 * address, which contains a user's login during the login (decision 110).
 */
export function watchViolations(): void {
  const tell = (directive: string, blocked: string) =>
    report({ kind: 'policy', directive, blocked: blockedPart(blocked) });
  if ('ReportingObserver' in window) {
    // Also gets the violations of the time before the app started.
    new ReportingObserver(
      (reports) => {
        for (const { body } of reports) {
          if (!isViolation(body)) continue;
          const { effectiveDirective, blockedURL } = body;
          tell(effectiveDirective, blockedURL ?? '');
        }
      },
      { types: ['csp-violation'], buffered: true },
    ).observe();
    return;
  }
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    tell(effectiveDirective, blockedURI),
  );
}
