import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ScenarioName } from '@mocks/scenarios/presets';
import { renderApp } from '../support/renderApp';

async function open(path: string, scenario: ScenarioName) {
  await page.viewport(360, 780);
  const { screen } = await renderApp({ path, scenario });
  await expect.element(screen.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  return screen.getByRole('complementary', { name: 'Ayuda' }).getByRole('link');
}

afterEach(() => page.viewport(390, 844));

/** Resolves once a scroll is answered, and what follows from it is drawn. */
async function drawn(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

/** The room that the button takes at its full size, whatever it is scaled to. */
function roomOf(button: HTMLElement): DOMRect {
  const { right, bottom } = button.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = button;
  return new DOMRect(right - offsetWidth, bottom - offsetHeight, offsetWidth, offsetHeight);
}

/** Links and buttons in sight that could be pressed somewhere on a grid of 25 points, were it not for the button. */
function outOfReach(button: HTMLElement): string[] {
  const room = roomOf(button);
  const inRoom = (x: number, y: number) =>
    x >= room.left && x <= room.right && y >= room.top && y <= room.bottom;
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  const controls = [
    ...document.querySelectorAll<HTMLElement>(':is(main, footer) :is(a, button, input, select)'),
  ];
  return controls
    .filter((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const points = parts.flatMap((across) =>
        parts.map((down) => [left + width * across, top + height * down] as const),
      );
      const pressable = points.filter(([x, y]) => {
        const uppermost = document.elementsFromPoint(x, y).find((element) => !button.contains(element));
        return uppermost !== undefined && control.contains(uppermost);
      });
      return pressable.length > 0 && pressable.every(([x, y]) => inRoom(x, y));
    })
    .map((control) => control.getAttribute('aria-label') ?? control.textContent);
}

test.each([
  ['/contacto', 'normal'],
  ['/envios', 'aprobada'],
  ['/envia2', 'aprobada'],
] as const)(
  'on a phone WhatsApp is at hand all over %s, and keeps nothing from being pressed',
  async (path, scenario) => {
    const link = await open(path, scenario);
    const button = link.element() as HTMLElement;
    if (path !== '/contacto') await expect.element(page.getByText(/Mamá/).first()).toBeVisible();
    for (let top = 0; top <= document.documentElement.scrollHeight - innerHeight; top += 150) {
      scrollTo({ top, behavior: 'instant' });
      await drawn();
      const { left, right, top: upper, bottom } = button.getBoundingClientRect();
      expect(button.contains(document.elementFromPoint((left + right) / 2, (upper + bottom) / 2))).toBe(true);
      expect(getComputedStyle(button).opacity).toBe('1');
      await expect.poll(() => outOfReach(button), { message: `scrolled to ${top} px` }).toEqual([]);
    }
  },
);

test('WhatsApp takes less room while the page is scrolled down, and its own when it is scrolled up', async () => {
  const button = (await open('/politica-privacidad', 'normal')).element();
  const width = () => Math.round(button.getBoundingClientRect().width);
  expect(width()).toBe(56);
  scrollTo({ top: 600, behavior: 'instant' });
  await vi.waitFor(() => expect(width()).toBe(45));
  scrollTo({ top: 500, behavior: 'instant' });
  await vi.waitFor(() => expect(width()).toBe(56));
  scrollTo({ top: 700, behavior: 'instant' });
  await vi.waitFor(() => expect(width()).toBe(45));
  scrollTo({ top: 0, behavior: 'instant' });
  await vi.waitFor(() => expect(width()).toBe(56));
});
