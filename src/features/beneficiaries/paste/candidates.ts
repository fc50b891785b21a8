import { allMatches, replaceMatches, type Pattern } from './matching';

/** A value that was found, and where. */
export interface Candidate {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** The value of something that may be meant, and that the form cannot take; it contradicts every other value. */
export const UNKNOWN = '';

/** What a reader found, and the text that is left for the next one. */
export interface Found {
  readonly found: readonly Candidate[];
  readonly rest: string;
}

/** Stands for each character that was already read. */
export const READ = '\ue000';

/** A value at the place of its match. */
export function candidateOf(value: string, { 0: text, index }: RegExpExecArray): Candidate {
  return { value, start: index, end: index + text.length };
}

/** Hides a part of the text from the readers that follow. */
export function hide(rest: string, start: number, end: number): string {
  return rest.slice(0, start) + READ.repeat(end - start) + rest.slice(end);
}

/** Hides what was found. */
export const hideFound = (rest: string, found: readonly Pick<Candidate, 'start' | 'end'>[]): string =>
  found.reduce((left, { start, end }) => hide(left, start, end), rest);

/** Hides every match. */
export function hideAll(rest: string, pattern: Pattern): string {
  return replaceMatches(rest, pattern, ([match]) => READ.repeat(match.length));
}

/** Reads and hides every match; one without a value is hidden, too. */
export function readAll(
  rest: string,
  pattern: Pattern,
  valueOf: (match: RegExpExecArray) => string | undefined,
): Found {
  const found = allMatches(rest, pattern).flatMap((match) => {
    const value = valueOf(match);
    return value === undefined ? [] : [candidateOf(value, match)];
  });
  return { found, rest: hideAll(rest, pattern) };
}

const CLAUSE_END = /[\n,;!?()|]|\. |\b(?:pero|sino|ahora)\b/g;

/** The words before and after a place, within its clause. */
export function clauseAround(
  folded: string,
  { start, end }: Candidate,
): { readonly before: string; readonly after: string } {
  const before = folded.slice(0, start);
  const breaks = Array.from(before.matchAll(CLAUSE_END), (match) => match.index + match[0].length);
  const [after = ''] = folded.slice(end).split(CLAUSE_END, 1);
  return { before: before.slice(breaks.at(-1) ?? 0), after };
}
