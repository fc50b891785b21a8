import { expect, test } from 'vitest';
import { callersOf, letGo } from '../support/calls';
import { arrivesAt } from '../support/hands';
import { openOtherTab } from '../support/otherTab';
import { renderApp } from '../support/renderApp';
import { NEW, pressCreate } from '../support/signUp';
import { catchPageLoad } from '../support/watchPage';
import { resize } from '../support/window';

const OTHER = 'maria@turpial.example';

test('a login in another tab during the sign-up stays in force', async () => {
  await resize(1280, 800);
  const app = await renderApp({ scenario: 'normal', path: '/registrate' });
  const { screen, sandbox, location } = app;
  await pressCreate(app, 'register');
  // The page load that would start the new user's session.
  const loaded = catchPageLoad();
  await expect(openOtherTab().signIn(OTHER)).resolves.toBe(true);
  await letGo(app, 'register');
  await arrivesAt(location, '/mis-datos');
  await expect.element(screen.getByText(`Registro para ${OTHER}`)).toBeVisible();
  expect(loaded()).toBeUndefined();
  expect(sandbox.users().map(({ login }) => login)).toContain(NEW);
  expect(callersOf(app, 'login')).toHaveLength(1);
  expect(sandbox.signedIn()?.login).toBe(OTHER);
});
