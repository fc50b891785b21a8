import { scenarioOf } from '@mocks/scenarios/presets/table';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { dismissToast, toastError } from '@/ui/feedback/toast';
import { arrivesAt } from '../support/hands';
import { preferDuringTest } from '../support/modes/preferences';
import { renderApp } from '../support/renderApp';
import { drawn, resize } from '../support/window';

/** A user with a frozen clock. */
const still = scenarioOf('aprobada', { clock: { frozen: true } });

const tooltip = page.getByRole('tooltip', { includeHidden: true });

async function expectNone(): Promise<void> {
  await drawn();
  expect(tooltip.query()).toBeNull();
}

/** The tooltip fades out. */
const expectGone = () => expect.element(tooltip).not.toBeInTheDocument();

beforeEach(async () => {
  await resize(1280, 800);
});

/** Opens a page and adds two icon buttons side by side; waits until tooltips work and none was shown recently. */
async function open(path = '/envia2') {
  const { screen, sandbox, location } = await renderApp({ path, scenario: still });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  // At the top of the page: on the way to the footer the page would scroll, which hides a tooltip.
  const ground = screen.getByRole('heading', { level: 1 });
  const pass = (ms: number) => sandbox.advance(ms);
  const leave = () => userEvent.hover(ground, { position: { x: 5, y: 5 } });
  await leave();
  await userEvent.hover(screen.getByRole('complementary', { name: 'Ayuda' }).getByRole('link'));
  await expect
    .poll(() => {
      pass(700);
      return tooltip.query();
    })
    .not.toBeNull();
  await leave();
  await expectGone();
  pass(300);
  return {
    screen,
    sandbox,
    location,
    pass,
    leave,
    /** Rests the mouse on a button until its tooltip is there. */
    async rest(button: Locator) {
      await userEvent.hover(button);
      pass(700);
      await expectTooltipOf(button);
    },
    button: screen.getByRole('button', { name: 'Opciones de Mamá' }),
    other: screen.getByRole('button', { name: 'Opciones de Tío Ramón' }),
  };
}

const nameOf = (button: Locator) => button.element().getAttribute('aria-label');

async function expectTooltipOf(button: Locator): Promise<void> {
  await expect.element(tooltip).toHaveTextContent(nameOf(button) ?? 'no name');
  await expect.element(tooltip).toBeVisible();
}

test('an icon button shows its name after 700 ms under the mouse, visually only', async () => {
  const { button, pass } = await open();
  await userEvent.hover(button);
  pass(699);
  await expectNone();
  pass(1);
  await expectTooltipOf(button);
  await expect.element(tooltip).toHaveAttribute('aria-hidden', 'true');
  await expect.element(button).not.toHaveAttribute('aria-describedby');
});

test('the next button shows its name at once within 300 ms, later after the delay', async () => {
  const { button, other, pass, leave, rest } = await open();
  await rest(button);
  await userEvent.hover(other);
  await expectTooltipOf(other);
  await leave();
  await expectGone();
  pass(299);
  await userEvent.hover(button);
  await expectTooltipOf(button);
  await leave();
  await expectGone();
  pass(300);
  await userEvent.hover(other);
  await expectNone();
  pass(699);
  await expectNone();
  pass(1);
  await expectTooltipOf(other);
});

test('a button with visible text has no tooltip', async () => {
  const { screen, pass } = await open();
  await userEvent.hover(screen.getByRole('button', { name: 'Menú' }));
  pass(5000);
  await expectNone();
});

test('keyboard focus shows the tooltip at once; Escape hides it until the focus moves', async () => {
  const { screen, button, other, pass } = await open();
  // The keyboard then finds no other radio between the two buttons.
  await screen.getByRole('radio', { name: /Mamá/ }).click();
  await screen.getByRole('button', { name: 'Cambiar beneficiario' }).click();
  (button.element() as HTMLElement).focus();
  await userEvent.tab();
  await expect.element(other).toHaveFocus();
  await expectTooltipOf(other);
  await userEvent.tab({ shift: true });
  await expectTooltipOf(button);
  await userEvent.keyboard('{Escape}');
  await expectGone();
  pass(5000);
  await expectNone();
  await userEvent.tab();
  await expectTooltipOf(other);
  (screen.getByRole('tab', { name: 'Nuevo' }).element() as HTMLElement).focus();
  await expectGone();
});

