import { charSet, type Range } from './charSet';
import { NOT_LINE_ENDS, readEscape, single, type Chars } from './escapes';
import type { Node, Pattern } from './syntax';

/** Thrown inside this file for syntax that is not applied: references to groups, lookbehind, inline flags. */
class Unsupported extends Error {}

const LONGEST = 1000;

class Parser {
  private at = 0;

  constructor(private readonly source: string) {}

  choice(): Node {
    const options = [this.sequence()];
    while (this.take('|')) options.push(this.sequence());
    const [only] = options;
    return options.length === 1 && only ? only : { kind: 'choice', options };
  }

  private sequence(): Node {
    const items: Node[] = [];
    while (this.at < this.source.length && !/[|)]/.test(this.peek()))
      items.push(this.quantified(this.atom()));
    const [only] = items;
    return items.length === 1 && only ? only : { kind: 'sequence', items };
  }

  private quantified(item: Node): Node {
    const quantifier = /^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/.exec(this.source.slice(this.at));
    if (!quantifier) return item;
    this.at += quantifier[0].length;
    const [, sign, low, comma, high] = quantifier;
    if (sign) return { kind: 'repeat', item, min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity };
    const min = Number(low);
    return { kind: 'repeat', item, min, max: comma ? Number(high || Infinity) : min };
  }

  private atom(): Node {
    const char = this.next();
    switch (char) {
      case '^':
        return { kind: 'start' };
      case '$':
        return { kind: 'end' };
      case '.':
        return { kind: 'set', set: charSet(NOT_LINE_ENDS) };
      case '(':
        return this.group();
      case '[':
        return this.charClass();
      case '\\':
        if (/[bB]/.test(this.peek())) return { kind: 'boundary', expected: this.next() === 'b' };
        return this.set([this.escape()]);
      default:
        return this.set([single(char.codePointAt(0) ?? 0)]);
    }
  }

  private group(): Node {
    const opening = /^\?(?::|=|!|<[A-Za-z_$][\w$]*>)/.exec(this.source.slice(this.at))?.[0] ?? '';
    if (opening === '' && this.peek() === '?') throw new Unsupported();
    this.at += opening.length;
    const item = this.choice();
    this.take(')');
    if (opening === '?=' || opening === '?!') return { kind: 'lookahead', item, expected: opening === '?=' };
    return item;
  }

  private charClass(): Node {
    const negated = this.take('^');
    const members: Chars[] = [];
    while (!this.take(']')) {
      const first = this.classMember();
      const from = onlyPoint(first);
      const isRange = this.peek() === '-' && this.source.charAt(this.at + 1) !== ']';
      if (!isRange || from === undefined) {
        members.push(first);
        continue;
      }
      this.at += 1;
      const last = this.classMember();
      const to = onlyPoint(last);
      // As in JavaScript, a hyphen before a class such as \d is itself.
      if (to === undefined) members.push(first, single(0x2d), last);
      else members.push({ ranges: [[from, to]], classes: [] });
    }
    return this.set(members, negated);
  }

  private classMember(): Chars {
    const char = this.next();
    if (char !== '\\') return single(char.codePointAt(0) ?? 0);
    if (this.take('b')) return single(0x08);
    return this.escape();
  }

  /** The escape whose backslash was just read. */
  private escape(): Chars {
    const escape = readEscape(this.source, this.at - 1);
    if (!escape) throw new Unsupported();
    this.at += escape.length - 1;
    return escape.chars;
  }

  private set(members: readonly Chars[], negated = false): Node {
    const ranges = members.flatMap((member): readonly Range[] => member.ranges);
    const classes = members.flatMap((member) => member.classes);
    return { kind: 'set', set: charSet(ranges, classes, negated) };
  }

  private peek(): string {
    return this.source.charAt(this.at);
  }

  private next(): string {
    const point = this.source.codePointAt(this.at);
    if (point === undefined) throw new Unsupported();
    const char = String.fromCodePoint(point);
    this.at += char.length;
    return char;
  }

  private take(char: string): boolean {
    if (this.peek() !== char) return false;
    this.at += 1;
    return true;
  }
}

function onlyPoint({ ranges, classes }: Chars): number | undefined {
  const [range] = ranges;
  return ranges.length === 1 && classes.length === 0 && range?.[0] === range?.[1] ? range?.[0] : undefined;
}

/** True when the browser itself takes the source for a regular expression. */
function compiles(source: string): boolean {
  try {
    new RegExp(source);
    return true;
  } catch {
    return false;
  }
}

/**
 * The server's regular expression as a tree, also when written between slashes. Undefined, which means no rule, when
 * there is none, when it is broken, or when it uses what cannot be applied in bounded time.
 */
export function parsePattern(source: string): Pattern | undefined {
  const slashed = /^\/(.*)\/([a-z]*)$/s.exec(source.trim());
  const body = slashed?.[1] ?? source.trim();
  if (body === '' || body.length > LONGEST || !compiles(body)) return undefined;
  try {
    return { root: new Parser(body).choice(), ignoreCase: slashed?.[2]?.includes('i') ?? false };
  } catch (error) {
    if (error instanceof Unsupported || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
