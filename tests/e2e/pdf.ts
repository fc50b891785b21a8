import { getDocumentProxy } from 'unpdf';

/** The texts of a printed document: its pages, their lines from top to bottom, and each line's texts. */
export async function linesOf(pdf: Buffer): Promise<readonly (readonly (readonly string[])[])[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await document.getPage(number)).getTextContent();
      const lines = new Map<number, string[]>();
      for (const item of items) {
        if (!('str' in item) || item.str.trim() === '') continue;
        const height = Math.round(Number(item.transform[5]));
        lines.set(height, [...(lines.get(height) ?? []), item.str.trim()]);
      }
      return [...lines].sort(([a], [b]) => b - a).map(([, texts]) => texts);
    }),
  );
}
