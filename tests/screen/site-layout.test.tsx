import type { ScenarioName } from '@mocks/scenarios/presets/table';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { config } from '@/lib/config';
import { arrivesAt } from '../support/hands';
import { renderApp } from '../support/renderApp';
import { resize } from '../support/window';

const wide = [1280, 800] as const;
const narrow = [360, 780] as const;

async function open(size: readonly [number, number], path = '/contacto', scenario: ScenarioName = 'normal') {
  await resize(...size);
  const app = await renderApp({ path, scenario });
  const header = app.screen.getByRole('banner');
  await expect.element(header).toBeVisible();
  return {
    ...app,
    header,
    arriveAt: (where: string) => expect.poll(() => app.location()).toBe(where),
  };
}

/** The not-found page logs an error, which would fail the test. */
const forgetErrors = () => vi.spyOn(console, 'error').mockClear();

test.each([
  ['Conócenos', '/conocenos'],
  ['Contacto', '/contacto'],
  ['Iniciar sesión', '/iniciar'],
  ['Regístrate', '/registrate'],
])("signed out, '%s' in the wide header leads to %s", async (name, path) => {
  const { header, arriveAt } = await open(wide, '/terminos-condiciones');
  await expect.element(header.getByRole('button', { name: 'Menú' })).not.toBeInTheDocument();
  await header.getByRole('link', { name, exact: true }).click();
  await arriveAt(path);
});

test.each([
  ['Conócenos', '/conocenos'],
  ['Contacto', '/contacto'],
  ['Iniciar sesión', '/iniciar'],
  ['Regístrate', '/registrate'],
])("signed out, '%s' in the phone's menu leads to %s and closes the menu", async (name, path) => {
  const { header, arriveAt } = await open(narrow, '/terminos-condiciones');
  const link = header.getByRole('link', { name, exact: true });
  await expect.element(link).not.toBeInTheDocument();
  await header.getByRole('button', { name: 'Menú' }).click();
  await link.click();
  await arriveAt(path);
  await expect.element(link).not.toBeInTheDocument();
});

test.each(['/contacto', '/CONTACTO/'])('the header marks the page at %s and no other', async (path) => {
  const { header } = await open(wide, path);
  await expect
    .element(header.getByRole('link', { name: 'Contacto' }))
    .toHaveAttribute('aria-current', 'page');
  await expect.element(header.getByRole('link', { name: 'Conócenos' })).not.toHaveAttribute('aria-current');
});

