import type { CharSet } from './charSet';

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
