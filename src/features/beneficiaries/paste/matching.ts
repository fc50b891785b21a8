/**
 * A global pattern, and what must or must not stand right before its match. Not a lookbehind: Safari before 16.4
 * refuses all code of a file that contains one.
 */
export interface Guarded {
  readonly pattern: RegExp;
  /** The text before the match has to match it. Ends with `$`, as the next one. */
  readonly after?: RegExp;
  /** The text before the match must not match it. */
  readonly notAfter?: RegExp;
}

/** One or more patterns. Of matches at the same place, the one of the first pattern counts. */
export type Pattern = RegExp | Guarded | readonly (RegExp | Guarded)[];

/** Longer than any text that a guard describes. */
const LONGEST_GUARD = 24;

function nextMatch(text: string, one: RegExp | Guarded, from: number): RegExpExecArray | undefined {
  const { pattern, after, notAfter }: Guarded = one instanceof RegExp ? { pattern: one } : one;
  // Its search would find the same match for ever.
  if (!pattern.global) throw new TypeError(`Not global: ${pattern}`);
  pattern.lastIndex = from;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const before = text.slice(Math.max(0, match.index - LONGEST_GUARD), match.index);
    if (after?.test(before) !== false && notAfter?.test(before) !== true) return match;
    pattern.lastIndex = match.index + 1;
  }
  return undefined;
}

const isList = (pattern: Pattern): pattern is readonly (RegExp | Guarded)[] => Array.isArray(pattern);

/** The first match at or after `from`. */
export function firstMatch(text: string, pattern: Pattern, from = 0): RegExpExecArray | undefined {
  let first: RegExpExecArray | undefined;
  for (const one of isList(pattern) ? pattern : [pattern]) {
    const match = nextMatch(text, one, from);
    if (match && (!first || match.index < first.index)) first = match;
  }
  return first;
}

/** All matches from left to right; none overlaps another, and none may be empty. */
export function allMatches(text: string, pattern: Pattern): readonly RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  for (let match = firstMatch(text, pattern); match;) {
    found.push(match);
    match = firstMatch(text, pattern, match.index + match[0].length);
  }
  return found;
}

/** Replaces all matches. */
export function replaceMatches(
  text: string,
  pattern: Pattern,
  replacement: (match: RegExpExecArray) => string,
): string {
  let end = 0;
  const parts = allMatches(text, pattern).map((match) => {
    const part = text.slice(end, match.index) + replacement(match);
    end = match.index + match[0].length;
    return part;
  });
  return parts.join('') + text.slice(end);
}
