/** Code points from the first to the last, both included. */
export type Range = readonly [number, number];

/** A set of characters: one position of a pattern. */
export interface CharSet {
  /** In the order in which they are written; they may overlap. */
  readonly ranges: readonly Range[];
  /** Unicode classes such as \p{L}, each a regular expression that is only ever asked about one character. */
  readonly classes: readonly RegExp[];
  readonly negated: boolean;
}

const LAST = 0x10ffff;

function normalize(ranges: readonly Range[]): readonly Range[] {
  const merged: [number, number][] = [];
  for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** The ranges of all other characters. */
export function complement(ranges: readonly Range[]): readonly Range[] {
  const gaps: Range[] = [];
  let next = 0;
  for (const [from, to] of normalize(ranges)) {
    if (from > next) gaps.push([next, from - 1]);
    next = to + 1;
  }
  if (next <= LAST) gaps.push([next, LAST]);
  return gaps;
}

/** A set of these ranges and classes, or of everything but them. */
export function charSet(ranges: readonly Range[], classes: readonly RegExp[] = [], negated = false): CharSet {
  if (negated && classes.length === 0) return { ranges: complement(ranges), classes, negated: false };
  return { ranges, classes, negated };
}

/** True when the set holds this one character. */
export function hasChar(set: CharSet, char: string): boolean {
  const point = char.codePointAt(0) ?? -1;
  const listed =
    set.ranges.some(([from, to]) => from <= point && point <= to) ||
    set.classes.some((unicodeClass) => unicodeClass.test(char));
  return listed !== set.negated;
}

/** True when every character of the set is within these ranges. */
export function isWithin(set: CharSet, ranges: readonly Range[]): boolean {
  if (set.negated || set.classes.length > 0) return false;
  return set.ranges.every(([from, to]) => ranges.some(([low, high]) => low <= from && to <= high));
}

/** The characters of the set in the order in which they are written, or undefined when there are more than `most`. */
export function listChars(set: CharSet, most: number): readonly string[] | undefined {
  if (set.negated || set.classes.length > 0) return undefined;
  const size = set.ranges.reduce((sum, [from, to]) => sum + to - from + 1, 0);
  if (size > most) return undefined;
  return set.ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  );
}
