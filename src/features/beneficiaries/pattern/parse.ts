import { RegExpParser, type AST } from '@eslint-community/regexpp';
import { DIGITS, type CharSet, type Range } from './charSet';
import type { Node, Pattern } from './syntax';

/** Thrown inside this file for syntax that is not applied: references to groups, lookbehind, inline flags. */
class Unsupported extends Error {}

const LONGEST = 1000;
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
      return choice(element.alternatives);
    case 'Group':
      if (element.modifiers) throw new Unsupported();
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

/** A set of these members, or of everything but them. */
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
  // A dot is a class only where it stands alone.
  const anyOf = classes.has('.') ? '.' : `[${[...classes].join('')}]`;
  const inClasses = classes.size > 0 ? new RegExp(`^${anyOf}$`, 'u') : undefined;
  return { ranges, classes: [...classes], inClasses, negated };
}

/**
 * What a pattern may hold and the strict syntax of Unicode refuses, spelled in that syntax: escapes of characters that
 * need none, and a hyphen after a class such as \d.
 */
function strict(source: string): string {
  return source.replace(/\\([pP]\{[\w=]+\}|[^])(-?)/gu, (written: string, escape: string, hyphen: string) => {
    if (/^(?:[dDwWsS]|[pP]\{)/.test(escape)) return hyphen ? `\\${escape}\\x2d` : written;
    const needless =
      /^[^\dA-Za-z^$\\.*+?()[\]{}|/]$/u.test(escape) || /^[aeghijlmoqyzACE-OQRT-VX-Z]$/.test(escape);
    return needless ? `\\u{${escape.codePointAt(0)?.toString(16)}}${hyphen}` : written;
  });
}

/** The syntax tree, whose characters are code points where the source is of the syntax of Unicode. */
function parsed(source: string): AST.Pattern {
  try {
    return parser.parsePattern(strict(source), undefined, undefined, { unicode: true });
  } catch (error) {
    // An escape that only this syntax knows would be read as something else.
    if (/\\(?:[1-9ckpP]|u\{)/.test(source)) throw error;
    return parser.parsePattern(source);
  }
}

/**
 * The server's regular expression as a tree, also when written between slashes. Undefined, which means no rule, when
 * there is none, when it is broken, or when it uses what cannot be applied in bounded time.
 */
export function parsePattern(source: string): Pattern | undefined {
  const slashed = /^\/(.*)\/([a-z]*)$/s.exec(source.trim());
  const body = slashed?.[1] ?? source.trim();
  if (body === '' || body.length > LONGEST) return undefined;
  try {
    // The browser itself has to take it for a regular expression.
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
