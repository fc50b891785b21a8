import { scenarioOf } from '@mocks/scenarios/presets/table';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { preferDuringTest } from '../support/modes/preferences';
import { renderApp } from '../support/renderApp';
import { resize } from '../support/window';

/** A visitor with a frozen clock. */
const still = scenarioOf('normal', { clock: { frozen: true } });
const PERIOD = 4500;

async function openCarousel(width = 390) {
  await resize(width, 844);
  const { screen, sandbox } = await renderApp({ scenario: still });
  await expect.element(screen.getByRole('heading', { name: /Lo que cuentan/ })).toBeVisible();
  screen
    .getByRole('heading', { name: /Lo que cuentan/ })
    .element()
    .scrollIntoView();
  const carousel = screen.getByRole('region', { name: 'Testimonios' });
  await expect.element(carousel).toBeVisible();
  // The previous test may have left the mouse over the carousel.
  await userEvent.hover(screen.getByRole('banner'));
  const dot = (number: number) => carousel.getByRole('button', { name: `Testimonio ${number} de 4` });
  return {
    carousel,
    dot,
    firstCard: carousel.getByRole('group', { name: '1 de 4' }),
    pass: (ms: number) => sandbox.advance(ms),
    expectHeld: () => expect.element(carousel).toHaveAttribute('data-playing', 'false'),
    expectPlaying: () => expect.element(carousel).toHaveAttribute('data-playing', 'true'),
    expectSelected: (number: number) => expect.element(dot(number)).toHaveAttribute('aria-current', 'true'),
  };
}

test.each([
  [390, 1, false],
  [767, 1, false],
  [768, 1, true],
  [800, 1, true],
  [1000, 2, true],
  [1280, 3, true],
])('at %i px the carousel shows %i per view and has arrows: %s', async (width, cards, arrows) => {
  const { carousel, firstCard } = await openCarousel(width);
  await expect.element(carousel.getByRole('button', { name: /Testimonio 1/ })).toBeVisible();
  const slide = firstCard.element().getBoundingClientRect().width;
  const view = firstCard.element().parentElement?.parentElement?.getBoundingClientRect().width ?? 0;
  expect(Math.round(view / slide)).toBe(cards);
  expect(carousel.getByRole('button', { name: 'Testimonio siguiente' }).query() !== null).toBe(arrows);
  expect(carousel.getByRole('button', { name: 'Testimonio anterior' }).query() !== null).toBe(arrows);
});

test('the arrows wrap around in both directions, the dots open their card', async () => {
  const { carousel, dot, expectSelected } = await openCarousel(1280);
  await carousel.getByRole('button', { name: 'Testimonio anterior' }).click();
  await expectSelected(4);
  await carousel.getByRole('button', { name: 'Testimonio siguiente' }).click();
  await expectSelected(1);
  await dot(3).click();
  await expectSelected(3);
});

test('the carousel moves by itself every 4500 ms, without end', async () => {
  const { pass, expectPlaying, expectSelected } = await openCarousel();
  await expectPlaying();
  await expectSelected(1);
  pass(PERIOD - 1);
  await expectSelected(1);
  pass(1);
  await expectSelected(2);
  pass(PERIOD);
  await expectSelected(3);
  pass(PERIOD);
  await expectSelected(4);
  pass(PERIOD);
  await expectSelected(1);
});

type Carousel = Awaited<ReturnType<typeof openCarousel>>;

async function pressAndLeave({ carousel }: Carousel, name: string): Promise<void> {
  await carousel.getByRole('button', { name }).click();
  (document.activeElement as HTMLElement).blur();
  await userEvent.hover(page.getByRole('banner'));
}
const finger = { bubbles: true, pointerType: 'touch' };
const showTab = (visibility: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
};

test.each<[string, (carousel: Carousel) => unknown, (carousel: Carousel) => unknown]>([
  [
    'while the mouse is over it',
    ({ firstCard }) => firstCard.hover(),
    () => userEvent.hover(page.getByRole('banner')),
  ],
  [
    'while the focus is inside',
    ({ dot }) => (dot(1).element() as HTMLElement).focus(),
    ({ dot }) => (dot(1).element() as HTMLElement).blur(),
  ],
  [
    'from a touch until the finger is lifted anywhere',
    ({ firstCard }) => firstCard.element().dispatchEvent(new PointerEvent('pointerdown', finger)),
    () => document.body.dispatchEvent(new PointerEvent('pointerup', finger)),
  ],
  ['in a hidden tab', () => showTab('hidden'), () => showTab('visible')],
  [
    'from a press on its pause button until the next one',
    (carousel) => pressAndLeave(carousel, 'Pausar el carrusel'),
    (carousel) => pressAndLeave(carousel, 'Reanudar el carrusel'),
  ],
])('the carousel stops %s', async (_when, hold, letGo) => {
  const carousel = await openCarousel();
  await hold(carousel);
  await carousel.expectHeld();
  carousel.pass(PERIOD);
  await carousel.expectSelected(1);
  await letGo(carousel);
  await carousel.expectPlaying();
  carousel.pass(PERIOD);
  await carousel.expectSelected(2);
});

test('with reduced motion the carousel never moves by itself', async () => {
  await preferDuringTest('prefers-reduced-motion', 'reduce');
  const { carousel, dot, pass, expectHeld, expectSelected } = await openCarousel();
  await expectHeld();
  pass(PERIOD);
  await expectSelected(1);
  await expect.element(carousel.getByRole('button', { name: 'Pausar el carrusel' })).not.toBeInTheDocument();
  await dot(2).click();
  await expectSelected(2);
});

test('the texts of the carousel are Spanish, and it announces nothing by itself', async () => {
  const { carousel } = await openCarousel();
  await expect.element(carousel.getByRole('status')).not.toBeInTheDocument();
  await expect.element(carousel).toHaveAttribute('aria-roledescription', 'carrusel');
  expect(carousel.getByRole('group').elements()).toHaveLength(4);
});
