import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

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

/** The colours of the texts of a printed document, as #rrggbb. */
export async function inksOf(pdf: Buffer): Promise<ReadonlySet<string>> {
  const { OPS } = await getResolvedPDFJS();
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const inks = new Set<string>();
  for (let number = 1; number <= document.numPages; number += 1) {
    const { fnArray, argsArray } = await (await document.getPage(number)).getOperatorList();
    let ink = '#000000';
    const outer: string[] = [];
    for (const [index, operator] of fnArray.entries()) {
      if (operator === OPS.save) outer.push(ink);
      if (operator === OPS.restore) ink = outer.pop() ?? ink;
      if (operator === OPS.setFillRGBColor) ink = String(argsArray[index]);
      if (operator === OPS.showText) inks.add(ink);
    }
  }
  return inks;
}
