import { scenarioOf } from '@mocks/scenarios/presets/table';
import type { Scenario } from '@mocks/server/scenario';
import { expect, test } from 'vitest';
import { letGo, paused } from '../support/calls';
import { arrivesAt } from '../support/hands';
import { approved, openHistory, PACE_MS } from '../support/openHistory';
import { resize } from '../support/window';

const refused: Scenario['faults'] = [
  { call: 'listExchanges', kind: 'status', status: 422, body: { error: 'Historial en mantenimiento.' } },
];

test("lists the exchanges, newest first, in the user's time zone", { tags: 'core' }, async () => {
  const { screen } = await openHistory();
  await expect.element(screen.getByText('Total registrados: 25')).toBeVisible();
  await expect.element(screen.getByText('Último envío: 15 jul 2026, 11:58')).toBeVisible();
  const table = screen.getByRole('table', { name: 'Tus envíos' });
  await expect.element(table).toHaveAttribute('aria-rowcount', '26');
  const first = table.getByRole('row').nth(1);
  await expect.element(first.getByRole('link', { name: /^TRP-/ })).toHaveTextContent('TRP-2026-000025');
  await expect.element(first).toHaveTextContent('15 jul 2026, 11:58');
  await expect.element(first).toHaveTextContent('Mamá');
  await expect.element(first).toHaveTextContent(/−100,00\s€/);
  await expect.element(first).toHaveTextContent(/\+61\.248,00\sBs/);
});

test('a narrow screen shows two columns, a wide one six', async () => {
  const { screen } = await openHistory();
  const heading = (name: string) => screen.getByRole('columnheader', { name, exact: true });
  await expect.element(heading('Identificador')).toBeVisible();
  await expect.element(heading('Monto')).toBeVisible();
  await resize(1280, 900);
  for (const name of [
    'Identificador',
    'Fecha',
    'Beneficiario',
    'Estado',
    'Monto enviado',
    'Monto recibido',
  ]) {
    await expect.element(heading(name)).toBeVisible();
  }
});

test('loading shows a skeleton without a refresh button', async () => {
  const { screen } = await openHistory({
    faults: [{ call: 'listExchanges', kind: 'slow', delayMs: 60_000 }],
  });
  await expect.element(screen.getByText('Cargando tus envíos…')).toBeInTheDocument();
  const refresh = screen.getByRole('button', { name: 'Actualizar' });
  await expect.element(refresh).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByTestId('skeleton-row').elements()).toHaveLength(5);
  expect(screen.getByTestId('skeleton-row').first().element().children).toHaveLength(6);
});

test('an empty history says so and links to the first exchange', async () => {
  const { screen, location } = await openHistory(scenarioOf('sin-historial'));
  await expect.element(screen.getByText('Aún no tienes envíos registrados')).toBeVisible();
  await expect.element(screen.getByText('Total registrados: 0')).toBeVisible();
  await screen.getByRole('link', { name: 'Comenzar un envío' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Inicia tu envío' })).toBeVisible();
  await arrivesAt(location, '/envia1');
});

test("a failure shows the server's text and can be retried", async () => {
  const { screen, sandbox } = await openHistory({ faults: refused });
  const alert = screen.getByRole('alert');
  await expect.element(alert).toHaveTextContent('No se pudo cargar el historial');
  await expect.element(alert).toHaveTextContent('Historial en mantenimiento.');
  sandbox.change({ faults: [] });
  await alert.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(screen.getByText('Total registrados: 25')).toBeVisible();
});

test('a history that failed is read again once the device is online', async () => {
  const { screen, sandbox } = await openHistory({ faults: refused });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Historial en mantenimiento.');
  window.dispatchEvent(new Event('offline'));
  sandbox.change({ faults: [] });
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('Total registrados: 25')).toBeVisible();
});

test('Actualizar shows new exchanges; a failed refresh keeps the list', async () => {
  const { screen, sandbox } = await openHistory();
  await expect.element(screen.getByText('Total registrados: 25')).toBeVisible();
  sandbox.createExchange(approved.signedInAs ?? '', 33);
  await screen.getByRole('button', { name: 'Actualizar' }).click();
  await expect.element(screen.getByText('Total registrados: 26')).toBeVisible();
  sandbox.change({ faults: refused });
  await screen.getByRole('button', { name: 'Actualizar' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Historial en mantenimiento.');
  await expect.element(screen.getByText('Total registrados: 26')).toBeVisible();
});

test('search and filter narrow the list and survive a reload; the address contains only the status', async () => {
  const { screen, sandbox, location, load } = await openHistory();
  await screen.getByRole('searchbox').fill('tio ramon');
  await expect.element(screen.getByText('Se muestran 5')).toBeVisible();
  await screen.getByRole('button', { name: 'Filtros' }).click();
  await screen.getByRole('combobox', { name: 'Filtrar por estado' }).selectOptions('Enviado al banco');
  await expect.element(screen.getByText('Se muestran 1')).toBeVisible();
  sandbox.advance(PACE_MS);
  await arrivesAt(location, '/envios?estado=Enviado+al+banco');
  load();
  await expect.element(screen.getByRole('searchbox')).toHaveValue('tio ramon');
  await expect.element(screen.getByText('Se muestran 1')).toBeVisible();
  // A filter of the address is in sight.
  await expect
    .element(screen.getByRole('button', { name: 'Filtros (1)' }))
    .toHaveAttribute('aria-expanded', 'true');
  await screen.getByRole('searchbox').fill('nadie');
  await expect.element(screen.getByText('Ningún envío coincide con tu búsqueda')).toBeVisible();
  await screen.getByRole('button', { name: 'Ver todos los envíos' }).click();
  await expect.element(screen.getByRole('searchbox')).toHaveValue('');
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '26');
  sandbox.advance(PACE_MS);
  await arrivesAt(location, '/envios');
});

test('a sentence in the address is no status', async () => {
  const { screen } = await openHistory({}, '/envios?estado=Tu+cuenta+est%C3%A1+bloqueada');
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '26');
  const filters = screen.getByRole('button', { name: 'Filtros', exact: true });
  await expect.element(filters).toHaveAttribute('aria-expanded', 'false');
  await filters.click();
  const status = screen.getByRole('combobox', { name: 'Filtrar por estado' });
  await expect.element(status).toHaveValue('');
  expect(status.element().textContent).not.toContain('bloqueada');
});

test('on a phone the placeholder of the search is whole beside a set filter', async () => {
  await resize(360, 640);
  const { screen } = await openHistory({}, '/envios?estado=Completado');
  await expect.element(screen.getByRole('button', { name: 'Filtros (1)' })).toBeVisible();
  const search = screen.getByRole('searchbox').element() as HTMLInputElement;
  const { paddingLeft, paddingRight } = getComputedStyle(search);
  const text = getComputedStyle(search, '::placeholder');
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) throw new Error('no canvas');
  context.font = `${text.fontSize} ${text.fontFamily}`;
  const { width } = context.measureText(search.placeholder);
  expect(width).toBeLessThan(search.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight));
});

