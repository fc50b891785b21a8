import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';
import { linesOf } from './pdf';

const HEADINGS = ['Identificador', 'Fecha', 'Enviado', 'Recibido', 'Tasa', 'Estado', 'Destino'];

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

/** As many exchanges as the history of two years has. */
const MANY = 145;

/** The server's history, with so many exchanges. */
async function lengthenHistory(page: Page): Promise<void> {
  await page.route('**/api/exchanges', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: readonly object[] };
    const many = Array.from({ length: MANY }, (_, index) => ({
      ...data[index % data.length],
      pkExchange: 1000 + index,
      exchangeId: `TRP-${1000 + index}`,
    }));
    await route.fulfill({ response, json: { data: many, count: MANY } });
  });
}

/** The visible texts that are too pale for white paper, and the backgrounds of the page. It runs in the page. */
function paleTexts(): readonly string[] {
  const pixel = document.createElement('canvas').getContext('2d');
  const luminanceOf = (colour: string) => {
    if (!pixel) return 1;
    pixel.clearRect(0, 0, 1, 1);
    pixel.fillStyle = colour;
    pixel.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data;
    const linear = [red, green, blue].map((part) => (part / 255) ** 2.2);
    return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
  };
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  const pale = [...document.body.querySelectorAll('*')].filter(
    // Black on white has a contrast of 21; 0.19 is the luminance of 4.5.
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      hasText(element) &&
      luminanceOf(getComputedStyle(element).color) > 0.19,
  );
  const backgrounds = [document.documentElement, document.body].filter(
    (element) => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)',
  );
  return [...pale.map(({ textContent }) => textContent), ...backgrounds.map(({ tagName }) => tagName)];
}

const papers: readonly {
  readonly what: string;
  readonly path: string;
  readonly ready: string;
  readonly pages: number;
}[] = [
  { what: 'history', path: '/envios', ready: `Total registrados: ${MANY}`, pages: 12 },
  { what: 'receipt', path: '/envia3?id=TRP-2026-000024', ready: 'Detalles del pago', pages: 1 },
  { what: 'letter', path: '/envia3?id=TRP-2026-000022&reclamacion', ready: 'Imprime esta carta', pages: 2 },
];

for (const { what, path, ready, pages } of papers) {
  test(`the printed ${what} has no empty page, and is white in the dark @phone @all`, async ({
    app,
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await lengthenHistory(page);
    await app.open(path, { scenario: 'aprobada' });
    await expect(page.getByText(ready)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    const lines = await linesOf(await page.pdf({ format: 'A4' }));
    expect(lines.map((texts) => texts.length > 0)).toEqual(Array<boolean>(lines.length).fill(true));
    expect(lines.length).toBeLessThanOrEqual(pages);
    expect(lines.flat(2).join(' ')).not.toMatch(/Imprimir|Menú|Aviso legal/);
    const references = lines.flat(2).filter((text) => /^TRP-1\d{3}$/.test(text));
    if (what === 'history') expect(new Set(references).size).toBe(MANY);

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.evaluate(paleTexts)).toEqual([]);
  });
}
