import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { scenarioOf } from '@mocks/scenarios/presets';
import type { Scenario } from '@mocks/scenarios/scenario';
import { arrivesAt } from '../support/arrivesAt';
import { renderApp } from '../support/renderApp';

const NOW = Date.UTC(2026, 6, 15, 10);
const approved = scenarioOf('aprobada', { clock: { at: new Date(NOW).toISOString(), frozen: true } });
const ID = 'TRP-2026-000024';

async function openReceipt(changes: Partial<Scenario> = {}, path = `/envia3?id=${ID}`, state?: object) {
  const app = await renderApp({ scenario: { ...approved, ...changes }, path, state });
  await expect.element(app.screen.getByRole('heading', { name: 'Resumen del envío' })).toBeVisible();
  return { ...app, receipt: app.screen.getByRole('article', { name: `Envío ${ID}` }) };
}

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

test.each(['id', 'exchangeid', 'exchangeId'])(
  'shows the exchange that the address names by %s',
  async (name) => {
    const { receipt } = await openReceipt({}, `/envia3?${name}=${ID}`);
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
  },
);

test('the badge carries the colour of the server, and text that can be read on it', async () => {
  const { receipt } = await openReceipt();
  const badge = receipt.getByText('Enviado al banco');
  await expect.element(badge).toHaveStyle({ backgroundColor: '#0F766E', color: '#F8FAFC' });
});

test('labels that cannot be loaded are humanised', async () => {
  const { screen } = await openReceipt(
    { faults: [{ call: 'listFieldConfigurations', kind: 'status', status: 404 }] },
    '/envia3?id=TRP-2026-000025',
  );
  const details = screen.getByRole('region', { name: 'Detalles del pago' });
  await expect.element(details.getByText('Cédula')).toBeVisible();
  await expect.element(details.getByText('Teléfono')).toBeVisible();
});

test('says that it is loading', async () => {
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
  await expect.poll(location).toBe('/envios');
});

test('another failure can be tried again', async () => {
  const { screen, sandbox, receipt } = await openReceipt({
    faults: [{ call: 'getExchange', kind: 'malformed' }],
  });
  await expect.element(screen.getByText('No se pudo cargar el envío')).toBeVisible();
  sandbox.change({ faults: [] });
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(receipt).toBeVisible();
});

