import { filesIn } from '../../tests/support/sourceTree.ts';

/** A piece of the catalogue: its stories and its component, which are in folders of the same names. */
export interface Piece {
  readonly name: string;
  /** Path of its stories from the root. */
  readonly stories: string;
  /** Path of its component from the root, without extension. */
  readonly source: string;
}

/** Every piece, found by its guide. */
export function allPieces(): Piece[] {
  return filesIn('stories')
    .filter(({ path, text }) => path.endsWith('.stories.tsx') && text.includes('satisfies PieceGuide'))
    .map(({ path }) => {
      const source = path.replace(/^stories\//, 'src/').replace('.stories.tsx', '');
      return { name: source.slice(source.lastIndexOf('/') + 1), stories: path, source };
    });
}
