import { scenarioOf } from '@mocks/scenarios/presets/table';
import type { Scenario } from '@mocks/server/scenario';
import { expect, test, vi } from 'vitest';
import { arrivesAt } from '../support/hands';
import { openHistory, PACE_MS } from '../support/openHistory';
import { renderApp } from '../support/renderApp';

const twoYears = scenarioOf('justificante', {
  clock: { at: '2026-07-15T10:00:00Z', frozen: true },
});

/** Opens the statement of Mamá: 40 exchanges from 4 August 2024 to 10 July 2026. */
async function openStatement(changes: Partial<Scenario> = {}, query = '') {
  const app = await renderApp({
    scenario: { ...twoYears, ...changes },
    path: `/envios/justificante${query}`,
    state: { filter: { beneficiary: 'Mamá' } },
  });
  const document = app.screen.getByRole('article', { name: 'Justificante de envíos a Mamá' });
  await expect.element(document).toBeVisible();
  return { ...app, document, print: app.screen.getByRole('button', { name: 'Imprimir o guardar como PDF' }) };
}

test('a beneficiary whom the list no longer names is not shown as another one', async () => {
  const rows = [{ exchangeId: 'Q-2', beneficiary: 'Luis', inserted: '2026-07-10T10:00:00Z' }];
  const { screen } = await renderApp({
    scenario: { ...twoYears, faults: [{ call: 'listExchanges', kind: 'answer', body: { data: rows } }] },
    path: '/envios/justificante?periodo=',
    state: { filter: { beneficiary: 'Mamá' } },
  });
  const select = screen.getByLabelText('Beneficiario');
  await expect.element(select).toHaveDisplayValue('Elige a quién enviaste');
  await select.selectOptions('Luis (1 envío)');
  await expect.element(screen.getByRole('article', { name: 'Justificante de envíos a Luis' })).toBeVisible();
});

test('exchanges without a date are named where there are no others', async () => {
  const rows = [{ exchangeId: 'Q-2', beneficiary: 'Mamá', inserted: null }];
  const { screen } = await renderApp({
    scenario: { ...twoYears, faults: [{ call: 'listExchanges', kind: 'answer', body: { data: rows } }] },
    path: '/envios/justificante?periodo=',
    state: { filter: { beneficiary: 'Mamá' } },
  });
  await expect.element(screen.getByText('No hay envíos con fecha')).toBeVisible();
  await expect.element(screen.getByText(/1 envío sin fecha no está.*: Q-2\./)).toBeVisible();
  await expect.element(screen.getByText('Ver todas las fechas')).not.toBeInTheDocument();
});

test(
  'names sender, beneficiary, accounts, each exchange, the sums and the operator',
  { tags: 'core' },
  async () => {
    const { document, print } = await openStatement();
    await expect.element(print).toBeEnabled();
    for (const text of [
      'María Gabriela Rondón Pérez',
      'Calle del Ejemplo 12, 3.º B, 28001 Madrid, España',
      'Destino 1 · Pago móvil',
      'Destino 2 · Pago móvil',
      '0412 000 0009',
      '0414 000 0001',
      'Fallido (no cuenta)',
      'Cancelado (no cuenta)',
      '2 envíos no cuentan en las sumas',
      'Total de 2025',
      'Turpial Envíos, S.L., sociedad española · NIF B00000000',
      'No prueba que el dinero se haya cobrado, y no lleva firma ni sello.',
    ]) {
      await expect.element(document).toHaveTextContent(text);
    }
    await expect.element(document).toHaveTextContent(/V4123456/);
    const table = document.getByRole('table').first();
    expect(table.getByRole('row').elements()).toHaveLength(41);
    await expect.element(table.getByRole('row').nth(1)).toHaveTextContent(/^TRP-2024-000001.*50,00\s€.*1$/);
    await expect.element(table.getByRole('row').nth(40)).toHaveTextContent(/^TRP-2026-000040.*2$/);
    await expect.element(document).toHaveTextContent('Meses sin envíos: enero de 2025 y octubre de 2025.');
  },
);

test('a translator leaves identifiers, amounts, rates and sums as they are', async () => {
  const { document } = await openStatement();
  const cells = [...document.element().querySelectorAll('td')].filter(({ textContent }) =>
    /^TRP-|^\d[\d.]*,\d+/.test(textContent),
  );
  expect(cells.length).toBeGreaterThan(160);
  const open = cells.filter((cell) =>
    [...(cell.children.length > 0 ? cell.children : [cell])].some((part) => !part.closest('[translate=no]')),
  );
  expect(open.map(({ textContent }) => textContent)).toEqual([]);
});

test('the period is in the address and limits the statement; the name is not in the address', async () => {
  const { screen, sandbox, location, document, load } = await openStatement();
  await screen.getByRole('combobox', { name: 'Filtrar por periodo' }).selectOptions('Este año');
  await expect.element(document).toHaveTextContent('del 1 ene 2026 al 15 jul 2026');
  await expect.element(document).not.toHaveTextContent('Total de 2025');
  sandbox.advance(PACE_MS);
  await arrivesAt(location, '/envios/justificante?periodo=este-ano');
  load();
  await expect.element(document).toHaveTextContent('del 1 ene 2026 al 15 jul 2026');
  await screen.getByRole('combobox', { name: 'Filtrar por periodo' }).selectOptions('Todo');
  await expect.element(document).toHaveTextContent('Total de 2025');
});