test('a press hides the tooltip until the mouse has left the button', async () => {
  const { screen, pass, leave, rest } = await open('/contacto');
  const scheme = screen.getByRole('button', { name: 'Cambiar entre modo claro y oscuro' });
  await rest(scheme);
  await scheme.click();
  await expectGone();
  pass(5000);
  await expectNone();
  await leave();
  await rest(scheme);
  await scheme.click();
});

test('scrolling hides a tooltip of the mouse but not of the keyboard', async () => {
  const { screen, rest } = await open('/politica-privacidad');
  const help = screen.getByRole('complementary', { name: 'Ayuda' }).getByRole('link');
  await rest(help);
  scrollTo({ top: 40, behavior: 'instant' });
  await expectGone();
  (screen.getByRole('contentinfo').getByRole('link').first().element() as HTMLElement).focus();
  await userEvent.tab({ shift: true });
  await expect.element(help).toHaveFocus();
  await expectTooltipOf(help);
  scrollTo({ top: 0, behavior: 'instant' });
  await drawn();
  await expectTooltipOf(help);
});

test('the mouse can move onto the tooltip', async () => {
  const { button, leave, rest } = await open();
  await rest(button);
  await userEvent.hover(tooltip);
  await drawn();
  await expectTooltipOf(button);
  await leave();
  await expectGone();
});

test('touch shows no tooltip, a mouse at the same place does', async () => {
  const { button, pass } = await open();
  const come = (pointerType: string) =>
    button.element().dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
  come('touch');
  pass(5000);
  await expectNone();
  come('mouse');
  pass(700);
  await expectTooltipOf(button);
});

test('a tooltip disappears with its button', async () => {
  const { screen, location } = await open('/envios');
  const repeat = screen.getByRole('link', { name: /^Repetir envío/ }).first();
  await expect.element(repeat).toBeVisible();
  (repeat.element() as HTMLElement).focus();
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  await expect.element(tooltip).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await arrivesAt(location, '/envia1');
  await expectGone();
});

/** True if nothing covers the centre of the tooltip. */
function isUppermost(): boolean {
  const { left, right, top, bottom } = tooltip.element().getBoundingClientRect();
  return tooltip.element().contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}

test('a tooltip appears above dialogs and toasts, on their close buttons', async () => {
  const { screen, button, rest } = await open();
  await button.click();
  await screen.getByRole('button', { name: 'Eliminar Mamá' }).click();
  const cross = screen.getByRole('dialog').getByRole('button', { name: 'Cerrar' });
  await expect.element(cross).toBeVisible();
  await rest(cross);
  await expect.poll(isUppermost).toBe(true);
  await cross.click();
  toastError('Algo falló', 'Inténtalo otra vez.');
  onTestFinished(dismissToast);
  const away = screen.getByRole('button', { name: 'Cerrar aviso' });
  await expect.element(away).toBeVisible();
  await rest(away);
  await expect.poll(isUppermost).toBe(true);
});

test('with reduced motion a tooltip appears without a transition', async () => {
  await preferDuringTest('prefers-reduced-motion', 'reduce');
  const { button, rest } = await open();
  await rest(button);
  const { transitionDuration, opacity } = getComputedStyle(tooltip.element());
  expect([transitionDuration, opacity]).toEqual(['0s', '1']);
});

test("on a phone the tooltip of 'Actualizar tasa' does not cover the rate", async () => {
  const { screen, sandbox, rest } = await open('/envia1');
  await resize(360, 780);
  const refresh = screen.getByRole('button', { name: 'Actualizar tasa' });
  const line = screen.getByRole('status').filter({ hasText: /^Tasa actual/ });
  await expect.element(refresh).toBeVisible();
  const isCovered = () => {
    const { left, right, top, bottom } = tooltip.element().getBoundingClientRect();
    const text = document.createRange();
    text.selectNodeContents(line.element());
    return [...text.getClientRects()].some(
      (part) => part.left < right && part.right > left && part.top < bottom && part.bottom > top,
    );
  };
  await rest(refresh);
  expect(isCovered()).toBe(false);

  // The line then has several rows.
  sandbox.fault({ call: 'exchangeRate', kind: 'status', status: 422 });
  await refresh.click();
  await expect.element(line).toHaveTextContent('No pudimos actualizar la tasa.');
  await userEvent.hover(line);
  await expectGone();
  await rest(refresh);
  expect(isCovered()).toBe(false);
});
