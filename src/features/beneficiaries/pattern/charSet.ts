/** Code points from the first to the last, both included. */
export type Range = readonly [number, number];

/** A set of characters: one position of a pattern. */
export interface CharSet {
  /** In the order of the pattern; they may overlap. */
  readonly ranges: readonly Range[];
  /** Classes such as \s and \p{L}, as written in the pattern, each once. */
  readonly classes: readonly string[];
  /** All classes in one expression, which is only tested against single characters; undefined without classes. */
  readonly inClasses: RegExp | undefined;
  readonly negated: boolean;
}

export const DIGITS: readonly Range[] = [[0x30, 0x39]];

/** True when the set contains this single character. */
export function hasChar(set: CharSet, char: string): boolean {
  const point = char.codePointAt(0) ?? -1;
  const listed =
    set.ranges.some(([from, to]) => from <= point && point <= to) || set.inClasses?.test(char) === true;
  return listed !== set.negated;
}

/** True when every character of the set is within these ranges. */
export function isWithin(set: Omit<CharSet, 'inClasses'>, ranges: readonly Range[]): boolean {
  if (set.negated || set.classes.length > 0) return false;
  return set.ranges.every(([from, to]) => ranges.some(([low, high]) => low <= from && to <= high));
}

/** The characters of the set in the order of the pattern. Undefined for more than `most`, a negated set or classes. */
export function listChars(set: CharSet, most: number): readonly string[] | undefined {
  if (set.negated || set.classes.length > 0) return undefined;
  const size = set.ranges.reduce((sum, [from, to]) => sum + to - from + 1, 0);
  if (size > most) return undefined;
  return set.ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  );
}