test.each<[string, string, ScenarioName]>([
  ['Conócenos', '/contacto', 'normal'],
  ['Enviar dinero', '/', 'aprobada'],
  ['Volver', '/envia2', 'aprobada'],
])("a press of '%s' with Ctrl is left to the browser", async (name, path, scenario) => {
  const { screen, location } = await open(wide, path, scenario);
  const link = screen.getByRole('link', { name, exact: true });
  await expect.element(link).toBeVisible();
  const taken = vi.fn<(taken: boolean) => void>();
  const watch = (event: MouseEvent) => {
    taken(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', watch, { once: true });
  link.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(taken).toHaveBeenCalledExactlyOnceWith(false);
  expect(location()).toBe(path);
});

test('a link to the present page adds no history entry', async () => {
  await resize(...wide);
  const { screen, location } = await renderApp({ path: '/conocenos', history: 'browser' });
  const header = screen.getByRole('banner');
  await header.getByRole('link', { name: 'Contacto' }).click();
  await arrivesAt(location, '/contacto');
  const entries = window.history.length;
  await header.getByRole('link', { name: 'Contacto' }).click();
  await header.getByRole('link', { name: 'Conócenos' }).click();
  await arrivesAt(location, '/conocenos');
  expect(window.history.length).toBe(entries + 1);
});

test('the menu marks the history also on the statement below it', async () => {
  const { header } = await open(wide, '/envios/justificante', 'aprobada');
  await header.getByRole('button', { name: 'Menú' }).click();
  const history = header.getByRole('link', { name: 'Mis envíos' });
  await expect.element(history).toHaveAttribute('aria-current', 'page');
  await expect.element(header.getByRole('link', { name: 'Mis datos' })).not.toHaveAttribute('aria-current');
});

test.each([
  ['wide', wide],
  ['narrow', narrow],
] as const)('signed in, the menu has four entries (%s)', async (_name, size) => {
  const { header } = await open(size, '/contacto', 'aprobada');
  await header.getByRole('button', { name: 'Menú' }).click();
  for (const name of ['Mis datos', 'Mis envíos'])
    await expect.element(header.getByRole('link', { name })).toBeVisible();
  for (const name of ['Enviar dinero', 'Cerrar sesión'])
    await expect.element(header.getByRole('button', { name })).toBeVisible();
  await expect.element(header.getByRole('link', { name: 'Contacto' })).toBeVisible();
  await expect.element(header.getByRole('link', { name: 'Regístrate' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(header.getByRole('link', { name: 'Mis datos' })).not.toBeInTheDocument();
});

test("'Cerrar sesión' leads to the login, with a visitor's header", async () => {
  const { header, arriveAt } = await open(wide, '/contacto', 'aprobada');
  await header.getByRole('button', { name: 'Menú' }).click();
  await header.getByRole('button', { name: 'Cerrar sesión' }).click();
  await arriveAt('/iniciar');
  await expect.element(header.getByRole('link', { name: 'Regístrate' })).toBeVisible();
});

test('the header stays visible and becomes compact when the page scrolls', async () => {
  const { header } = await open(narrow, '/politica-privacidad');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const lowerEdge = () => header.element().getBoundingClientRect().bottom;
  const before = lowerEdge();
  scrollTo({ top: 600, behavior: 'instant' });
  await expect.element(header).toHaveAttribute('data-scrolled');
  expect(lowerEdge()).toBeLessThan(before);
  expect(lowerEdge()).toBeGreaterThan(44);
  scrollTo({ top: 0, behavior: 'instant' });
  await expect.element(header).not.toHaveAttribute('data-scrolled');
  expect(lowerEdge()).toBe(before);
});

test("a new page takes the focus, starts at its top and sets the tab's title", async () => {
  const { screen, header } = await open(wide, '/politica-privacidad');
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  scrollTo({ top: 600, behavior: 'instant' });
  await header.getByRole('link', { name: 'Conócenos' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Conócenos' })).toBeVisible();
  await expect.element(screen.getByRole('main')).toHaveFocus();
  expect(scrollY).toBe(0);
  expect(document.title).toBe(`Conócenos · ${config.brandName}`);
});

test('the footer describes the service and links to the legal pages and to the accessibility page', async () => {
  const { screen, arriveAt } = await open(wide);
  const footer = screen.getByRole('contentinfo');
  await expect.element(footer).toHaveTextContent(/Envíos de dinero desde la Unión Europea a Venezuela/);
  await expect.element(footer).toHaveTextContent(`© ${new Date().getFullYear()} ${config.operator.name}`);
  for (const [name, path] of [
    ['Aviso legal', '/aviso-legal'],
    ['Política de privacidad', '/politica-privacidad'],
    ['Política de cookies', '/politica-cookies'],
    ['Términos y condiciones', '/terminos-condiciones'],
    ['Accesibilidad', '/accesibilidad'],
  ] as const) {
    await footer.getByRole('link', { name }).click();
    await arriveAt(path);
    await expect.element(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});

test.each([
  ['/terminos-condiciones', 'Accesibilidad del servicio'],
  ['/aviso-legal', 'accesibilidad'],
])(
  '%s links to the accessibility page, which says who the operator is and how to complain',
  async (path, name) => {
    const { screen, arriveAt } = await open(narrow, path);
    const main = screen.getByRole('main');
    await main.getByRole('link', { name, exact: true }).click();
    await arriveAt('/accesibilidad');
    await expect.element(main).toHaveTextContent(config.operator.taxId);
    await expect.element(main.getByRole('heading', { name: /Cómo avisar o reclamar/ })).toBeVisible();
    await expect
      .element(main.getByRole('link', { name: config.supportEmail }).first())
      .toHaveAttribute('href', `mailto:${config.supportEmail}`);
  },
);

test.each(['/', '/iniciar', '/no-existe'])('WhatsApp is visible on %s', async (path) => {
  const { screen } = await open(wide, path);
  const link = screen.getByRole('complementary', { name: 'Ayuda' }).getByRole('link');
  await expect.element(link).toHaveAttribute('href', config.supportChat);
  forgetErrors();
});

test('the switch turns the light scheme dark, and the choice is stored', async () => {
  const { header } = await open(wide);
  const html = document.documentElement;
  const before = html.dataset.mantineColorScheme;
  await header.getByRole('button', { name: 'Cambiar entre modo claro y oscuro' }).click();
  await expect.poll(() => html.dataset.mantineColorScheme).not.toBe(before);
  expect(localStorage.getItem('turpial.color-scheme')).toBe(html.dataset.mantineColorScheme);
});

test('any other path shows the text of product 2.5 and is logged to the console', async () => {
  const { screen, arriveAt } = await open(wide, '/no-existe');
  await expect.element(screen.getByText('404')).toBeVisible();
  await expect.element(screen.getByText('Oops! Page not found')).toBeVisible();
  // The page logs it in an effect, which may run after its text is visible.
  await expect
    .poll(() => vi.spyOn(console, 'error').mock.calls)
    .toContainEqual([expect.stringContaining('404'), '/no-existe']);
  forgetErrors();
  await screen.getByRole('link', { name: 'Return to Home' }).click();
  await arriveAt('/');
});

test.each(['/envia1', '/envia2', '/envios'])(
  'on a wide screen the header of %s aligns with the page',
  async (path) => {
    const { header, screen } = await open([1920, 1000], path, 'aprobada');
    const title = screen.getByRole('main').getByRole('heading', { level: 1 });
    await expect.element(title).toBeVisible();
    const left = (element: Element) => Math.round(element.getBoundingClientRect().left);
    const brand = header.getByRole('link').first().element();
    await expect.poll(() => left(brand)).toBeLessThanOrEqual(left(title.element()));
  },
);

test('Back to a page from which a link was pressed moves the focus into it again', async () => {
  const { screen, location } = await renderApp({ path: '/contacto', history: 'browser' });
  const main = screen.getByRole('main');
  let entered = 0;
  const note = ({ target }: FocusEvent) => (entered += Number(target === main.element()));
  addEventListener('focusin', note);
  onTestFinished(() => removeEventListener('focusin', note));
  await screen.getByRole('link', { name: 'Aviso legal' }).click();
  await arrivesAt(location, '/aviso-legal');
  await expect.element(main).toHaveFocus();
  expect(entered).toBe(1);
  history.back();
  await arrivesAt(location, '/contacto');
  await expect.poll(() => entered).toBe(2);
  await expect.element(main).toHaveFocus();
});

test('Back closes the menu', async () => {
  const { screen, location } = await renderApp({ path: '/contacto', history: 'browser' });
  await screen.getByRole('link', { name: 'Aviso legal' }).click();
  await arrivesAt(location, '/aviso-legal');
  const header = screen.getByRole('banner');
  await header.getByRole('button', { name: 'Menú' }).click();
  await expect.element(header.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  history.back();
  await arrivesAt(location, '/contacto');
  await expect.element(header.getByRole('link', { name: 'Iniciar sesión' })).not.toBeInTheDocument();
});

test('the line about the lost connection hides no field that gets the focus', async () => {
  await resize(360, 640);
  const { screen } = await renderApp({ path: '/mis-datos', scenario: 'aprobada' });
  const street = screen.getByLabelText('Calle');
  await expect.element(street).toBeVisible();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  const line = screen.getByText(/^Estás sin conexión/);
  await expect.element(line).toBeVisible();
  const field = street.element() as HTMLElement;
  // It lies under the line, and the key that leads to it scrolls no further than it must.
  scrollBy({ top: field.getBoundingClientRect().top - 90, behavior: 'instant' });
  screen.getByLabelText('Número').element().focus({ preventScroll: true });
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(street).toHaveFocus();
  const { top } = field.getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(line.element().getBoundingClientRect().bottom);
});
