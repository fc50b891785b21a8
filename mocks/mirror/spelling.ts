import type { Variants } from '@mocks/server/variants/respell';
import { differencesOf, type Difference } from './differences';
import { shapeOf, type Shape } from './shape';

/** Any instant: only the shape of a respelt example counts. */
const NOW = Date.parse('2026-03-10T12:00:00Z');

interface Spelling {
  /** The variants that the answer uses, in the order in which they apply. */
  readonly names: readonly string[];
  /** What differs from the contract in this spelling. */
  readonly differences: readonly Difference[];
  readonly distance: number;
}

function respelt(variants: Variants, names: readonly string[], examples: readonly unknown[]): Shape {
  return shapeOf(
    examples.map((example) =>
      names.reduce((spelt, name) => (variants[name] ? variants[name](spelt, NOW) : spelt), example),
    ),
  );
}

/**
 * Finds the variants of an answer: at each step the one that removes the most differences. It is tried at every position,
 * because the name of a variant is a path in the spelling before it: a variant that moves the rows has to be last.
 */
export function spellingOf(
  variants: Variants,
  { values, options }: { readonly values: readonly unknown[]; readonly options: ReadonlySet<unknown> },
  found: Shape,
): Spelling {
  const tried = (names: readonly string[]): Spelling => ({
    names,
    ...differencesOf(respelt(variants, names, values), found, options),
  });
  let best = tried([]);
  for (;;) {
    if (best.distance === 0) return best;
    const { names } = best;
    const candidates = Object.keys(variants)
      .filter((name) => !names.includes(name))
      .flatMap((name) => [...names, ''].map((_, at) => names.toSpliced(at, 0, name)));
    const next = candidates
      .map(tried)
      .reduce((one, other) => (other.distance < one.distance ? other : one), best);
    if (next === best) return best;
    best = next;
  }
}
