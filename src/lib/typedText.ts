/** Letters, digits and marks of other widths and styles, which look like plain ones. */
const STYLED = /[\uff01-\uff5e]|[\u{1d400}-\u{1d7ff}]/gu;

/** Zero-width characters, direction marks and soft hyphens; but not what joins the parts of an emoji. */
const INVISIBLE =
  /\u200b|\u200c|\u200d(?!\p{Extended_Pictographic})|\u200e|\u200f|[\u061c\u202a-\u202e\u2060-\u206f]|\ufeff|\u00ad/gu;

const BLANKS = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const HYPHENS = /[\u2010-\u2012\u2212\ufe58\ufe63]/g;

/**
 * The characters of a text that a person typed or pasted as a keyboard here would write them. A chat or a document
 * adds invisible marks, no-break blanks, other hyphens and brackets, and accents apart from their letters.
 */
export function typedText(text: string): string {
  return text
    .replace(STYLED, (char) => char.normalize('NFKC'))
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replace(BLANKS, ' ')
    .replace(HYPHENS, '-');
}
