import { charSet, hasChar, type CharSet } from './charSet';
import { WORD } from './escapes';
import type { Node, Pattern } from './syntax';

/** Places in a text, from 0 to its length. */
type Places = ReadonlySet<number>;

const NOWHERE: Places = new Set();
const wordSet = charSet(WORD);

/** Work allowed for one text: far above what any sane rule needs, and some milliseconds at most. */
const STEPS = 200_000;

class TooMuchWork extends Error {}

/**
 * Where a match of a node may end, for all the places where it may begin, taken together. Nothing is ever tried twice
 * and taken back, which is what makes a browser hang on patterns like (a+)+$.
 */
class Walk {
  private steps = 0;

  constructor(
    private readonly chars: readonly string[],
    private readonly ignoreCase: boolean,
  ) {}

  ends(node: Node, from: Places): Places {
    this.spend(from.size + 1);
    switch (node.kind) {
      case 'set':
        return new Set([...from].filter((at) => this.hasAt(node.set, at)).map((at) => at + 1));
      case 'sequence':
        return node.items.reduce(
          (places, item) => (places.size === 0 ? places : this.ends(item, places)),
          from,
        );
      case 'choice':
        return new Set(node.options.flatMap((option) => [...this.ends(option, from)]));
      case 'repeat':
        return this.repeated(node.item, node.min, node.max, from);
      case 'start':
        return from.has(0) ? new Set([0]) : NOWHERE;
      case 'end':
        return from.has(this.chars.length) ? new Set([this.chars.length]) : NOWHERE;
      case 'boundary':
        return new Set([...from].filter((at) => this.isBoundary(at) === node.expected));
      case 'lookahead':
        return new Set(
          [...from].filter((at) => this.ends(node.item, new Set([at])).size > 0 === node.expected),
        );
    }
  }

  private repeated(item: Node, min: number, max: number, from: Places): Places {
    let places = from;
    for (let count = 0; count < min && places.size > 0; count += 1) places = this.ends(item, places);
    const reached = new Set(places);
    for (let count = min; count < max && places.size > 0; count += 1) {
      // Beyond the minimum, a place that was reached before leads nowhere new.
      places = new Set([...this.ends(item, places)].filter((at) => !reached.has(at)));
      for (const at of places) reached.add(at);
    }
    return reached;
  }

  private hasAt(set: CharSet, at: number): boolean {
    const char = this.chars[at];
    if (char === undefined) return false;
    return (
      hasChar(set, char) ||
      (this.ignoreCase && (hasChar(set, char.toLowerCase()) || hasChar(set, char.toUpperCase())))
    );
  }

  private isBoundary(at: number): boolean {
    return this.hasAt(wordSet, at - 1) !== this.hasAt(wordSet, at);
  }

  private spend(steps: number): void {
    this.steps += steps;
    if (this.steps > STEPS) throw new TooMuchWork();
  }
}

/**
 * Whether the pattern matches somewhere in the text, as RegExp.test would say, in bounded time whatever the pattern.
 * A pattern that would take longer is no rule: everything is accepted, and the server decides.
 */
export function accepts({ root, ignoreCase }: Pattern, text: string): boolean {
  const chars = [...text];
  const anywhere = new Set(Array.from({ length: chars.length + 1 }, (_, at) => at));
  try {
    return new Walk(chars, ignoreCase).ends(root, anywhere).size > 0;
  } catch (error) {
    if (error instanceof TooMuchWork) return true;
    throw error;
  }
}
