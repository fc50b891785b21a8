/** What every story shows on a screen of any width. Each check lists what breaks its rule. */

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

/** Buttons, and links that look like buttons, whose label is not centred. */
function offCentreLabels(page: ParentNode): string[] {
  return [...page.querySelectorAll('button:not([data-loading]), a.mantine-Button-root')].flatMap((button) => {
    const { top, bottom, height } = button.getBoundingClientRect();
    const middle = middleOfContent(button);
    if (height === 0 || middle === undefined) return [];
    const off = middle - (top + bottom) / 2;
    return Math.abs(off) > TOLERANCE ? [`'${button.textContent}' by ${off.toFixed(1)} px`] : [];
  });
}

/** Buttons and links without visible text that have no accessible name, or that have their own tooltip. */
function unnamedIconButtons(page: ParentNode): string[] {
  return [...page.querySelectorAll<HTMLElement>('button, a')].flatMap((button) => {
    if (button.textContent.trim() !== '' || !button.checkVisibility()) return [];
    const named = button.getAttribute('aria-label');
    return named && !button.title ? [] : [button.outerHTML.slice(0, 120)];
  });
}

/** The controls that the tab key reaches. */
function tabStops(piece: ParentNode): string[] {
  const controls = 'a[href], button, input:not([type=hidden]), select, textarea, [tabindex="0"]';
  return [...piece.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => control.checkVisibility())
    .map((control) => control.outerHTML.slice(0, 160));
}

/** Below this font size in px, iPhones zoom into a field that gets the focus. */
const NO_ZOOM = 16;

const typed = 'input:is([type=text], [type=email], [type=tel], [type=search], [type=password], :not([type]))';

/** Fields that a phone handles badly: it zooms into them, or guesses what to fill in or what Enter does. */
function awkwardFields(page: ParentNode): string[] {
  return [...page.querySelectorAll<HTMLElement>(`${typed}, textarea, select`)].flatMap((field) => {
    if (!field.checkVisibility()) return [];
    const size = Number.parseFloat(getComputedStyle(field).fontSize);
    const faults = [
      size < NO_ZOOM && `text of ${size} px`,
      !field.matches('select, [autocomplete]') && 'no autocomplete',
      field.matches('input:not([enterkeyhint])') && 'no enterkeyhint',
    ].filter(Boolean);
    return faults.length === 0 ? [] : [`${faults.join(', ')}: ${field.outerHTML.slice(0, 160)}`];
  });
}

/** Width and height in px of the area that a control needs for a thumb. */
const THUMB = 44;

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

/** Controls whose area is too small for a thumb. Links within a sentence have the height of its line. */
function smallTargets(page: ParentNode): string[] {
  const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option]';
  return [...page.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
    const { width, height } = areaOf(control);
    const isSmall = width > 1 && height > 1 && (width < THUMB || height < THUMB);
    const isInText = control.matches('a') && getComputedStyle(control).display === 'inline';
    if (!isSmall || isInText || control.matches(':disabled') || !control.checkVisibility()) return [];
    return [`${Math.round(width)} × ${Math.round(height)} px: ${control.outerHTML.slice(0, 160)}`];
  });
}

/** Variables of the theme in the props of components that the theme does not declare. */
function undeclaredColours(page: HTMLElement): string[] {
  const declared = getComputedStyle(page);
  const used = [...page.querySelectorAll('[style*="--mantine-color-"]')].flatMap(
    (element) => element.getAttribute('style')?.match(/--mantine-color-[\w-]+/g) ?? [],
  );
  return used.filter((name) => !declared.getPropertyValue(name));
}

const LEGIBLE_PX = 8;

/** Amounts get smaller where they do not fit. */
const tinyAmounts = (page: HTMLElement) =>
  [...page.querySelectorAll('.app-amount')].flatMap((amount) => {
    const size = Number.parseFloat(getComputedStyle(amount).fontSize);
    return size < LEGIBLE_PX ? [`${size} px`] : [];
  });

interface Checked {
  readonly canvasElement: HTMLElement;
  readonly title: string;
  /** The keys of a piece: `parameters.keys`. */
  readonly keys: readonly unknown[] | undefined;
}

/** Throws if the page of a story breaks a rule. */
export function checkPage({ canvasElement, title, keys = [] }: Checked): void {
  const page = canvasElement.ownerDocument.documentElement;
  const beyond = page.scrollWidth - page.clientWidth;
  // The sandbox's panel is for testers, mostly with a mouse.
  const onPhones = !title.startsWith('Sandbox');
  const isKeyless = title.startsWith('Piezas/') && keys.length === 0;
  const rules: Readonly<Record<string, readonly string[]>> = {
    'The story overflows its page': beyond > 0 ? [`by ${beyond} px`] : [],
    'Labels are not centred in their buttons': offCentreLabels(page),
    'Icon buttons need an aria-label and no title': unnamedIconButtons(page),
    'The piece does not say what its keys do': isKeyless ? tabStops(canvasElement) : [],
    'Phones handle these fields badly': onPhones ? awkwardFields(page) : [],
    'Too small for a thumb': onPhones ? smallTargets(page) : [],
    'Amounts are too small to read': tinyAmounts(page),
    'The theme does not declare': undeclaredColours(page),
  };
  for (const [rule, broken] of Object.entries(rules)) {
    if (broken.length > 0) throw new Error(`${rule}: ${broken.join(', ')}`);
  }
}
