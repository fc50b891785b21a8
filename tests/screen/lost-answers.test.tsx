import { beforeEach, expect, test, vi } from 'vitest';
import { loggedToasts } from '@/lib/toastLog';
import type { Fault } from '@mocks/scenarios/scenario';
import { arrivesAt } from '../support/arrivesAt';
import { goByMenu, letGo, LOGIN, openReady, passTimeUntil, postedKeys } from '../support/confirming';

/** The server makes the exchange, and its answer is lost; it answers again by the next call. */
const lostOnce: Fault = { call: 'createExchange', kind: 'lost', times: 1 };
const neverArrived: Fault = { call: 'createExchange', kind: 'network', times: 1 };
/** The history cannot be asked: the doubt stays. */
const noHistory: Fault = { call: 'listExchanges', kind: 'network' };

const MADE = 'Tu envío sí se hizo.';
const NOT_MADE = 'Tu envío no se hizo.';
const MAY_BE_MADE = /Tu envío de 50,00\s€ a Mamá pudo llegar a hacerse/;
const REFUSED: Fault = {
  call: 'createExchange',
  kind: 'status',
  status: 422,
  body: { message: 'Límite diario superado.' },
  times: 1,
};

type Step = Awaited<ReturnType<typeof openReady>>;

/** Presses 'Confirmar' and stands there with a doubt that nothing can resolve until `sandbox.clearFaults()`. */
async function openInDoubt(fault: Fault = lostOnce): Promise<Step> {
  const step = await openReady();
  const { screen, sandbox, confirm } = step;
  sandbox.change({ faults: [noHistory, fault] });
  await confirm.click();
  await expect.element(screen.getByText(/La respuesta se perdió/)).toBeVisible();
  return step;
}

let earlier: ReadonlySet<string> = new Set();
beforeEach(() => {
  earlier = new Set(loggedToasts().map(({ id }) => id));
});

/** The toasts of this test. */
const toasts = () => loggedToasts().filter(({ id }) => !earlier.has(id));
const told = (title: string) => toasts().filter((toast) => toast.title === title);

/** What the page and its toasts say, for what must not be among it. */
const said = () => `${document.body.textContent} ${JSON.stringify(toasts())}`;

test.each([
  ['at once', 0],
  ['after a while', 600],
])('a lost answer %s leads to the receipt, without a press', async (_when, delayMs) => {
  const { screen, receipt, confirm, created, location, sandbox } = await openReady({
    faults: [{ ...lostOnce, delayMs }],
  });
  await confirm.click();
  await expect.element(receipt, { timeout: 10_000 }).toBeVisible();
  await expect.element(screen.getByText(MADE)).toBeVisible();
  expect(created()).toBe(1);
  expect(location()).toBe(`/envia3?id=${sandbox.exchanges(LOGIN).at(-1)?.exchangeId}`);
});

test('as soon as the server answers again, the transfer that was made is found', async () => {
  const step = await openInDoubt();
  const { screen, sandbox, receipt, created } = step;
  expect(said()).not.toMatch(/no se hizo|no se duplica/);
  sandbox.clearFaults();
  await passTimeUntil(step, () => expect(receipt.query()).not.toBeNull());
  await expect.element(screen.getByText(MADE)).toBeVisible();
  expect(created()).toBe(1);
});