test('a page for no exchange leads back to step 2', async () => {
  const { screen, location } = await openReceipt({}, '/envia3');
  await expect.element(screen.getByText('No podríamos encontrar el envío solicitado')).toBeVisible();
  await screen.getByRole('link', { name: 'Volver' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Selecciona el beneficiario' })).toBeVisible();
  await expect.poll(location).toBe('/envia2');
});

test('an exchange from step 2 shows at once and keeps its amounts; the rest comes from the server', async () => {
  const { receipt } = await openReceipt(
    { faults: [{ call: 'getExchange', kind: 'slow', delayMs: 400 }] },
    undefined,
    { exchange: local },
  );
  await expect.element(receipt.getByText('Recibido')).toBeVisible();
  await expect.element(receipt).toHaveTextContent('BeneficiarioMi tío');
  await expect.element(receipt.getByText('Enviado al banco')).toBeVisible();
  await expect.element(receipt).toHaveTextContent('BeneficiarioTío Ramón');
  await expect.element(receipt).toHaveTextContent(/Envías151,00\s€/);
  await expect.element(receipt).toHaveTextContent(/Recibe92\.484,48\sBs/);
});

test('a failed refresh of an exchange from step 2 goes unnoticed', async () => {
  const { receipt, screen, sandbox } = await openReceipt(
    { faults: [{ call: 'getExchange', kind: 'status', status: 404 }] },
    undefined,
    { exchange: local },
  );
  await expect.poll(() => sandbox.log().filter(({ call }) => call === 'getExchange')).not.toHaveLength(0);
  await expect.element(receipt.getByText('Recibido')).toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

describe('the status is asked for again', () => {
  const SECOND = 1000;
  const MINUTE = 60 * SECOND;

  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  /** A receipt of a transfer so old; `becomes` moves the page's timers on until another status is shown. */
  async function watch(minutesOld: number) {
    const app = await openReceipt();
    const { receipt, sandbox } = app;
    const asked = () => sandbox.log().filter(({ call }) => call === 'getExchange').length;
    const becomes = async (status: string, after: number) => {
      await vi.advanceTimersByTimeAsync(after);
      await expect.element(receipt.getByText(status)).toBeVisible();
    };
    await expect.element(receipt.getByText('Enviado al banco')).toBeVisible();
    // The page may be seen a moment before it waits.
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    const inserted = new Date(NOW - minutesOld * MINUTE).toISOString();
    sandbox.updateExchange(24, { inserted, status: 'En proceso' });
    await becomes('En proceso', 5 * MINUTE);
    return { ...app, asked, becomes };
  }

  test('every 15 s while it is new, and what it has become is shown', async () => {
    const { sandbox, asked, becomes } = await watch(2);
    const before = asked();
    await vi.advanceTimersByTimeAsync(14 * SECOND);
    sandbox.updateExchange(24, { status: 'Completado' });
    await becomes('Completado', SECOND);
    expect(asked()).toBe(before + 1);
  });

  test('every minute after a quarter of an hour, and no more once it has been the same for an hour', async () => {
    const { sandbox, asked, becomes } = await watch(16);
    const before = asked();
    await vi.advanceTimersByTimeAsync(59 * SECOND);
    sandbox.updateExchange(24, { status: 'Completado' });
    await becomes('Completado', SECOND);
    expect(asked()).toBe(before + 1);
    // Only the clock of app and server goes on; the page hears of it when it asks next.
    sandbox.advance(60 * MINUTE);
    await vi.advanceTimersByTimeAsync(MINUTE);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
  });

  test('every five minutes when it is older, and not by a tab that nobody looks at', async () => {
    const { sandbox, asked, becomes } = await watch(600);
    const before = asked();
    await vi.advanceTimersByTimeAsync(5 * MINUTE - SECOND);
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await vi.advanceTimersByTimeAsync(SECOND);
    hidden.mockRestore();
    sandbox.updateExchange(24, { status: 'Completado' });
    await becomes('Completado', 5 * MINUTE);
    expect(asked()).toBe(before + 1);
  });
});

test('the id is copied', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { screen } = await openReceipt();
  await screen.getByRole('button', { name: 'Copiar identificador' }).click();
  await expect.element(screen.getByText('Copiado')).toBeInTheDocument();
  expect(write).toHaveBeenCalledExactlyOnceWith(ID);
});

test('printing, help and Hecho', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { screen, location } = await openReceipt();
  await screen.getByRole('button', { name: 'Imprimir' }).click();
  expect(print).toHaveBeenCalledOnce();
  const help = screen.getByRole('link', { name: /Ayuda con este envío/ });
  await expect.element(help).toHaveAttribute('href', expect.stringContaining(`${ID}.`) as string);
  await screen.getByRole('link', { name: 'Hecho' }).click();
  await arrivesAt(location, '/');
});

test('repeating carries the euros and the beneficiary to step 1', async () => {
  const { screen } = await openReceipt({ rate: { kind: 'fixed', rate: 600 } }, undefined, {
    exchange: local,
  });
  await screen.getByRole('link', { name: 'Repetir envío' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Envías' })).toHaveValue('151,00');
  await expect.element(screen.getByRole('textbox', { name: 'Reciben' })).toHaveValue('90.600,00');
});

test('answers in other spellings look the same', async () => {
  const { screen } = await openReceipt(
    { ...scenarioOf('respuestas-raras'), clock: approved.clock },
    '/envia3?id=1',
  );
  await expect.element(screen.getByRole('article')).toHaveTextContent(/Tasa: 1 EUR = [\d,]+ VES/);
});
