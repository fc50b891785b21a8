import { expect, onTestFinished, test } from 'vitest';
import { callsTo, isPaused, letGo } from '../support/calls';
import { LOGIN, openReady, openStep, RATE } from '../support/confirming';
import { neverArrived, openInDoubt, otherTabMakes } from '../support/lostAnswers';
import { openCalls } from '../support/openCalls';
import { resize } from '../support/window';

const hundredEuros = {
  id: 'otra-cotizacion',
  amount: '100',
  rate: String(RATE),
  receive: '61248.37',
  expiresAt: Date.now() + 20 * 60_000,
};

/** An answer of the list with one beneficiary to whom nothing was sent. */
const stranger = {
  call: 'listBeneficiaries',
  kind: 'answer',
  body: [
    {
      id: 1,
      paymentMethodId: 1,
      paymentDetails: { alias: 'Mamá de Ana', banco: '0102', cedula: 'V7777777', telefono: '04121112233' },
    },
  ],
} as const;

test(
  'a repetition of the last day is told beside Confirmar, which still needs one press',
  { tags: 'core' },
  async () => {
    await resize(360, 540);
    const { screen, mama, confirm, created, receipt } = await openStep({}, { quote: hundredEuros });
    await mama.click();
    const warning = screen.getByText(/^Ya enviaste 100,00\s€ a Mamá (?:hoy|el \d+\s\S+) a las \d+:\d\d\.$/);
    await expect.element(warning).toBeVisible();
    // The bar lies over the page's end.
    const room = () =>
      confirm.element().getBoundingClientRect().top - warning.element().getBoundingClientRect().bottom;
    await expect.poll(room).toBeGreaterThan(0);
    await confirm.click();
    await expect.element(receipt).toBeVisible();
    expect(created()).toBe(1);
  },
);

test('a repetition does not count its minutes, because a screen reader would say each', async () => {
  const clock = { at: '2026-07-15T10:00:00Z', frozen: true };
  const quote = { ...hundredEuros, expiresAt: Date.parse('2026-07-15T10:20:00Z') };
  const { screen, sandbox, mama } = await openStep({ clock }, { quote });
  await mama.click();
  const warning = screen.getByText('Ya enviaste 100,00\u00a0€ a Mamá hoy a las 11:58.');
  await expect.element(warning).toBeVisible();
  sandbox.advance(5 * 60_000);
  await expect.element(screen.getByRole('timer')).toHaveTextContent(/^1[45]:/);
  await expect.element(warning).toBeVisible();
});

test('a check that rests while an answer is lost does not claim to be running', async () => {
  const { screen, sandbox, load } = await openInDoubt(neverArrived);
  sandbox.clearFaults();
  load();
  await expect.element(screen.getByText('Todavía no sabemos si tu envío se hizo')).toBeVisible();
  await expect.poll(() => sandbox.log().at(-1)?.call).toBeDefined();
  await expect.poll(() => openCalls().pending).toBe(0);
  await expect.element(screen.getByText(/^Comprobando tus envíos/)).not.toBeInTheDocument();
});

test('a plain repeat is told without a warning, after one detail', async () => {
  const app = await openReady();
  await expect.element(app.screen.getByText(/^Cuenta conocida: le enviaste el \d/)).toBeVisible();
  await expect.element(app.screen.getByText(/Ya enviaste|Primera vez|No es la/)).not.toBeInTheDocument();
  expect(callsTo(app, 'getExchange')).toBe(1);
});

test('an equal exchange that another tab makes meanwhile is told', async () => {
  const { screen, sandbox } = await openReady();
  await expect.element(screen.getByText(/^Cuenta conocida: le enviaste el \d/)).toBeVisible();
  const { exchangeId } = sandbox.createExchange(LOGIN, 50);
  otherTabMakes('another-quote:1', exchangeId);
  await expect.element(screen.getByText(/Ya enviaste 50,00\s€ a Mamá/)).toBeVisible();
});

test.each(['listExchanges', 'getExchange'] as const)('Confirmar does not wait for %s', async (call) => {
  const app = await openReady({ faults: [{ call, kind: 'hold' }] });
  await expect.element(app.screen.getByText('Comprobando tus envíos a esta cuenta…')).toBeVisible();
  await expect.poll(() => app.sandbox.paused().map((paused) => paused.call)).toContain(call);
  await app.confirm.click();
  await expect.element(app.receipt).toBeVisible();
  expect(app.created()).toBe(1);
});

test.each(['listExchanges', 'getExchange'] as const)(
  'a failed %s proves and blocks nothing',
  async (call) => {
    const { screen, confirm, created, receipt } = await openReady({
      faults: [{ call, kind: 'status', status: 403, body: {} }],
    });
    await expect.element(screen.getByText('No pudimos comprobar tus envíos a esta cuenta.')).toBeVisible();
    await confirm.click();
    await expect.element(receipt).toBeVisible();
    expect(created()).toBe(1);
  },
);

test('reads at most twenty details, four at once, and keeps them', async () => {
  const app = await openReady({ faults: [stranger, { call: 'getExchange', kind: 'hold', times: 4 }] });
  const { screen, sandbox } = app;
  await isPaused({ sandbox }, 4);
  expect(callsTo(app, 'getExchange')).toBe(4);
  sandbox.release();
  await expect
    .element(screen.getByText('No vemos envíos tuyos a esta cuenta. Envía solo a quien conoces.'))
    .toBeVisible();
  expect(callsTo(app, 'getExchange')).toBe(20);

  await screen.getByRole('link', { name: 'Volver' }).click();
  await screen.getByRole('button', { name: 'Quiero esta tasa' }).click();
  await expect
    .element(screen.getByText('No vemos envíos tuyos a esta cuenta.', { exact: false }))
    .toBeVisible();
  expect(callsTo(app, 'getExchange')).toBe(20);
});

test('an exchange whose confirmation is pending is not taken for an earlier one', async () => {
  const app = await openReady({ faults: [{ call: 'createExchange', kind: 'hold' }] });
  const { screen, sandbox, confirm, receipt } = app;
  await expect.element(screen.getByText(/^Cuenta conocida/)).toBeVisible();
  let changed = false;
  const watcher = new MutationObserver(() => {
    changed ||= /Ya enviaste|Comprobando tus envíos/.test(document.body.innerText);
  });
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => watcher.disconnect());
  await confirm.click();
  await isPaused({ sandbox });
  // Another tab causes a new read of the history, which has the exchange by now.
  const reads = callsTo(app, 'listExchanges');
  otherTabMakes('another-quote:1', 'another-exchange');
  await expect.poll(() => callsTo(app, 'listExchanges')).toBe(reads + 1);
  await expect.poll(() => openCalls().pending).toBe(1);
  await letGo(app, 'createExchange');
  await expect.element(receipt).toBeVisible();
  expect(changed).toBe(false);
});

test('on a small phone nothing moves when the check arrives', async () => {
  await resize(320, 800);
  const app = await openReady(
    { seed: 'sospechosa', faults: [{ call: 'listExchanges', kind: 'hold', times: 1 }] },
    { quote: hundredEuros },
  );
  const { screen, confirm } = app;
  await expect.element(screen.getByText('Comprobando tus envíos a esta cuenta…')).toBeVisible();
  const before = confirm.element().getBoundingClientRect().top;
  await letGo(app, 'listExchanges');
  await expect
    .element(screen.getByText('No es la cuenta de tu último envío a Mamá. Compruébala.'))
    .toBeVisible();
  expect(confirm.element().getBoundingClientRect().top).toBe(before);
});
