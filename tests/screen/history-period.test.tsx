import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { arrivesAt } from '../support/hands';
import { openHistory, PACE_MS } from '../support/openHistory';
import { resize, watchDownloads } from '../support/window';

/* The clock is at 15 July 2026, 12:00 in Madrid. */

/** The number of rows in the table, without its headings. */
const rowCount = (count: number) => String(count + 1);

test('a period narrows the list and the file, stays in the address and survives a reload', async () => {
  const files = watchDownloads();
  const { screen, sandbox, location, load } = await openHistory();
  await screen.getByRole('button', { name: 'Filtros' }).click();
  const periods = screen.getByRole('combobox', { name: 'Filtrar por periodo' });
  await expect.element(periods).toHaveDisplayValue('Todo');
  await periods.selectOptions('Mes pasado');
  await expect.element(screen.getByText('Se muestran 2')).toBeVisible();
  sandbox.advance(PACE_MS);
  await arrivesAt(location, '/envios?periodo=mes-pasado');
  load();
  await expect.element(periods).toHaveDisplayValue('Mes pasado');
  await expect.element(screen.getByText('Se muestran 2')).toBeVisible();
  await screen.getByRole('button', { name: 'Más opciones' }).click();
  await screen.getByRole('button', { name: 'Descargar CSV' }).click();
  expect(files.map(({ name }) => name)).toEqual(['envios-2026-07-15.csv']);
  const rows = (await files[0]?.text())?.trim().split('\r\n').slice(1);
  expect(rows?.map((row) => row.split(';')[1])).toEqual(['24/06/2026 07:00', '12/06/2026 04:00']);
});

test('the calendar comes into view on a small phone', async () => {
  await resize(360, 640);
  const { screen } = await openHistory();
  await screen.getByRole('button', { name: 'Filtros' }).click();
  await screen.getByRole('button', { name: 'Elegir fechas' }).click();
  const today = screen.getByRole('button', { name: '15 julio 2026' });
  await expect.element(today).toHaveFocus();
  await expect.element(today).toBeInViewport({ ratio: 1 });
});

test('on a low screen the keys reach every day of the calendar', async () => {
  await resize(740, 320);
  const { screen } = await openHistory();
  await screen.getByRole('button', { name: 'Filtros' }).click();
  await screen.getByRole('button', { name: 'Elegir fechas' }).click();
  await screen.getByRole('button', { name: 'Mes anterior' }).click();
  (screen.getByRole('button', { name: '1 junio 2026', exact: true }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  const last = screen.getByRole('button', { name: '29 junio 2026' });
  await expect.element(last).toHaveFocus();
  await expect.element(last).toBeInViewport({ ratio: 1 });
});

test('the calendar says which days are chosen', async () => {
  const { screen } = await openHistory();
  await screen.getByRole('button', { name: 'Filtros' }).click();
  await screen.getByRole('button', { name: 'Elegir fechas' }).click();
  const day = (date: number) => screen.getByRole('button', { name: `${date} julio 2026`, exact: true });
  const chosen = () => [1, 2, 3, 4].filter((date) => day(date).element().ariaPressed === 'true');
  await day(2).click();
  await expect.poll(chosen).toEqual([2]);
  await day(3).click();
  await screen.getByRole('button', { name: /^Elegir fechas/ }).click();
  await expect.poll(chosen).toEqual([2, 3]);
});

test('a double click opens the calendar and leaves it open', async () => {
  const { screen } = await openHistory();
  await screen.getByRole('button', { name: 'Filtros' }).click();
  const button = screen.getByRole('button', { name: 'Elegir fechas' });
  const calendar = screen.getByRole('dialog', { name: 'Elegir fechas' });
  // Its code loads with the first press.
  await button.click();
  await expect.element(calendar).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(calendar).not.toBeInTheDocument();
  await button.dblClick();
  await expect.element(calendar).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
});

test('a first and a last day chosen in the calendar limit the list', async () => {
  const { screen, sandbox, location } = await openHistory();
  await screen.getByRole('button', { name: 'Filtros' }).click();
  await screen.getByRole('button', { name: 'Elegir fechas' }).click();
  const calendar = screen.getByRole('dialog', { name: 'Elegir fechas' });
  await expect.element(calendar.getByText('Elige el primer día.')).toBeVisible();
  await expect.element(calendar.getByRole('button', { name: '16 julio 2026' })).toBeDisabled();
  await expect
    .element(calendar.getByRole('button', { name: '15 julio 2026' }))
    .toHaveAttribute('aria-current', 'date');
  await calendar.getByRole('button', { name: 'Mes anterior' }).click();
  await calendar.getByRole('button', { name: '12 junio 2026' }).click();
  await expect.element(calendar.getByText('Ahora elige el último día.')).toBeVisible();
  await calendar.getByRole('button', { name: 'Mes siguiente' }).click();
  await calendar.getByRole('button', { name: '1 julio 2026', exact: true }).click();
  await expect.element(calendar).not.toBeInTheDocument();
  await expect
    .element(screen.getByRole('button', { name: 'Elegir fechas: 12 jun 2026 – 1 jul 2026' }))
    .toHaveFocus();
  await expect
    .element(screen.getByRole('combobox', { name: 'Filtrar por periodo' }))
    .toHaveDisplayValue('Otras fechas');
  await expect.element(screen.getByText('Se muestran 3')).toBeVisible();
  sandbox.advance(PACE_MS);
  await arrivesAt(location, '/envios?periodo=2026-06-12..2026-07-01');
});

test('the calendar works with the keyboard, also after another month was chosen', async () => {
  const { screen } = await openHistory();
  await screen.getByRole('button', { name: 'Filtros' }).click();
  const button = screen.getByRole('button', { name: 'Elegir fechas' });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const calendar = screen.getByRole('dialog', { name: 'Elegir fechas' });
  await expect.element(calendar).toBeVisible();
  await expect.poll(() => calendar.element().contains(document.activeElement)).toBe(true);
  (calendar.getByRole('button', { name: 'julio 2026', exact: true }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(calendar.getByRole('button', { name: /^may/ })).toBeVisible();
  await expect.poll(() => calendar.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('a press outside or a second press on its button closes the calendar without a choice', async () => {
  const { screen } = await openHistory();
  await screen.getByRole('button', { name: 'Filtros' }).click();
  const button = screen.getByRole('button', { name: 'Elegir fechas' });
  const calendar = screen.getByRole('dialog', { name: 'Elegir fechas' });
  await button.click();
  await expect.element(calendar).toBeVisible();
  await button.click();
  await expect.element(calendar).not.toBeInTheDocument();
  await button.click();
  await expect.element(calendar).toBeVisible();
  await screen.getByRole('heading', { name: 'Tus envíos' }).click();
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-rowcount', rowCount(25));
});
