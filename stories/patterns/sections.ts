/** A numbered section of docs/product.md. */
export interface Section {
  readonly number: string;
  readonly title: string;
  /** Markdown. */
  readonly text: string;
}

/** The numbered sections of the text of docs/product.md, by number and in order. */
export function sectionsOf(product: string): ReadonlyMap<string, Section> {
  const sections = [...product.matchAll(/^### (\d+\.\d+) (.+)\n([^]*?)(?=^##|(?![^]))/gm)];
  return new Map(
    sections.map(([, number = '', title = '', text = '']) => [number, { number, title, text: text.trim() }]),
  );
}
