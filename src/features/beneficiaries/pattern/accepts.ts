import { hasChar, type CharSet } from './charSet';
import type { Node, Pattern } from './parse';

/** Positions in a text, from 0 to its length. */
type Places = ReadonlySet<number>;

const NOWHERE: Places = new Set();
const WORD = /\w/;

/** Maximum number of steps for one text: far more than any sensible rule needs, and a few milliseconds at most. */
const STEPS = 200_000;

class TooMuchWork extends Error {}

/**
 * Computes all end positions of a node's matches for a set of start positions. It never backtracks; backtracking is
 * what makes browsers hang on patterns like (a+)+$.
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
      // Beyond the minimum, a position reached before adds nothing new.
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
    return WORD.test(this.chars[at - 1] ?? '') !== WORD.test(this.chars[at] ?? '');
  }

  private spend(steps: number): void {
    this.steps += steps;
    if (this.steps > STEPS) throw new TooMuchWork();
  }
}

/**
 * True when the pattern matches somewhere in the text, like RegExp.test but in bounded time. A pattern that exceeds
 * the bound accepts everything, and the server decides.
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