test('a failed detail costs one cell, and can be read again', async () => {
  const { document, print } = await openStatement({
    faults: [{ call: 'getExchange', kind: 'status', status: 404, body: {}, times: 1 }],
  });
  await expect.element(print).toBeEnabled();
  const retry = document.getByRole('button', { name: /^Reintentar el destino de TRP-/ });
  expect(retry.elements()).toHaveLength(1);
  await expect.element(document.getByText('Total de 2026')).toBeVisible();
  await retry.click();
  await expect.element(retry).not.toBeInTheDocument();
  await expect.element(document).not.toHaveTextContent('No disponible');
  await expect.poll(() => window.document.activeElement?.closest('main')).not.toBeNull();
});

test('printing opens the dialog of the browser', async () => {
  const { print } = await openStatement();
  const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await print.click();
  expect(printed).toHaveBeenCalledOnce();
  expect(document.title).toBe('Justificante de envíos · Turpial');
});

test('without the personal data the statement says so, and reads them again', async () => {
  const { sandbox, document } = await openStatement({
    faults: [{ call: 'getProfile', kind: 'status', status: 422, body: {} }],
  });
  await expect.element(document.getByText('No pudimos cargar tus datos')).toBeVisible();
  sandbox.change({ faults: [] });
  await document.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(document.getByText('María Gabriela Rondón Pérez')).toBeVisible();
});

test('a failed history can be read again', async () => {
  const { screen, sandbox } = await renderApp({
    scenario: {
      ...twoYears,
      faults: [{ call: 'listExchanges', kind: 'status', status: 422, body: { error: 'En mantenimiento.' } }],
    },
    path: '/envios/justificante',
  });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('En mantenimiento.');
  sandbox.change({ faults: [] });
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(screen.getByText('Elige un beneficiario')).toBeVisible();
});

test('a failed history without a reason has the text of the history page', async () => {
  const { screen } = await renderApp({
    scenario: { ...twoYears, faults: [{ call: 'listExchanges', kind: 'status', status: 422, body: {} }] },
    path: '/envios/justificante',
  });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Intenta nuevamente más tarde.');
});

test('the history leads to the statement of its period and its only beneficiary', async () => {
  const { screen, location } = await openHistory({}, '/envios?periodo=este-ano', { search: 'tio ramon' });
  await expect.element(screen.getByText(/Se muestran/)).toBeVisible();
  await screen.getByRole('button', { name: 'Más opciones' }).click();
  await screen.getByRole('link', { name: 'Justificante' }).click();
  await arrivesAt(location, '/envios/justificante?periodo=este-ano');
  const document = screen.getByRole('article', { name: 'Justificante de envíos a Tío Ramón' });
  await expect.element(document).toHaveTextContent('del 1 ene 2026 al 15 jul 2026');
});

test('a beneficiary is chosen by name', async () => {
  const { screen } = await openHistory();
  await screen.getByRole('button', { name: 'Más opciones' }).click();
  await screen.getByRole('link', { name: 'Justificante' }).click();
  await expect.element(screen.getByText('Elige un beneficiario')).toBeVisible();
  await screen.getByRole('combobox', { name: 'Beneficiario' }).selectOptions('Daniela (4 envíos)');
  await expect
    .element(screen.getByRole('article', { name: 'Justificante de envíos a Daniela' }))
    .toBeVisible();
});

test('two years of one person out of ten thousand exchanges are a statement', async () => {
  const app = await renderApp({
    scenario: scenarioOf('datos-grandes', {
      clock: { at: '2026-07-15T10:00:00Z', frozen: true },
    }),
    path: '/envios/justificante?periodo=2024-07-15..2026-07-15',
    state: { filter: { beneficiary: 'Mamá' } },
  });
  await expect
    .element(app.screen.getByRole('button', { name: 'Imprimir o guardar como PDF' }), { timeout: 10_000 })
    .toBeEnabled();
  const rows = app.screen.getByRole('table').first().getByRole('row').elements().length;
  expect(rows).toBeGreaterThan(20);
});

test('says that an exchange may be missing when the server counts more than it lists', async () => {
  const row = {
    exchangeId: 'TRP-2026-000040',
    status: 'Completado',
    beneficiary: 'Mamá',
    amountSend: 50,
    amountReceive: 30_000,
    rate: 600,
    inserted: '2026-07-10T10:00:00Z',
  };
  const { document, sandbox, load } = await openStatement({
    faults: [{ call: 'listExchanges', kind: 'answer', body: { data: [row], count: 3 } }],
  });
  await expect.element(document).toHaveTextContent('Tu historial tiene 3 envíos y solo recibimos 1.');
  sandbox.clearFaults();
  load();
  await expect.element(document).toHaveTextContent('Total de 2025');
  await expect.element(document).not.toHaveTextContent('Puede faltar algún envío');
});

test('names the exchanges without a date, and no zero stands for an amount that is missing', async () => {
  const row = (exchangeId: string, changes = {}) => ({
    exchangeId,
    status: 'Completado',
    beneficiary: 'Mamá',
    amountSend: 50,
    amountReceive: 30_000,
    rate: 600,
    inserted: '2026-07-10T10:00:00Z',
    ...changes,
  });
  const data = [
    row('Q-1', { amountSend: 'mucho' }),
    row('Q-2', { inserted: null }),
    row('Q-3', { inserted: 'ayer' }),
  ];
  const { document } = await openStatement({
    faults: [{ call: 'listExchanges', kind: 'answer', body: { data, count: 3 } }],
  });
  await expect
    .element(document)
    .toHaveTextContent('2 envíos sin fecha no están en este justificante: Q-2, Q-3.');
  await expect.element(document.getByRole('row', { name: /^Q-1/ })).toHaveTextContent(/no consta/);
  await expect.element(document).not.toHaveTextContent(/(?<!\d)0\.00/);
});
