/** What a user chose, where he is, and what he cannot use. */
const STATES = ['aria-selected', 'aria-checked', 'aria-pressed', 'aria-current', 'aria-disabled'] as const;

const stateOf = (element: Element) =>
  [
    ...STATES.map((name) => element.getAttribute(name) ?? 'false'),
    element.matches(':checked'),
    element.matches(':disabled'),
  ].join();

/** The browser draws the state of its own controls. */
const isDrawnByBrowser = (element: Element) =>
  element.matches('input, option') && getComputedStyle(element).appearance !== 'none';

const LOOKS = [
  'color',
  'backgroundColor',
  'fill',
  'borderStyle',
  'borderWidth',
  'borderColor',
  'outlineStyle',
  'opacity',
  'textDecorationLine',
  'content',
  'visibility',
  'display',
] as const;

/** What colours cannot replace while they are forced: each colour, line and shape of an element and its content. */
function looksOf(element: Element): string {
  const looks = [element, ...element.querySelectorAll('*')].flatMap((part) =>
    ['', '::before', '::after'].map((pseudo) => {
      const style = getComputedStyle(part, pseudo);
      // A dot may be drawn wider.
      return [...LOOKS, ...(pseudo ? (['width'] as const) : [])].map((name) => style[name]);
    }),
  );
  return JSON.stringify(looks);
}

/** Elements of the same kind next to each other whose states differ and whose looks do not. */
export function indistinct(page: ParentNode): string[] {
  const items = [
    ...page.querySelectorAll(`:is(${STATES.map((name) => `[${name}]`).join()}, :checked, :disabled)`),
  ];
  const groups = new Set(items.map(({ parentElement }) => parentElement));
  return [...groups].flatMap((group) => {
    const members = [...(group?.children ?? [])].filter(
      (one) => one.checkVisibility() && !isDrawnByBrowser(one),
    );
    return members.flatMap((one, index) =>
      members
        .slice(index + 1)
        .filter((other) => other.tagName === one.tagName && other.role === one.role)
        .filter((other) => stateOf(other) !== stateOf(one) && looksOf(other) === looksOf(one))
        .map((other) => `'${one.textContent}' looks like '${other.textContent}'`),
    );
  });
}
