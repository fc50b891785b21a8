import { DIGITS, hasChar, isWithin, listChars, type CharSet } from './charSet';
import { extentOf, itemsOf } from './extent';
import type { Node, Pattern } from './parse';

/** A small fixed set of first characters, offered in a select beside the rest of the text. */
export interface Prefix {
  /** 2 to 10 characters (product 5.9). */
  readonly chars: readonly string[];
  /** The pattern of the text after the first character. */
  readonly rest: Node;
}

const FEWEST = 2;
const MOST = 10;

/** The sets of a node that matches exactly one character; undefined for any other node. */
function oneCharacter(node: Node): readonly CharSet[] | undefined {
  const { min, max, sets } = extentOf(node);
  return min === 1 && max === 1 ? sets : undefined;
}

/** A text that is the same for equal nodes. */
const written = (nodes: readonly Node[]) =>
  JSON.stringify(nodes, (_key, part: unknown) => (part instanceof RegExp ? part.source : part));

/**
 * The nodes of a pattern in order, with the common rest of leading alternatives factored out: V\d{8}|E\d{8} becomes
 * (V|E)\d{8}. Alternatives with different rests stay unchanged.
 */
function factoredItems(root: Node): readonly Node[] {
  const items = itemsOf(root);
  const [choice, ...after] = items;
  if (choice?.kind !== 'choice') return items;
  const branches = choice.options.map(factoredItems);
  const rests = branches.map(([, ...rest]) => rest);
  const [rest = []] = rests;
  const firsts = branches.flatMap(([first]) => (first && oneCharacter(first) ? [first] : []));
  const alike = rests.every((other) => written(other) === written(rest));
  if (!alike || firsts.length < branches.length) return items;
  return [{ kind: 'choice', options: firsts }, ...rest, ...after];
}

/** Keeps only the upper-case form of a letter that occurs in both cases. */
function withoutTwins(chars: readonly string[]): readonly string[] {
  return chars.filter((char) => char === char.toUpperCase() || !chars.includes(char.toUpperCase()));
}

/**
 * The prefix selector of a pattern. Undefined if it would not help: the first character is unrestricted, a digit of a
 * number, or from the same set as the following ones, as in [A-F]{4}.
 */
export function prefixOf({ root }: Pattern): Prefix | undefined {
  const [first, ...rest] = factoredItems(root);
  const sets = first && oneCharacter(first);
  const [next] = rest;
  if (!sets || !next || sets.every((set) => isWithin(set, DIGITS))) return undefined;
  const listed = sets.map((set) => listChars(set, MOST * 2));
  const chars = withoutTwins([...new Set(listed.flatMap((some) => some ?? []))]);
  if (listed.includes(undefined) || chars.length < FEWEST || chars.length > MOST) return undefined;
  const nextChars = extentOf(next).sets.flatMap((set) => listChars(set, MOST * 2) ?? []);
  const same = [...nextChars].sort().join('') === [...chars].sort().join('');
  return same ? undefined : { chars, rest: { kind: 'sequence', items: rest } };
}

/** Splits a value into prefix and rest; `prefix` is empty if the value starts with no character of the list. */
export function splitPrefix({ chars }: Prefix, value: string): { prefix: string; rest: string } {
  const first = value.charAt(0);
  const prefix = chars.find((char) => char === first) ?? chars.find((char) => char === first.toUpperCase());
  return prefix === undefined ? { prefix: '', rest: value } : { prefix, rest: value.slice(1) };
}

/**
 * Joins prefix and typed text. A pasted text with its own first character, such as 'V12345678', changes the prefix
 * instead of doubling it.
 */
export function joinPrefix(prefixes: Prefix, prefix: string, typed: string): string {
  const text = typed.trimStart();
  if (text === '') return '';
  const brought = splitPrefix(prefixes, text);
  const mayFollow = extentOf(prefixes.rest).sets.some((set) => hasChar(set, text.charAt(0)));
  return brought.prefix !== '' && !mayFollow ? brought.prefix + brought.rest : prefix + text;
}
