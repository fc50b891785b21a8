/** The spacing that a reader may set (WCAG 1.4.12). */
const spacing = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-bottom: 2em !important; }
`;

interface ReadingMode {
  /** In CSS pixels. */
  readonly size: readonly [width: number, height: number];
  readonly css?: string;
}

/** Ways to read a page in which no text may be lost. */
export const readingModes: Readonly<Record<string, ReadingMode>> = {
  'zoom of 400 %': { size: [320, 256] },
  'text of 200 %': { size: [390, 844], css: 'html { font-size: 200% !important; }' },
  'more text spacing': { size: [360, 780], css: spacing },
  'a phone held sideways': { size: [740, 360] },
};
