import type { CharSet } from './charSet';
import type { Node } from './parse';

/** The length of a match in characters, and the characters it may contain. */
export interface Extent {
  readonly min: number;
  /** May be Infinity. */
  readonly max: number;
  readonly sets: readonly CharSet[];
}

const EMPTY: Extent = { min: 0, max: 0, sets: [] };

/** The extent of a node's matches; lookaheads and anchors have length 0. */
export function extentOf(node: Node): Extent {
  switch (node.kind) {
    case 'set':
      return { min: 1, max: 1, sets: [node.set] };
    case 'sequence':
      return node.items.map(extentOf).reduce(
        (sum, item) => ({
          min: sum.min + item.min,
          max: sum.max + item.max,
          sets: [...sum.sets, ...item.sets],
        }),
        EMPTY,
      );
    case 'choice': {
      const options = node.options.map(extentOf);
      return {
        min: Math.min(...options.map(({ min }) => min)),
        max: Math.max(...options.map(({ max }) => max)),
        sets: options.flatMap(({ sets }) => sets),
      };
    }
    case 'repeat': {
      const item = extentOf(node.item);
      if (node.max === 0 || item.max === 0) return EMPTY;
      return { min: item.min * node.min, max: item.max * node.max, sets: item.sets };
    }
    default:
      return EMPTY;
  }
}

/** The nodes of a pattern in order, with groups flattened and without anchors. */
export function itemsOf(node: Node): readonly Node[] {
  if (node.kind === 'sequence') return node.items.flatMap(itemsOf);
  return node.kind === 'start' || node.kind === 'end' ? [] : [node];
}
