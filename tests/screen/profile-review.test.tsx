import { scenarioOf } from '@mocks/scenarios/presets/table';
import { countryId } from '@mocks/server/seeds/countries';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bodiesOf, callsTo, isPaused, letGo, paused } from '../support/calls';
import { callsAnswered } from '../support/openCalls';
import { renderApp } from '../support/renderApp';

test('data that are corrected during the review are in the form, locked and afterwards', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { screen, sandbox } = await renderApp({ scenario: 'en-revision', path: '/mis-datos' });
  const street = screen.getByLabelText('Calle');
  await expect.element(street).toBeDisabled();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  const [user] = sandbox.users().filter(({ status }) => status === 'review');
  const correct = (name: string) =>
    sandbox.updateUser(user?.login ?? '', {
      profile: user?.profile.replace(/"street":"[^"]*"/, `"street":"${name}"`) ?? '',
    });
  correct('Calle Mayor');
  await vi.advanceTimersByTimeAsync(15_000);
  await expect.element(street).toHaveValue('Calle Mayor');
  correct('Calle Menor');
  sandbox.fault(paused('refreshSession'));
  sandbox.updateUser(user?.login ?? '', { status: 'approved' });
  await vi.advanceTimersByTimeAsync(30_000);
  await expect.element(street).toBeEnabled();
  await expect.element(street).toHaveValue('Calle Menor');
  // Only the session knows what comes next.
  await expect.element(screen.getByText(/^Te pedimos estos datos/)).not.toBeInTheDocument();
  await letGo({ sandbox }, 'refreshSession');
  await expect.element(screen.getByText('Tu perfil está aprobado. Ya puedes enviar.')).toBeVisible();
});

test('while the data are in review, the page reads them again, as often as the server allows, and says when they are approved', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { screen, sandbox } = await renderApp({
    scenario: 'en-revision',
    path: '/mis-datos',
  });
  const card = screen.getByRole('region', { name: 'Lo que estamos revisando' });
  await expect.element(card).toHaveTextContent(/Nombre.+Domicilio.+Usuario/);
  await expect.element(screen.getByText(/^Puedes cerrar esta página\./)).toBeVisible();
  // The page may be visible before it starts its timer.
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  const [user] = sandbox.users().filter(({ status }) => status === 'review');
  sandbox.fault({ call: 'getProfile', kind: 'status', status: 429, retryAfter: 60, times: 1 });
  await vi.advanceTimersByTimeAsync(15_000);
  await expect.poll(() => sandbox.log().at(-1)?.status).toBe(429);
  sandbox.updateUser(user?.login ?? '', { status: 'approved' });
  const asked = sandbox.log().length;
  await vi.advanceTimersByTimeAsync(59_000);
  expect(sandbox.log()).toHaveLength(asked);
  // A render meanwhile starts the interval again.
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.element(screen.getByText('Tu perfil está aprobado. Ya puedes enviar.')).toBeVisible();
  await expect.element(card).not.toBeInTheDocument();
  await screen.getByRole('link', { name: 'Enviar ahora!' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Inicia tu envío' })).toBeVisible();
});

test('whoever may send, but not change the data, is not told to wait', async () => {
  const { screen, sandbox } = await renderApp({ scenario: 'aprobada', path: '/mis-datos' });
  const city = screen.getByLabelText('Ciudad');
  await expect.element(city).toBeEnabled();
  // The session still says that the user may send.
  sandbox.updateUser('maria@turpial.example', { status: 'review' });
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.element(city).toBeDisabled();
  await expect.element(screen.getByText(/^Puedes cerrar esta página/)).not.toBeInTheDocument();
  await expect.element(screen.getByText('Lo que estamos revisando')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: 'Enviar ahora!' })).toBeVisible();
});

test('a reading that began before the save does not undo it', async () => {
  const { screen, sandbox } = await renderApp({ scenario: 'aprobada', path: '/mis-datos' });
  const city = screen.getByLabelText('Ciudad');
  await city.fill('Soria');
  sandbox.fault(paused('getProfile'));
  window.dispatchEvent(new Event('visibilitychange'));
  await isPaused({ sandbox });
  await screen.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(screen.getByText('Datos guardados')).toBeVisible();
  sandbox.release();
  await callsAnswered();
  await expect.element(city).toHaveValue('Soria');
});

test('a save reverts nothing that was corrected elsewhere since the form opened', async () => {
  const app = await renderApp({ scenario: 'aprobada', path: '/mis-datos' });
  const { screen, sandbox } = app;
  const city = screen.getByLabelText('Ciudad');
  await city.fill('Soria');
  const [user] = sandbox.users().filter(({ login }) => login === 'maria@turpial.example');
  const profile = user?.profile.replace(/"email":"[^"]*"/, '"email":"nueva@turpial.example"') ?? '';
  sandbox.updateUser('maria@turpial.example', { profile });
  const reads = callsTo(app, 'getProfile');
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => callsTo(app, 'getProfile')).toBe(reads + 1);
  await callsAnswered();
  await screen.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(screen.getByText('Datos guardados')).toBeVisible();
  expect(bodiesOf(app, 'updateProfile')).toMatchObject([
    { address: { city: 'Soria' }, extra: { email: 'nueva@turpial.example' } },
  ]);
});

test('the country of the connection does not replace the one that is being typed', async () => {
  const { screen, sandbox } = await renderApp({
    scenario: scenarioOf('cuenta-nueva', { faults: [paused('ipCountry')] }),
    path: '/mis-datos',
  });
  const country = screen.getByRole('combobox', { name: 'País de residencia' });
  await country.click();
  await userEvent.keyboard('ale');
  await letGo({ sandbox }, 'ipCountry');
  await callsAnswered();
  await expect.element(country).toHaveValue('ale');
  await screen.getByRole('option', { name: 'Alemania' }).click();
  await expect.element(country).toHaveValue('Alemania');
});

test('the country of the connection does not replace one that was saved elsewhere', async () => {
  const app = await renderApp({ scenario: 'aprobada', path: '/' });
  const { screen, sandbox } = app;
  const [user] = sandbox.users().filter(({ login }) => login === 'maria@turpial.example');
  const livesIn = (country: number | null) =>
    sandbox.updateUser('maria@turpial.example', {
      profile: user?.profile.replace(/"country":\d+/, `"country":${country}`) ?? '',
    });
  livesIn(null);
  app.load('/mis-datos');
  await expect.element(screen.getByRole('combobox', { name: 'País de residencia' })).toHaveValue('España');
  livesIn(countryId('DE'));
  const reads = callsTo(app, 'getProfile');
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => callsTo(app, 'getProfile')).toBe(reads + 1);
  await callsAnswered();
  await screen.getByLabelText('Ciudad').fill('Soria');
  await screen.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(screen.getByText('Datos guardados')).toBeVisible();
  expect(bodiesOf(app, 'updateProfile')).toMatchObject([{ address: { city: 'Soria' } }]);
  expect(JSON.stringify(bodiesOf(app, 'updateProfile'))).not.toContain('"country"');
});
