/** The guide of a piece in the catalogue, in Spanish. */
export interface PieceGuide {
  /** When to use it. */
  readonly use: string;
  /** When not to use it, and the alternative. */
  readonly avoid: string;
  /** What the keys do. */
  readonly keyboard: string;
  /** Accessibility requirements that can be checked. */
  readonly accessibility: readonly string[];
}
