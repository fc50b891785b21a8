import { expect } from '@playwright/test';
import { test } from './fixtures';
import { linesOf } from './pdf';

const HEADINGS = ['Referencia', 'Fecha', 'Enviado', 'Recibido', 'Tasa', 'Estado', 'Destino'];

/** A status of so many lines that a row could be split over two pages. */
const LONG_STATUS = `Completado: ${'el banco del beneficiario confirmó el abono, '.repeat(6)}avisado por mensaje`;

test('the printed statement repeats its headings on every page and splits no row @desktop @all', async ({
  app,
  page,
}) => {
  await app.open('/envios/justificante', { scenario: 'justificante' });
  await page.getByRole('combobox', { name: 'Beneficiario' }).selectOption('Mamá (40 envíos)');
  await expect(page.getByRole('button', { name: 'Imprimir o guardar como PDF' })).toBeEnabled();
  // Every status in full length, as a server may write it.
  await page
    .getByRole('table')
    .first()
    .evaluate((table, status) => {
      for (const cell of table.querySelectorAll('tbody td:nth-child(6)')) cell.textContent = status;
    }, LONG_STATUS);
  const pages = await linesOf(await page.pdf({ format: 'A4', margin: { top: '15mm', bottom: '15mm' } }));

  const words = pages.map((lines) => lines.flat());
  const withRows = words.filter((texts) => texts.some((text) => text.startsWith('TRP-')));
  expect(withRows.length).toBeGreaterThanOrEqual(3);
  for (const texts of withRows) expect(texts).toEqual(expect.arrayContaining(HEADINGS));
  // Each row has its whole status on its own page.
  for (const texts of withRows) {
    const rows = texts.filter((text) => text.startsWith('TRP-')).length;
    const text = texts.join(' ');
    expect(text.split('Completado:').length - 1).toBe(rows);
    expect(text.split('por mensaje').length - 1).toBe(rows);
  }
  const references = words.flat().filter((text) => text.startsWith('TRP-'));
  expect(new Set(references).size).toBe(40);
  expect(references).toHaveLength(40);
  // The page around the document is not printed.
  const all = words.flat().join(' ');
  expect(all).toContain('Justificante de envíos');
  expect(all).toContain('no lleva firma ni sello.');
  for (const left of ['Elegir fechas', 'Imprimir', 'Aviso legal', 'Menú']) expect(all).not.toContain(left);
});