test('one that was not made is told after two looks 10 s apart, and confirmed with the same key', async () => {
  const step = await openReady({ faults: [neverArrived] });
  const { screen, sandbox, receipt, confirm, created } = step;
  sandbox.clearLog();
  await confirm.click();
  await passTimeUntil(step, () => expect(screen.getByText(NOT_MADE).query()).not.toBeNull());
  const looks = sandbox.log().flatMap(({ call, at }) => (call === 'listExchanges' ? [at] : []));
  expect((looks.at(-1) ?? 0) - (looks[0] ?? 0)).toBeGreaterThanOrEqual(10_000);
  expect(created()).toBe(0);

  await confirm.click();
  await expect.element(receipt).toBeVisible();
  expect(created()).toBe(1);
  const keys = postedKeys(step);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('Confirmar once more, with the same key, makes no second one', async () => {
  const step = await openInDoubt();
  const { receipt, confirm, created } = step;
  await confirm.click();
  await expect.element(receipt).toBeVisible();
  expect(created()).toBe(1);
  expect(new Set(postedKeys(step)).size).toBe(1);
});

test('a later refusal hides no doubt', async () => {
  const step = await openInDoubt();
  const { screen, sandbox, receipt, confirm, created } = step;
  sandbox.fault(REFUSED);
  await confirm.click();
  await expect.element(screen.getByText('Límite diario superado.')).toBeVisible();
  await expect.element(screen.getByText(/La respuesta se perdió/)).toBeVisible();
  expect(said()).not.toContain('no se hizo');
  sandbox.clearFaults();
  await passTimeUntil(step, () => expect(receipt.query()).not.toBeNull());
  expect(created()).toBe(1);
});

test('a rate refused after a lost answer claims nothing about the earlier press', async () => {
  const { screen, sandbox, confirm } = await openInDoubt();
  // This server looks at the rate before it looks at the key.
  sandbox.fault({
    ...REFUSED,
    body: { message: 'La tasa ha cambiado. Por favor, vuelve a intentarlo.' },
  });
  await confirm.click();
  await expect.element(screen.getByRole('heading', { name: 'Inicia tu envío' })).toBeVisible();
  await expect.element(screen.getByText(MAY_BE_MADE)).toBeVisible();
  await expect.element(screen.getByText(/Revisa cuánto reciben con la tasa actual/)).toBeVisible();
  expect(said()).not.toContain('no se hizo');
});

test('a refusal that comes after leaving claims nothing about an earlier press either', async () => {
  const step = await openInDoubt(neverArrived);
  const { sandbox, confirm } = step;
  // The server refuses the rate, and is slow to say so.
  sandbox.setRate(600);
  sandbox.fault({ call: 'createExchange', kind: 'hold' });
  await confirm.click();
  await goByMenu(step, /Mis datos/);
  await arrivesAt(step.location, '/mis-datos');
  await letGo(step, 'createExchange');
  await vi.waitFor(() => expect(toasts()).toHaveLength(1));
  expect(toasts()[0]).toMatchObject({ title: expect.stringMatching(MAY_BE_MADE) as string });
  expect(said()).not.toContain('no se hizo');
});

test('another beneficiary is asked for first, and answered both ways', async () => {
  const step = await openInDoubt();
  const { screen, receipt, daniela, confirm, created } = step;
  await daniela.click();
  await expect.element(screen.getByText(MAY_BE_MADE)).toBeVisible();
  expect(said()).not.toMatch(/no se hizo|no se duplica/);

  const dialog = screen.getByRole('dialog', { name: 'Un envío sin respuesta' });
  await confirm.click();
  await expect.element(dialog).toHaveTextContent(MAY_BE_MADE);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(postedKeys(step)).toHaveLength(1);

  await confirm.click();
  await dialog.getByRole('button', { name: 'Hacer otro envío' }).click();
  await expect.element(receipt).toBeVisible();
  expect(created()).toBe(2);
  expect(new Set(postedKeys(step)).size).toBe(2);
});

test('Volver and a new quote do not forget it: an equal transfer is asked for, and both are told apart', async () => {
  const step = await openInDoubt();
  const { screen, sandbox, mama, confirm, receipt, created } = step;
  await screen.getByRole('link', { name: 'Volver' }).click();
  await expect.element(screen.getByText(MAY_BE_MADE)).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Envías' })).toHaveValue('50,00');
  await screen.getByRole('button', { name: 'Quiero esta tasa' }).click();
  await expect.element(mama).toBeChecked();
  await expect.element(screen.getByText(MAY_BE_MADE)).toBeVisible();

  await confirm.click();
  await screen.getByRole('button', { name: 'Hacer otro envío' }).click();
  await expect.element(receipt).toBeVisible();
  expect(created()).toBe(2);
  const [first, second] = sandbox.exchanges(LOGIN).slice(-2);
  await expect.element(screen.getByText(second?.exchangeId ?? '').first()).toBeVisible();

  sandbox.clearFaults();
  await passTimeUntil(step, () => expect(told(MADE)).toHaveLength(1));
  await screen.getByRole('link', { name: 'Ver el envío' }).click();
  await expect.element(screen.getByText(first?.exchangeId ?? '').first()).toBeVisible();
});

test('who went elsewhere is told with a link to the receipt, and stays there', async () => {
  const step = await openInDoubt();
  const { screen, sandbox, receipt, location } = step;
  await goByMenu(step, /Mis datos/);
  await arrivesAt(location, '/mis-datos');
  sandbox.clearFaults();
  await passTimeUntil(step, () => expect(told(MADE)).toHaveLength(1));
  expect(location()).toBe('/mis-datos');
  await screen.getByRole('link', { name: 'Ver el envío' }).click();
  await expect.element(receipt).toBeVisible();
});

test('who went elsewhere is told too that it was not made', async () => {
  const step = await openInDoubt(neverArrived);
  const { sandbox, location, created } = step;
  await goByMenu(step, /Mis datos/);
  await arrivesAt(location, '/mis-datos');
  sandbox.clearFaults();
  await passTimeUntil(step, () => expect(told(NOT_MADE)).toHaveLength(1));
  expect(location()).toBe('/mis-datos');
  expect(created()).toBe(0);
});

test('a quote that ends while its confirmation is in doubt leads to step 1, which knows of it', async () => {
  const step = await openInDoubt();
  const { screen, sandbox } = step;
  sandbox.advance(20 * 60_000);
  await expect.element(screen.getByText('La tasa que aceptaste ha caducado')).toBeVisible();
  await expect.element(screen.getByText(MAY_BE_MADE)).toBeVisible();
  sandbox.clearFaults();
  await passTimeUntil(step, () => expect(told(MADE)).toHaveLength(1));
  await expect.element(screen.getByText(MAY_BE_MADE)).not.toBeInTheDocument();
});

test('a history that lags may still show what counted as not made', async () => {
  const step = await openReady();
  const { screen, sandbox, confirm } = step;
  const old = { exchanges: [], count: 0 };
  sandbox.change({ faults: [lostOnce, { call: 'listExchanges', kind: 'answer', body: old }] });
  await confirm.click();
  await passTimeUntil(step, () => expect(screen.getByText(NOT_MADE).query()).not.toBeNull());
  sandbox.clearFaults();
  await goByMenu(step, /Mis envíos/);
  await expect.element(screen.getByText(MADE)).toBeVisible();
});

test('a transfer repeated by its alias leads to its receipt as well', async () => {
  const step = await openReady({ faults: [lostOnce] }, { state: { beneficiaryAlias: 'Mamá' } });
  await step.confirm.click();
  await expect.element(step.receipt, { timeout: 10_000 }).toBeVisible();
});