test.each([
  [1280, 5],
  [768, 4],
])('in a window of %i px the columns of all rows are one', async (width, columns) => {
  await resize(width, 900);
  const { screen } = await openHistory();
  await expect.element(screen.getByText('Total registrados: 25')).toBeVisible();
  const starts = (role: string) => {
    const rows = screen.getByRole('table').getByRole('row').elements().slice(1, 8);
    return rows.map((row) =>
      Array.from(row.querySelectorAll(`[role="${role}"]`), (cell) =>
        Math.round(cell.getBoundingClientRect().left),
      ),
    );
  };
  const [first, ...others] = starts('cell');
  expect(new Set(first).size).toBeGreaterThanOrEqual(columns);
  for (const row of others) expect(row).toEqual(first);
});

test('on paper all rows are printed, without search and buttons', async () => {
  const { screen } = await openHistory({ seed: 'grande' });
  await expect.element(screen.getByText('Total registrados: 10000')).toBeVisible();
  const rows = () => document.querySelectorAll('[role="row"][aria-rowindex]');
  expect(rows().length).toBeLessThan(60);
  window.dispatchEvent(new Event('beforeprint'));
  expect(rows()).toHaveLength(1001);
  await expect
    .element(screen.getByText(/^Aquí están los 1000 envíos más recientes\. Los 10000 están/))
    .toBeVisible();
  window.dispatchEvent(new Event('afterprint'));
  await expect.poll(() => rows().length).toBeLessThan(60);
});

test('ten thousand exchanges render only the visible rows, and the last can be reached', async () => {
  const { screen } = await openHistory({ seed: 'grande' });
  await expect.element(screen.getByText('Total registrados: 10000')).toBeVisible();
  const table = screen.getByRole('table', { name: 'Tus envíos' });
  await expect.element(table).toHaveAttribute('aria-rowcount', '10001');
  const rows = () => document.querySelectorAll('[role="row"][aria-rowindex]');
  expect(rows().length).toBeLessThan(60);
  await expect
    .poll(() => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      return document.querySelector('[aria-rowindex="10001"]');
    })
    .not.toBeNull();
  expect(rows().length).toBeLessThan(60);
});

test.each([
  ['Filtros', 'Filtrar por estado'],
  ['Más opciones', 'Descargar CSV'],
])('a double click on "%s" opens it and leaves it open', async (name, shown) => {
  const { screen } = await openHistory();
  await screen.getByRole('button', { name }).dblClick();
  await expect.element(screen.getByText(shown).or(screen.getByLabelText(shown)).first()).toBeVisible();
});

test("a history without its rows has not been read, and 'Reintentar' shows that it reads", async () => {
  const { screen, sandbox } = await openHistory({
    faults: [{ call: 'listExchanges', kind: 'answer', body: { data: [], count: 25 } }],
  });
  const alert = screen.getByRole('alert');
  await expect.element(alert).toHaveTextContent('No se pudo cargar el historial');
  await expect.element(screen.getByText('Aún no tienes envíos registrados')).not.toBeInTheDocument();
  sandbox.change({ faults: [paused('listExchanges')] });
  await alert.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(screen.getByText('Cargando tus envíos…')).toBeInTheDocument();
  await expect.element(alert).not.toBeInTheDocument();
  await letGo({ sandbox }, 'listExchanges');
  await expect.element(screen.getByText('Total registrados: 25')).toBeVisible();
});
