/** Width and height in px of the area that a control needs for a thumb. */
const THUMB = 44;

const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option]';

/** The size of the area in which a press reaches the control: its own, with its labels, or an `::after` over a card. */
function areaOf(control: HTMLElement): { readonly width: number; readonly height: number } {
  const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
  const boxes = [control, ...labels].map((element) => element.getBoundingClientRect());
  const width = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
  const height = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
  const over = getComputedStyle(control, '::after');
  if (over.position !== 'absolute') return { width, height };
  const sizeOf = (length: string) => Number.parseFloat(length) || 0;
  return { width: Math.max(width, sizeOf(over.width)), height: Math.max(height, sizeOf(over.height)) };
}

/** True for a link within a sentence, which has the height of its line. */
function isInText(control: Element): boolean {
  return control.matches('a') && getComputedStyle(control).display === 'inline';
}

/** Lists controls whose area is too small for a thumb. Links within a text are exempt. */
export function smallTargets(page: ParentNode): string[] {
  return [...page.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
    const { width, height } = areaOf(control);
    const isSmall = width > 1 && height > 1 && (width < THUMB || height < THUMB);
    if (!isSmall || control.matches(':disabled') || !control.checkVisibility() || isInText(control))
      return [];
    return [`${Math.round(width)} × ${Math.round(height)} px: ${control.outerHTML.slice(0, 160)}`];
  });
}
