/** Allowed distance in px between the centres of a label and its button. */
const TOLERANCE = 1.5;

/** The centre of a button's visible content: texts and icons, without text for screen readers. */
function middleOfContent(button: Element): number | undefined {
  const boxes: DOMRect[] = [...button.querySelectorAll('svg')].map((icon) => icon.getBoundingClientRect());
  const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if ((text.parentElement?.offsetHeight ?? 0) <= 1) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    boxes.push(...range.getClientRects());
  }
  const seen = boxes.filter(({ width, height }) => width > 1 && height > 1);
  if (seen.length === 0) return undefined;
  const top = Math.min(...seen.map((box) => box.top));
  return (top + Math.max(...seen.map(({ bottom }) => bottom))) / 2;
}

/** Lists buttons, and links that look like buttons, whose label is not centred. */
export function offCentreLabels(page: ParentNode): string[] {
  return [...page.querySelectorAll('button:not([data-loading]), a.mantine-Button-root')].flatMap((button) => {
    const { top, bottom, height } = button.getBoundingClientRect();
    const middle = middleOfContent(button);
    if (height === 0 || middle === undefined) return [];
    const off = middle - (top + bottom) / 2;
    return Math.abs(off) > TOLERANCE ? [`'${button.textContent}' by ${off.toFixed(1)} px`] : [];
  });
}
