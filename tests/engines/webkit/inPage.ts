/** Functions that run in the page: they cannot use anything outside themselves. */

/** Elements that match a selector and have a visible box. */
export function visibleElements(selector: string): Element[] {
  return [...document.querySelectorAll(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
}

/**
 * Scrolls an element into view and returns its middle, in pixels of the window. Undefined while it is disabled or
 * something else would receive the press.
 */
export function pressPoint(element: HTMLElement): readonly [x: number, y: number] | undefined {
  if (element.matches(':disabled, [aria-disabled=true]')) return undefined;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const point = [Math.round(left + width / 2), Math.round(top + height / 2)] as const;
  const hit = document.elementFromPoint(...point);
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  return [element, ...labels].some((one) => one.contains(hit)) ? point : undefined;
}

/** Selects the text of the field that has the focus. */
export function selectText(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    throw new Error('No field has the focus');
  field.select();
}
