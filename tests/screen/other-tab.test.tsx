import { expect, test } from 'vitest';
import { LOGIN, openReady } from '../support/confirming';
import { arrivesAt, goByMenu, logIn, OTHER } from '../support/hands';
import { openOtherTab } from '../support/otherTab';
import { renderApp } from '../support/renderApp';

/** Types personal data while another tab has the same session. */
async function typeACity() {
  const app = await renderApp({ scenario: 'aprobada', path: '/mis-datos' });
  const { screen } = app;
  await expect.element(screen.getByLabelText('Ciudad')).toBeVisible();
  await screen.getByLabelText('Ciudad').fill('Alcobendas');
  const other = openOtherTab();
  await expect(other.session.refresh()).resolves.toBe('signedIn');
  return { ...app, other, city: screen.getByLabelText('Ciudad') };
}

test('a session refused in another tab is checked again, and no input is lost', async () => {
  const app = await typeACity();
  const { screen, other, city, location } = app;
  other.session.rejected(other.session.accessToken() ?? '');
  await arrivesAt(location, '/iniciar');
  await expect.element(screen.getByText(/^Tu sesión ha terminado/)).toBeVisible();
  await logIn(app, LOGIN);
  await arrivesAt(location, '/mis-datos');
  await expect.element(city).toHaveValue('Alcobendas');
});

test('a logout in another tab deletes unsaved input', async () => {
  const app = await typeACity();
  const { other, city, location } = app;
  await other.session.logout();
  await logIn(app, LOGIN);
  await arrivesAt(location, '/mis-datos');
  await expect.element(city).not.toHaveValue('Alcobendas');
});

test("another user's login in another tab shows them neither the previous receipt nor the quote", async () => {
  const app = await openReady({}, { history: 'browser' });
  const { screen, sandbox, confirm, receipt } = app;
  await confirm.click();
  await expect.element(receipt).toBeVisible();
  await expect.element(screen.getByRole('article')).toHaveTextContent(/50,00\s€/);
  const [sent] = sandbox.exchanges(LOGIN).slice(-1);

  const other = openOtherTab();
  await expect(other.signIn(OTHER)).resolves.toBe(true);
  await expect.element(screen.getByText('No encontramos este envío en tu historial')).toBeVisible();
  await expect.element(screen.getByRole('article')).not.toBeInTheDocument();
  expect(document.body.textContent).not.toContain(sent?.exchangeId);
});

test("a user who logs in in another tab is not led to the previous user's receipt", async () => {
  const app = await openReady({}, { history: 'browser' });
  const { screen, confirm, receipt, location } = app;
  await confirm.click();
  await expect.element(receipt).toBeVisible();
  const other = openOtherTab();
  await other.session.refresh();
  other.session.rejected(other.session.accessToken() ?? '');
  await arrivesAt(location, '/iniciar');

  await expect(other.signIn(OTHER)).resolves.toBe(true);
  await arrivesAt(location, '/envia1');
  await expect.element(screen.getByRole('textbox', { name: 'Envías' })).not.toHaveValue('50');
});

test("Back does not show the previous user's quote", async () => {
  const app = await openReady({}, { history: 'browser' });
  const { screen, location } = app;
  await goByMenu(app, /mis envíos/i);
  await arrivesAt(location, '/envios');
  await expect(openOtherTab().signIn(OTHER)).resolves.toBe(true);
  await expect.element(screen.getByText('Aún no tienes envíos registrados')).toBeVisible();
  history.back();
  // Without their own quote the user cannot open step 2.
  await arrivesAt(location, '/envia1');
  await expect.element(screen.getByRole('textbox', { name: 'Envías' })).not.toHaveValue('50');
});
