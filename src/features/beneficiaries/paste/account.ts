import { ACCOUNT_DIGITS } from '@/lib/banks';
import { digitsOf } from '@/lib/phone/dialCode';
import { hide, hideAll, type Candidate, type Found } from './candidates';
import { allMatches } from './matching';

/** Digits with the usual separators between them, on one line. */
const CHAIN = /\d(?:[ .·\-–—/]{0,3}\d)*/g;

/** The end of one line and those that follow, when they are parts of one number. */
const BROKEN_LINE = {
  notAfter: /\d$/,
  pattern: /0[1-35-9](?:[ .\-–—]{0,3}\d)*(?:[ \-–—]*\n[ \-–—]*\d(?:[ .\-–—]{0,3}\d)*)+/g,
};

/** The code of a bank; '00' begins a foreign phone, '04' a mobile. */
const STARTS = /^0[1-35-9]/;

const DOTTED = /^\d{1,2}[. ]\d{3}[. ]\d{3}$/;

/** A number of its own that may stand beside an account: a document, a phone, a bank's code, an item's number. */
const standsAlone = (digits: string) =>
  digits === '' || /^(?:0\d{3}|\d{7,8}|\d{10,11}|00\d{9,13})$/.test(digits);

/** The account in a chain of digit groups: consecutive whole groups of together 20 digits. */
function accountIn(match: RegExpExecArray): Candidate | undefined {
  const groups = Array.from(match[0].matchAll(/\d+/g));
  for (const [first, group] of groups.entries()) {
    if (!STARTS.test(group[0])) continue;
    let value = '';
    for (const next of groups.slice(first)) {
      value += next[0];
      if (value.length < ACCOUNT_DIGITS) continue;
      if (value.length > ACCOUNT_DIGITS) break;
      const before = digitsOf(match[0].slice(0, group.index));
      const after = digitsOf(match[0].slice(next.index + next[0].length));
      if (!standsAlone(before) || !standsAlone(after)) break;
      return {
        value,
        start: match.index + group.index,
        end: match.index + next.index + next[0].length,
      };
    }
  }
  return undefined;
}

function acrossLines({ 0: run, index }: RegExpExecArray): Candidate | undefined {
  const [first = '', ...others] = run.split('\n');
  if (digitsOf(first).length < 8) return undefined;
  let part = first;
  for (const line of others) {
    part += `\n${line}`;
    const value = digitsOf(part);
    if (DOTTED.test(line.trim())) return undefined;
    if (value.length === ACCOUNT_DIGITS) return { value, start: index, end: index + part.length };
    if (standsAlone(digitsOf(line))) return undefined;
  }
  return undefined;
}

/** Numbers that are too long for anything else; no other reader may use a part. */
const LONG_RUN = { notAfter: /\d$/, pattern: /(?!(?:00)?580?4\d{9}(?!\d))\d{12,}/g };

/** Reads numbers of exactly 20 digits from 0, in any grouping, also over a line break. */
export function readAccounts(text: string): Found {
  let rest = text;
  const found: Candidate[] = [];
  for (const match of allMatches(rest, CHAIN)) {
    const account = accountIn(match);
    if (!account) continue;
    found.push(account);
    rest = hide(rest, account.start, account.end);
  }
  for (const match of allMatches(rest, BROKEN_LINE)) {
    const account = acrossLines(match);
    if (!account) continue;
    found.push(account);
    rest = hide(rest, account.start, account.end);
  }
  return { found, rest: hideAll(rest, LONG_RUN) };
}
