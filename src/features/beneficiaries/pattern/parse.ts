import { RegExpParser, type AST } from '@eslint-community/regexpp';
import { DIGITS, type CharSet, type Range } from './charSet';

/**
 * A regular expression as a tree. Greediness and groups are omitted, because they do not affect whether a text
 * matches.
 */
export type Node =
  | { readonly kind: 'set'; readonly set: CharSet }
  | { readonly kind: 'sequence'; readonly items: readonly Node[] }
  | { readonly kind: 'choice'; readonly options: readonly Node[] }
  /** `max` may be Infinity. */
  | { readonly kind: 'repeat'; readonly item: Node; readonly min: number; readonly max: number }
  | { readonly kind: 'start' }
  | { readonly kind: 'end' }
  /** \b, or \B when not `expected`. */
  | { readonly kind: 'boundary'; readonly expected: boolean }
  /** A lookahead, negative when not `expected`. */
  | { readonly kind: 'lookahead'; readonly item: Node; readonly expected: boolean };

/** A regular expression that this app can apply. */
export interface Pattern {
  readonly root: Node;
  readonly ignoreCase: boolean;
}

/** Thrown inside this file for unsupported syntax: back-references, lookbehind. */
class Unsupported extends Error {}

const LONGEST = 1000;
/** The syntax of 2024, which has no inline flags. */
const parser = new RegExpParser({ ecmaVersion: 2024 });

function sequence(elements: readonly AST.Element[]): Node {
  const items = elements.map(nodeOf);
  return items.length === 1 && items[0] ? items[0] : { kind: 'sequence', items };
}

function choice(alternatives: readonly AST.Alternative[]): Node {
  const options = alternatives.map(({ elements }) => sequence(elements));
  return options.length === 1 && options[0] ? options[0] : { kind: 'choice', options };
}

function assertionOf(element: AST.Assertion): Node {
  switch (element.kind) {
    case 'start':
    case 'end':
      return { kind: element.kind };
    case 'word':
      return { kind: 'boundary', expected: !element.negate };
    case 'lookahead':
      return { kind: 'lookahead', item: choice(element.alternatives), expected: !element.negate };
    case 'lookbehind':
      throw new Unsupported();
  }
}

function nodeOf(element: AST.Element): Node {
  switch (element.type) {
    case 'Assertion':
      return assertionOf(element);
    case 'CapturingGroup':
    case 'Group':
      return choice(element.alternatives);
    case 'Quantifier':
      return { kind: 'repeat', item: nodeOf(element.element), min: element.min, max: element.max };
    case 'CharacterClass':
      return { kind: 'set', set: setOf(element.elements, element.negate) };
    case 'Character':
    case 'CharacterSet':
      return { kind: 'set', set: setOf([element]) };
    default:
      throw new Unsupported();
  }
}

/** The set of these members; if `negated`, the set of all other characters. */
function setOf(members: readonly (AST.CharacterClassElement | AST.CharacterSet)[], negated = false): CharSet {
  const ranges: Range[] = [];
  const classes = new Set<string>();
  for (const member of members) {
    if (member.type === 'Character') ranges.push([member.value, member.value]);
    else if (member.type === 'CharacterClassRange') ranges.push([member.min.value, member.max.value]);
    else if (member.type !== 'CharacterSet') throw new Unsupported();
    else if (member.kind === 'digit' && !member.negate) ranges.push(...DIGITS);
    else classes.add(member.raw);
  }
  // A dot inside brackets is a plain character, so the class of the dot is never combined with others.
  const anyOf = classes.has('.') ? '.' : `[${[...classes].join('')}]`;
  const inClasses = classes.size > 0 ? new RegExp(`^${anyOf}$`, 'u') : undefined;
  return { ranges, classes: [...classes], inClasses, negated };
}

/**
 * Rewrites what the Unicode syntax refuses, although browsers accept it without the `u` flag: unnecessary escapes, and
 * a hyphen after a class such as \d.
 */
function strict(source: string): string {
  return source.replace(/\\([pP]\{[\w=]+\}|[^])(-?)/gu, (written: string, escape: string, hyphen: string) => {
    if (/[dDwWsS]|[pP]\{/.test(escape)) return hyphen ? `\\${escape}\\x2d` : written;
    const needless =
      /[^\dA-Za-z^$\\.*+?()[\]{}|/]/u.test(escape) || /[aeghijlmoqyzACE-OQRT-VX-Z]/.test(escape);
    return needless ? `\\u{${escape.codePointAt(0)?.toString(16)}}${hyphen}` : written;
  });
}

/** The syntax tree. If the source fits the Unicode syntax, its characters are code points. */
function parsed(source: string): AST.Pattern {
  try {
    return parser.parsePattern(strict(source), undefined, undefined, { unicode: true });
  } catch (error) {
    // Without the `u` flag these escapes would have another meaning.
    if (/\\(?:[1-9ckpP]|u\{)/.test(source)) throw error;
    return parser.parsePattern(source);
  }
}

/**
 * The server's regular expression as a tree, also when written between slashes. Undefined, which means no rule, when
 * the source is empty, too long or invalid, or when it uses unsupported syntax.
 */
export function parsePattern(source: string): Pattern | undefined {
  const slashed = /^\/(.*)\/([a-z]*)$/s.exec(source.trim());
  const body = slashed?.[1] ?? source.trim();
  if (body === '' || body.length > LONGEST) return undefined;
  try {
    // Throws a SyntaxError if the browser itself does not accept it.
    new RegExp(body);
    return {
      root: choice(parsed(body).alternatives),
      ignoreCase: slashed?.[2]?.includes('i') ?? false,
    };
  } catch (error) {
    if (error instanceof Unsupported || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
