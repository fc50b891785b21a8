import { expect, test, vi } from 'vitest';
import { letGo } from '../support/calls';
import { arrivesAt } from '../support/hands';
import { approved } from '../support/openHistory';
import { ID, openReceipt } from '../support/openReceipt';
import { renderApp } from '../support/renderApp';
import { resize, watchDownloads } from '../support/window';

const local = {
  exchangeId: ID,
  status: 'Recibido',
  statusColour: '#4B5563',
  beneficiary: 'Mi tío',
  beneficiaryId: 2,
  amountSend: '151',
  currencySend: 'EUR',
  amountReceive: '92484.48',
  currencyReceive: 'VES',
  rate: '612.48',
  inserted: Date.UTC(2026, 6, 15, 9),
  paymentMethodId: null,
  paymentMethod: null,
  paymentDetails: {},
};

test('shows the exchange that the address names', async () => {
  const { receipt } = await openReceipt();
  await expect
    .element(receipt.getByRole('status', { name: 'Estado del envío' }))
    .toHaveTextContent('Enviado al banco');
  await expect.element(receipt.getByText(ID)).toBeVisible();
  await expect.element(receipt.getByText('15 jul 2026, 11:00')).toBeVisible();
  await expect.element(receipt).toHaveTextContent(/Envías150,00\s€/);
  await expect.element(receipt).toHaveTextContent(/Recibe91\.872,00\sBs/);
  await expect.element(receipt.getByText('Tasa: 1 EUR = 612,48 VES')).toBeVisible();
  await expect.element(receipt).toHaveTextContent('Método de pagoTransferencia bancaria');
  await expect.element(receipt).toHaveTextContent('BeneficiarioTío Ramón');
  const details = receipt.getByRole('region', { name: 'Detalles del pago' });
  await expect.element(details).toHaveTextContent('TitularRamón Antonio Rondón');
  await expect.element(details).toHaveTextContent('Número de cuenta01340000870000000002');
});

test("the badge has the server's colour and readable text", async () => {
  const { receipt } = await openReceipt();
  const badge = receipt.getByText('Enviado al banco');
  await expect.element(badge).toHaveStyle({ backgroundColor: '#0F766E', color: '#F8FAFC' });
});

test('labels that failed to load are derived from the field names', async () => {
  const { screen } = await openReceipt(
    { faults: [{ call: 'listFieldConfigurations', kind: 'status', status: 404 }] },
    '/envia3?id=TRP-2026-000025',
  );
  const details = screen.getByRole('region', { name: 'Detalles del pago' });
  await expect.element(details.getByText('Cédula')).toBeVisible();
  await expect.element(details).toHaveTextContent(/Teléfono.*Instrucciones de pagoTransfiere 100,00/);
});

/** The height in px of the largest gap between the texts and drawings of a box. */
function tallestGap(box: Element): number {
  const { top, bottom } = box.getBoundingClientRect();
  const leaves = [...box.querySelectorAll('*')].filter(({ children }) => children.length === 0);
  const strips = leaves.map((leaf) => leaf.getBoundingClientRect()).sort((one, other) => one.top - other.top);
  let gap = 0;
  let filled = top;
  for (const strip of strips) {
    gap = Math.max(gap, strip.top - filled);
    filled = Math.max(filled, strip.bottom);
  }
  return Math.max(gap, bottom - filled);
}

/** The baseline of an element's text, in px: the bottom of an empty inline box. */
function baselineOf(element: Element): number {
  const rest = document.createElement('span');
  rest.style.display = 'inline-block';
  element.append(rest);
  const { bottom } = rest.getBoundingClientRect();
  rest.remove();
  return Math.round(bottom);
}

test.each([
  [390, false],
  [768, true],
  [1280, true],
])('in a window of %i px the rows of amounts are as high as their text', async (width, beside) => {
  await resize(width, 900);
  const { receipt } = await openReceipt();
  await expect.element(receipt.getByText(/^150,00/)).toBeVisible();
  const [names, amounts] = [
    ['Envías', 'Recibe'],
    [/^150,00/, /^91\.872,00/],
  ].map((texts) => texts.map((text) => baselineOf(receipt.getByText(text).element())));
  const box = receipt.getByText(/^Tasa:/).element().parentElement;
  expect(box && tallestGap(box)).toBeLessThan(40);
  expect(new Set(names).size === 1).toBe(beside);
  expect(new Set(amounts).size === 1).toBe(beside);
});

