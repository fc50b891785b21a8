/** What the catalogue says of a piece beside its states and props; in the language of its readers. */
export interface PieceGuide {
  /** When it is the right piece. */
  readonly use: string;
  /** When it is not, and what is. */
  readonly avoid: string;
  /** What the keys do. */
  readonly keyboard: string;
  /** What must hold for everybody to be able to use it; each can be checked. */
  readonly accessibility: readonly string[];
}
