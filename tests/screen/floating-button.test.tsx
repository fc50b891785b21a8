import type { ScenarioName } from '@mocks/scenarios/presets/table';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '../support/renderApp';
import { drawn, resize } from '../support/window';

async function open(path: string, scenario: ScenarioName, width = 360) {
  await resize(width, 780);
  const { screen } = await renderApp({ path, scenario });
  await expect.element(screen.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  return screen.getByRole('complementary', { name: 'Ayuda' }).getByRole('link');
}

/** The button's area at full size, whatever its current scale. */
function roomOf(button: HTMLElement): DOMRect {
  const { right, bottom } = button.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = button;
  return new DOMRect(right - offsetWidth, bottom - offsetHeight, offsetWidth, offsetHeight);
}

/** Links and buttons whose centre the button would cover at some scroll position, because they are in its column. */
function inItsWay(button: HTMLElement): string[] {
  const room = roomOf(button);
  const farthest = document.documentElement.scrollHeight - innerHeight;
  const controls = [
    ...document.querySelectorAll<HTMLElement>(':is(main, footer) :is(a, button, input, select)'),
  ];
  return controls
    .filter((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const middle = (left + right) / 2;
      const scrolledUnder = scrollY + (top + bottom - room.top - room.bottom) / 2;
      return (
        control.checkVisibility() &&
        middle >= room.left &&
        middle <= room.right &&
        scrolledUnder >= 0 &&
        scrolledUnder <= farthest
      );
    })
    .map((control) => control.getAttribute('aria-label') ?? control.textContent);
}

test('on a public page WhatsApp is visible and covers no control', async () => {
  const link = await open('/contacto', 'normal');
  const button = link.element() as HTMLElement;
  for (let top = 0; top <= document.documentElement.scrollHeight - innerHeight; top += 300) {
    scrollTo({ top, behavior: 'instant' });
    await drawn();
    const { left, right, top: upper, bottom } = button.getBoundingClientRect();
    expect(button.contains(document.elementFromPoint((left + right) / 2, (upper + bottom) / 2))).toBe(true);
    expect(getComputedStyle(button).opacity).toBe('1');
    await expect.poll(() => inItsWay(button), { message: `scrolled to ${top} px` }).toEqual([]);
  }
});

test.each([
  ['/envia1', 'aprobada'],
  ['/envios', 'aprobada'],
  ['/mis-datos', 'en-revision'],
] as const)(
  'behind the login, on %s, WhatsApp stands below the page, above a short footer',
  async (path, scenario) => {
    const link = await open(path, scenario);
    const button = link.element() as HTMLElement;
    const footer = page.getByRole('contentinfo').element() as HTMLElement;
    const above = page.getByRole('main').element().getBoundingClientRect();
    const { top, bottom, width, height } = button.getBoundingClientRect();
    expect([width, height]).toEqual([44, 44]);
    expect(top).toBeGreaterThanOrEqual(above.bottom);
    expect(bottom).toBeLessThanOrEqual(footer.getBoundingClientRect().top);
    expect(footer.offsetHeight).toBeLessThanOrEqual(240);
  },
);

/** The pieces of text in these elements that reach into the button's column. */
function textsInItsWay(elements: NodeListOf<Element>, button: Element): string[] {
  const { left } = roomOf(button as HTMLElement);
  return [...elements].flatMap((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    // A cell cuts off what does not fit.
    const end = element.getBoundingClientRect().right;
    const reaches = [...range.getClientRects()].some(
      ({ width, right }) => width > 1 && Math.min(right, end) > left,
    );
    return reaches ? [element.textContent] : [];
  });
}

test.each([
  ['/', 'normal', 360, 'Calcula tu envío'],
  ['/', 'aprobada', 360, 'Enviar otra vez'],
  ['/', 'aprobada', 1000, 'Enviar otra vez'],
  ['/conocenos', 'normal', 360, undefined],
  ['/contacto', 'normal', 360, undefined],
  ['/iniciar', 'normal', 360, undefined],
  ['/olvide', 'normal', 360, undefined],
  ['/registrate', 'normal', 360, undefined],
] as const)('on %s (%s, %i px) no control reaches under WhatsApp', async (path, scenario, width, late) => {
  const link = await open(path, scenario, width);
  if (late)
    await expect.element(page.getByRole('region', { name: late }).getByText('€').first()).toBeVisible();
  const { left } = roomOf(link.element() as HTMLElement);
  const covered = [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, label)')]
    .filter((control) => control.checkVisibility() && control.getBoundingClientRect().right > left)
    .map((control) => control.textContent);
  expect(covered).toEqual([]);
});

test('on a phone the calculator of the home page stands in the middle', async () => {
  await open('/', 'normal');
  const calculator = page.getByRole('region', { name: 'Calcula tu envío' });
  await expect.element(calculator).toBeVisible();
  const { left, right } = calculator.element().getBoundingClientRect();
  expect(left).toBe(360 - right);
});

test('on a tablet no link of the footer reaches under the WhatsApp button', async () => {
  const link = await open('/contacto', 'normal', 768);
  expect(textsInItsWay(document.querySelectorAll('footer a'), link.element())).toEqual([]);
});

test('on a phone the link to sending is a bar, and leaves the screen to the form', async () => {
  await open('/mis-datos', 'aprobada');
  await resize(360, 640);
  const link = page.getByRole('link', { name: 'Enviar ahora!' });
  await expect.element(link).toBeInViewport();
  const bar = link.element().parentElement?.getBoundingClientRect();
  expect([bar?.left, bar?.right, bar?.bottom]).toEqual([0, 360, 640]);
  await page.getByLabelText('Nombres').click();
  await expect.element(link).not.toBeInViewport();
  (document.activeElement as HTMLElement).blur();
  await expect.element(link).toBeInViewport();
});