test('on a phone the dashed line above the rate is as wide as the amounts', async () => {
  const { receipt } = await openReceipt();
  const rate = receipt.getByText(/^Tasa:/);
  await expect.element(rate).toBeVisible();
  const box = rate.element().parentElement;
  const { paddingLeft, paddingRight } = box ? getComputedStyle(box) : { paddingLeft: '', paddingRight: '' };
  const inner = (box?.clientWidth ?? 0) - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  expect(rate.element().clientWidth).toBe(Math.round(inner));
});

test("the label of a button does not cut the foot of a 'p'", async () => {
  const { screen } = await openReceipt();
  await expect.element(screen.getByText('Compartir')).toHaveStyle({ overflow: 'visible' });
});

test('the page says that it is loading', async () => {
  const { screen } = await openReceipt({ faults: [{ call: 'getExchange', kind: 'slow', delayMs: 60_000 }] });
  await expect.element(screen.getByText('Cargando envío…')).toBeVisible();
});

test.each([
  ['refused with 404', { kind: 'status', status: 404 }],
  ['answered with nothing', { kind: 'answer', body: { data: null } }],
] as const)('an exchange %s is not in the history', async (_name, fault) => {
  const { screen, location } = await openReceipt({ faults: [{ call: 'getExchange', ...fault }] });
  await expect.element(screen.getByText('No encontramos este envío en tu historial')).toBeVisible();
  await screen.getByRole('link', { name: 'Ver tus envíos' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Tus envíos' })).toBeVisible();
  await arrivesAt(location, '/envios');
});

test('an exchange that failed to load can be loaded again', async () => {
  const { screen, sandbox, receipt } = await openReceipt({
    faults: [{ call: 'getExchange', kind: 'malformed' }],
  });
  await expect.element(screen.getByText('No se pudo cargar el envío')).toBeVisible();
  sandbox.change({ faults: [] });
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(receipt).toBeVisible();
});

test('a page without an exchange leads back to step 2', async () => {
  const { screen, location } = await openReceipt({}, '/envia3');
  await expect.element(screen.getByText('No podríamos encontrar el envío solicitado')).toBeVisible();
  await screen.getByRole('link', { name: 'Volver' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Selecciona el beneficiario' })).toBeVisible();
  await arrivesAt(location, '/envia2');
});

test(
  'an exchange from step 2 appears at once and keeps its amounts; the rest comes from the server',
  { tags: 'core' },
  async () => {
    const { receipt, sandbox } = await openReceipt(
      { faults: [{ call: 'getExchange', kind: 'hold' }] },
      undefined,
      { exchange: local },
    );
    await expect.element(receipt.getByText('Recibido')).toBeVisible();
    await expect.element(receipt).toHaveTextContent('BeneficiarioMi tío');
    await letGo({ sandbox }, 'getExchange');
    await expect.element(receipt.getByText('Enviado al banco')).toBeVisible();
    await expect.element(receipt).toHaveTextContent('BeneficiarioTío Ramón');
    await expect.element(receipt).toHaveTextContent(/Envías151,00\s€/);
    await expect.element(receipt).toHaveTextContent(/Recibe92\.484,48\sBs/);
  },
);

test('a failed refresh of an exchange from step 2 is not shown', async () => {
  const { receipt, screen, sandbox } = await openReceipt(
    { faults: [{ call: 'getExchange', kind: 'status', status: 404 }] },
    undefined,
    { exchange: local },
  );
  await expect.poll(() => sandbox.log().filter(({ call }) => call === 'getExchange')).not.toHaveLength(0);
  await expect.element(receipt.getByText('Recibido')).toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test("another user's exchange in the entry is not shown, and a 404 says so", async () => {
  const { screen, receipt } = await openReceipt(
    { faults: [{ call: 'getExchange', kind: 'status', status: 404 }] },
    undefined,
    { kept: 'what-the-tab-keeps-for-another-user' },
  );
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(receipt).not.toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(/Mi tío|151,00/);
});

test('the id can be copied', async () => {
  const write = vi.spyOn(Clipboard.prototype, 'writeText').mockResolvedValue();
  const { screen } = await openReceipt();
  await screen.getByRole('button', { name: 'Copiar identificador' }).click();
  await expect.element(screen.getByText('Copiado')).toBeInTheDocument();
  expect(write).toHaveBeenCalledExactlyOnceWith(ID);
});

test('a refused copy is told on the page, each time', async () => {
  vi.spyOn(Clipboard.prototype, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  const { screen } = await openReceipt();
  await screen.getByRole('button', { name: 'Copiar identificador' }).click();
  const problem = screen.getByText('No se pudo copiar. Selecciona el texto y cópialo.');
  await expect.element(problem).toBeVisible();
  const first = problem.element();
  await screen.getByRole('button', { name: 'Copiar identificador' }).click();
  await expect.poll(() => problem.query() !== null && problem.element() !== first).toBe(true);
});

test('repeating passes the euros and the beneficiary to step 1', async () => {
  const { screen } = await openReceipt({ rate: { kind: 'fixed', rate: 600 } }, undefined, {
    exchange: local,
  });
  await screen.getByRole('link', { name: 'Repetir envío' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Envías' })).toHaveValue('151,00');
  await expect.element(screen.getByRole('textbox', { name: 'Reciben' })).toHaveValue('90.600,00');
});

test('a reminder is a calendar file with the amount and nobody, and its link fills step 1', async () => {
  await resize(360, 740);
  const files = watchDownloads();
  const { screen } = await openReceipt();
  await screen.getByRole('button', { name: 'Más opciones' }).click();
  await screen.getByRole('button', { name: 'Recuérdamelo' }).click();
  await expect.element(screen.getByRole('button', { name: 'Guardar el recordatorio' })).toBeInViewport();
  const rhythm = screen.getByRole('combobox', { name: 'Cuándo' });
  await expect.element(rhythm).toHaveDisplayValue('Cada mes, el día 15');
  await rhythm.selectOptions('Cada semana, el miércoles');
  await screen.getByRole('button', { name: 'Guardar el recordatorio' }).click();
  await expect.element(screen.getByText('Recordatorio guardado')).toBeVisible();
  const [file] = files;
  expect(file?.name).toBe('recordatorio.ics');
  const text = ((await file?.text()) ?? '').replaceAll('\r\n ', '');
  expect(text).toContain('RRULE:FREQ=WEEKLY');
  expect(text).not.toMatch(/Ramón|Rondón|V5234567|01340000|TRP-|maria@/);
  const address = new URL(/^URL:(.*)$/m.exec(text)?.[1] ?? '');
  expect(address.search).toBe('?monto=150');
  const linked = await renderApp({ scenario: approved, path: address.pathname + address.search });
  await expect.element(linked.screen.getByRole('textbox', { name: 'Envías' })).toHaveValue('150,00');
  await arrivesAt(linked.location, '/envia1');
});

test('a transfer that was not sent offers no reminder', async () => {
  const body = { ...local, status: 'Devuelto' };
  const { screen } = await openReceipt({ faults: [{ call: 'getExchange', kind: 'answer', body }] });
  await screen.getByRole('button', { name: 'Más opciones' }).click();
  await expect.element(screen.getByRole('button', { name: 'Avísame si cambia' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Recuérdamelo' })).not.toBeInTheDocument();
});

test('repeating selects the beneficiary of the same name if the id belongs to another', async () => {
  const body = { ...local, beneficiary: { id: 1, alias: 'Daniela' } };
  const { screen } = await openReceipt({ faults: [{ call: 'getExchange', kind: 'answer', body }] });
  await screen.getByRole('link', { name: 'Repetir envío' }).click();
  await screen.getByRole('button', { name: 'Quiero esta tasa' }).click();
  await expect.element(screen.getByRole('radio', { checked: true })).toHaveAccessibleName(/Daniela/);
});

test.each(['/envios', `/envia3?id=${ID}`])(
  "from %s, two quick presses of 'Repetir envío' add one entry",
  async (path) => {
    const { screen, location } = await renderApp({ scenario: approved, path, history: 'browser' });
    const repeat = screen.getByRole('link', { name: /Repetir envío/ }).first();
    await expect.element(repeat).toBeVisible();
    const link = repeat.element() as HTMLElement;
    link.click();
    // A second press finds that the page is gone.
    await new Promise(requestAnimationFrame);
    link.click();
    await arrivesAt(location, '/envia1');
    history.back();
    await arrivesAt(location, path);
  },
);
