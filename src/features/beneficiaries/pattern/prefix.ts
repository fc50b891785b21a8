import { hasChar, isWithin, listChars, type CharSet } from './charSet';
import { DIGITS } from './escapes';
import { extentOf, itemsOf } from './extent';
import type { Node, Pattern } from './syntax';

/** A small fixed set of leading characters, chosen from a list beside the text that follows them. */
export interface Prefix {
  /** 2 to 10 characters (spec §9). */
  readonly chars: readonly string[];
  /** What the text after the leading character has to be. */
  readonly rest: Node;
}

const FEWEST = 2;
const MOST = 10;

/** The sets of a node that takes exactly one character, undefined for any other. */
function oneCharacter(node: Node): readonly CharSet[] | undefined {
  const { min, max, sets } = extentOf(node);
  return min === 1 && max === 1 ? sets : undefined;
}

/** A node as a text that is the same for equal nodes. */
const written = (nodes: readonly Node[]) =>
  JSON.stringify(nodes, (_key, part: unknown) => (part instanceof RegExp ? part.source : part));

/**
 * The nodes of a pattern in order, with what the branches of a leading choice have in common taken out of them: V\d{8}|E\d{8}
 * is (V|E)\d{8}. Branches that go on differently stay as they are.
 */
function factoredItems(root: Node): readonly Node[] {
  const items = itemsOf(root);
  const [choice, ...after] = items;
  if (choice?.kind !== 'choice') return items;
  const branches = choice.options.map(factoredItems);
  const rests = branches.map(([, ...rest]) => rest);
  const [rest] = rests;
  const firsts = branches.flatMap(([first]) => (first && oneCharacter(first) ? [first] : []));
  const alike = rests.every((other) => written(other) === written(rest ?? []));
  if (!rest || rest.length === 0 || !alike || firsts.length < branches.length) return items;
  return [{ kind: 'choice', options: firsts }, ...rest, ...after];
}

/** Of a letter in both cases, the upper one. */
function withoutTwins(chars: readonly string[]): readonly string[] {
  return chars.filter((char) => char === char.toUpperCase() || !chars.includes(char.toUpperCase()));
}

/**
 * The prefix selector of a pattern, or undefined where none helps: the first character is free, or is a digit of a
 * number, or may be any of those that follow, as in [A-F]{4}.
 */
export function prefixOf({ root }: Pattern): Prefix | undefined {
  const [first, ...rest] = factoredItems(root);
  const sets = first && oneCharacter(first);
  if (!sets || rest.length === 0 || sets.every((set) => isWithin(set, DIGITS))) return undefined;
  const listed = sets.map((set) => listChars(set, MOST * 2));
  const chars = withoutTwins([...new Set(listed.flatMap((some) => some ?? []))]);
  if (listed.includes(undefined) || chars.length < FEWEST || chars.length > MOST) return undefined;
  const next = rest[0] && extentOf(rest[0]).sets;
  const nextChars = next?.flatMap((set) => listChars(set, MOST * 2) ?? []) ?? [];
  const same = nextChars.length > 0 && [...nextChars].sort().join('') === [...chars].sort().join('');
  return same ? undefined : { chars, rest: { kind: 'sequence', items: rest } };
}

/** A value as the selector and the field beside it show it; `prefix` is empty when the value has none of the list. */
export function splitPrefix({ chars }: Prefix, value: string): { prefix: string; rest: string } {
  const first = value.charAt(0);
  const prefix = chars.find((char) => char === first) ?? chars.find((char) => char === first.toUpperCase());
  return prefix === undefined ? { prefix: '', rest: value } : { prefix, rest: value.slice(1) };
}

/**
 * The value for a text typed or pasted beside the selector. A text that brings its own leading character, as a pasted
 * 'V12345678' does, changes the selector instead of doubling it.
 */
export function joinPrefix(prefixes: Prefix, prefix: string, typed: string): string {
  const text = typed.trimStart();
  if (text === '') return '';
  const brought = splitPrefix(prefixes, text);
  const mayFollow = extentOf(prefixes.rest).sets.some((set) => hasChar(set, text.charAt(0)));
  return brought.prefix !== '' && !mayFollow ? brought.prefix + brought.rest : prefix + text;
}
