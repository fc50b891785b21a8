import { emailIdentity, phoneIdentity } from '@/api/identity';
import type { Identity } from '@/api/wire';
import { leadingDial } from '@/lib/phone/dialCountries';
import { createClient, createSecrets } from './client';
import { drive, type DriveOptions } from './drive';
import { readHar } from './har';
import { createReport } from './report';

export interface CheckOptions extends Partial<Omit<DriveOptions, 'identity' | 'money'>> {
  /** The server, without a trailing slash. With a HAR it chooses the calls of that server. */
  readonly url?: string | undefined;
  /** The text of a HAR, which is read instead of making calls. */
  readonly har?: string | undefined;
  /** The test account: an e-mail, or a phone with its dial code. */
  readonly login?: string | undefined;
  readonly money?: boolean | undefined;
  readonly print: (line: string) => void;
}

/** Enough for the minimum of a usual server. */
const AMOUNT = 20;

function identityOf(login: string): Identity {
  if (login.includes('@')) return emailIdentity(login);
  const digits = login.replace(/\D/g, '');
  const dial = leadingDial(digits) ?? '';
  return phoneIdentity(dial, digits.slice(dial.length - 1));
}

/**
 * Judges a server by the contract and by the app's own readers, and prints a line for each call and each difference.
 * Makes the calls itself with a test account, or reads them from a HAR. Returns the exit code: 1 with a difference.
 */
export async function runCheck(options: CheckOptions): Promise<0 | 1> {
  const { url, har, print, login, password, money = false, amount = AMOUNT } = options;
  const secrets = createSecrets();
  const report = createReport(secrets);
  if (har !== undefined) readHar(har, url, report, secrets);
  else if (url === undefined || login === undefined || password === undefined)
    throw new Error('The check needs a server with a test account, or a HAR.');
  else {
    secrets.add(password);
    const { contact, readCode } = options;
    const account = { identity: identityOf(login), password };
    await drive(() => createClient(url, secrets), { ...account, money, amount, contact, readCode }, report);
  }
  for (const line of report.lines()) print(line);
  return report.differences() > 0 ? 1 : 0;
}
