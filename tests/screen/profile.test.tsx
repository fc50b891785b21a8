import { scenarioOf } from '@mocks/scenarios/presets/table';
import type { Scenario } from '@mocks/server/scenario';
import { countryId } from '@mocks/server/seeds/countries';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { draftKeys } from '@/lib/storage';
import { bodiesOf, callsTo, isPaused } from '../support/calls';
import { arrivesAt, logOut } from '../support/hands';
import { renderApp } from '../support/renderApp';

const REVIEW =
  'Tu perfil está en revisión. Por ahora no puedes editar tus datos. Te avisaremos cuando se habilite la edición.';

type Preset = 'aprobada' | 'cuenta-nueva' | 'en-revision';

async function open(preset: Preset, changes: Partial<Scenario> = {}) {
  const app = await renderApp({
    scenario: scenarioOf(preset, changes),
    path: '/mis-datos',
  });
  const { screen } = app;
  await expect.element(screen.getByLabelText('Nombres')).toBeVisible();
  return {
    ...app,
    save: screen.getByRole('button', { name: 'Guardar' }),
    saves: () => bodiesOf(app, 'updateProfile'),
  };
}

async function complete({ screen }: Awaited<ReturnType<typeof open>>): Promise<void> {
  await screen.getByLabelText('Nombres').fill('Nueva Persona');
  await screen.getByLabelText('Apellidos').fill('Pérez Gil');
  await screen.getByRole('button', { name: 'Venezuela' }).first().click();
  await screen.getByLabelText('Calle').fill('Calle del Ejemplo');
  await screen.getByLabelText('Ciudad').fill('Madrid');
  await screen.getByLabelText('Código postal').fill('28001');
  await screen.getByLabelText('Teléfono', { exact: true }).fill('600 11 22 33');
}

test('a phone login with its dial code is shown with one +34 and fills an empty phone', async () => {
  const body = { login: '0034 600 000 001', loginCountry: '34', extra: {} };
  const { screen } = await open('aprobada', { faults: [{ call: 'getProfile', kind: 'answer', body }] });
  await expect.element(screen.getByText('Registro para +34 600 000 001')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Prefijo del país: España, +34' })).toBeVisible();
  await expect.element(screen.getByLabelText('Teléfono', { exact: true })).toHaveValue('600000001');
});

test('Enter in the list of dial codes sends no form, also without a match', async () => {
  const { screen, saves } = await open('aprobada');
  await screen.getByLabelText('Ciudad').fill('Sevilla');
  await screen.getByRole('button', { name: /^Prefijo del país/ }).click();
  await screen.getByLabelText('Buscar país o prefijo').fill('venezuelaa');
  await expect.element(screen.getByText('Ningún país coincide con la búsqueda.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('Ningún país coincide con la búsqueda.')).not.toBeInTheDocument();
  expect(saves()).toEqual([]);
});

test('saving needs every required field, then sends all new values', { tags: 'core' }, async () => {
  const app = await open('cuenta-nueva');
  const { screen, save, saves } = app;
  await expect.element(screen.getByText(/Para guardar faltan: nombre, apellidos/)).toBeVisible();
  await complete(app);
  await expect.element(save).toBeEnabled();
  await screen.getByLabelText('Ciudad').fill('  ');
  await expect.element(save).toBeDisabled();
  await screen.getByLabelText('Ciudad').fill('Madrid');
  await save.click();
  await expect.element(screen.getByText('Datos guardados')).toBeVisible();
  await expect.element(screen.getByText('Tu perfil ha sido actualizado.')).toBeVisible();
  expect(saves()).toEqual([
    {
      name: { first: 'Nueva Persona', surnames: 'Pérez Gil' },
      address: {
        street: 'Calle del Ejemplo',
        city: 'Madrid',
        postcode: '28001',
        // That of the connection.
        country: countryId('ES'),
      },
      extra: {
        countryBirth: expect.any(Number) as number,
        telephoneCountry: '+34',
        telephoneNumber: '600112233',
        email: 'nueva@turpial.example',
      },
    },
  ]);
  // A complete new profile starts a review.
  await expect.element(screen.getByText(REVIEW)).toBeVisible();
  await expect.element(screen.getByLabelText('Nombres')).toBeDisabled();
});

test('only changes are sent; a cleared field becomes null', { tags: 'core' }, async () => {
  const { screen, save, saves } = await open('aprobada');
  await screen.getByLabelText('Nombres').fill('María José');
  await screen.getByLabelText('Piso / puerta').fill('');
  const button = save.element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.element(screen.getByText('Datos guardados')).toBeVisible();
  expect(saves()).toEqual([
    {
      name: { first: 'María José' },
      address: { flatDoor: null },
      extra: { telephoneCountry: '+34', telephoneNumber: '600000010', email: 'maria@turpial.example' },
    },
  ]);
  await expect.element(screen.getByLabelText('Nombres')).toHaveValue('María José');
  // Nothing of what was typed is left for a reload.
  await expect.poll(() => sessionStorage.getItem(draftKeys.profile)).toBeNull();
});

test('an international phone typed by hand is saved with its dial code', async () => {
  const { screen, save, saves } = await open('aprobada');
  const phone = screen.getByLabelText('Teléfono', { exact: true });
  await phone.click();
  await userEvent.keyboard('{Control>}a{/Control}+34');
  await expect.element(phone).toHaveValue('+34');
  await userEvent.keyboard('{Backspace}{Backspace}584');
  await expect.element(phone).toHaveValue('4');
  await expect
    .element(screen.getByRole('button', { name: 'Prefijo del país: Venezuela, +58' }))
    .toBeVisible();
  await userEvent.keyboard('121234567');
  await expect.element(phone).toHaveValue('4121234567');
  await expect.element(phone).toHaveFocus();
  await userEvent.keyboard('{Home}+34{Enter}');
  await expect.element(screen.getByText('Datos guardados')).toBeVisible();
  await expect.element(save).toBeVisible();
  expect(saves()).toEqual([
    {
      extra: { telephoneCountry: '+34', telephoneNumber: '4121234567', email: 'maria@turpial.example' },
    },
  ]);
});

test.each([
  ['+999123456', '999123456'],
  ['00999123456', '999123456'],
  ['+999600123', '999600123'],
])(
  '%s has a dial code of no country, and is refused; with one it is the number %s',
  async (typed, number) => {
    const { screen, save } = await open('aprobada');
    const phone = screen.getByLabelText('Teléfono', { exact: true });
    await phone.click();
    await userEvent.keyboard(`{Control>}a{/Control}${typed}`);
    await expect.element(phone).toHaveValue(typed);
    await expect.element(phone).toHaveAccessibleDescription(/prefijo/);
    await expect.element(save).toBeDisabled();
    await screen.getByRole('button', { name: /^Prefijo del país/ }).click();
    await screen.getByRole('option', { name: /España/ }).click();
    await expect.element(phone).toHaveValue(number);
  },
);

test('after saving, the profile is read again and the session refreshed', async () => {
  const { screen, save, sandbox } = await open('aprobada');
  sandbox.clearLog();
  await screen.getByLabelText('Nombres').fill('María José');
  await save.click();
  await expect.element(screen.getByText('Datos guardados')).toBeVisible();
  await expect
    .poll(() => sandbox.log().map(({ call }) => call))
    .toEqual(expect.arrayContaining(['updateProfile', 'getProfile', 'refreshSession']));
});

test('in review, everything is locked and explained', async () => {
  const { screen, save } = await open('en-revision');
  await expect.element(screen.getByText('Información')).toBeVisible();
  await expect.element(screen.getByText(REVIEW)).toBeVisible();
  await expect.element(save).toBeDisabled();
  for (const field of screen.getByRole('textbox').elements()) expect(field).toBeDisabled();
  for (const field of screen.getByRole('combobox').elements()) expect(field).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Venezuela' }).first()).toBeDisabled();
});

test.each([
  ['en-revision', 'button', 'Enviar dinero', 'Estamos revisando tus datos.'],
  ['en-revision', 'link', 'Mis envíos', 'Estamos revisando tus datos.'],
  ['cuenta-nueva', 'button', 'Enviar dinero', 'Completa tus datos y guárdalos.'],
] as const)('%s: %s %s of the menu says why one cannot send yet', async (scenario, role, name, why) => {
  const { screen } = await open(scenario);
  await screen.getByRole('button', { name: 'Menú' }).click();
  await screen.getByRole('banner').getByRole(role, { name }).click();
  await expect.element(screen.getByText('Todavía no puedes enviar')).toBeVisible();
  await expect.element(screen.getByText(`${why} Cuando estén aprobados, podrás enviar.`)).toBeVisible();
});

test('typing replaces the chosen country, and Enter takes the first match without saving', async () => {
  const { screen, sandbox } = await open('aprobada');
  const residence = screen.getByRole('combobox', { name: 'País de residencia' });
  await expect.element(residence).toHaveValue('España');
  await residence.click();
  await userEvent.keyboard('peru{Enter}');
  await expect.element(residence).toHaveValue('Perú');
  await residence.click();
  await userEvent.keyboard('zzz{Enter}');
  await expect.element(screen.getByText('Sin coincidencias')).toBeVisible();
  expect(callsTo({ sandbox }, 'updateProfile')).toBe(0);
});

test('while it is being saved, the form says so and cannot be changed', async () => {
  const { screen, save, sandbox } = await open('aprobada', {
    faults: [{ call: 'updateProfile', kind: 'hold' }],
  });
  await screen.getByLabelText('Ciudad').fill('Getafe');
  await save.click();
  await expect.element(screen.getByRole('button', { name: 'Guardando…' })).toBeDisabled();
  await expect.element(screen.getByLabelText('Calle')).toHaveAttribute('readonly');
  await expect.element(screen.getByRole('combobox', { name: 'País de residencia' })).toBeDisabled();
  await isPaused({ sandbox });
  sandbox.release();
  await expect.element(screen.getByText('Datos guardados')).toBeVisible();
  await expect.element(screen.getByLabelText('Ciudad')).toHaveValue('Getafe');
  await expect.element(screen.getByLabelText('Calle')).not.toHaveAttribute('readonly');
  await expect.element(save).toBeEnabled();
});

test('the page works without the countries and without the country of the connection', async () => {
  const refused = { kind: 'status', status: 403, body: {} } as const;
  const { screen, sandbox } = await open('cuenta-nueva', {
    faults: [
      { call: 'listCountries', ...refused },
      { call: 'ipCountry', ...refused },
    ],
  });
  await expect.element(screen.getByPlaceholder('No hay países').first()).toBeVisible();
  await screen.getByLabelText('Nombres').fill('Ana');
  sandbox.change({ faults: [] });
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(screen.getByPlaceholder('Selecciona país').first()).toBeEnabled();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText('Nombres')).toHaveValue('Ana');
});

test('a profile that failed to load can be loaded again', async () => {
  const { screen, sandbox } = await renderApp({
    scenario: scenarioOf('aprobada', {
      faults: [{ call: 'getProfile', kind: 'status', status: 403, body: {} }],
    }),
    path: '/mis-datos',
  });
  await expect.element(screen.getByText('No pudimos cargar tus datos')).toBeVisible();
  sandbox.change({ faults: [] });
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(screen.getByLabelText('Nombres')).toHaveValue('María Gabriela');
});

test('input is restored after leaving and coming back, and deleted by a logout', async () => {
  const { screen, location } = await open('aprobada');
  await screen.getByLabelText('Nombres').fill('Otra');
  await screen.getByRole('link', { name: 'Enviar ahora!' }).click();
  await arrivesAt(location, '/envia1');
  await screen.getByRole('button', { name: 'Menú' }).click();
  await screen.getByRole('link', { name: 'Mis datos' }).click();
  await expect.element(screen.getByLabelText('Nombres')).toHaveValue('Otra');
  await logOut({ screen });
  await arrivesAt(location, '/iniciar');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Otra');
});

// Any 2xx saves, also one whose body is not JSON.
test('a draft keeps what was typed, and no data that are corrected meanwhile', async () => {
  const { screen, sandbox, load } = await open('aprobada');
  await screen.getByLabelText('Ciudad').fill('Soria');
  const [user] = sandbox.users().filter(({ login }) => login === 'maria@turpial.example');
  const profile = user?.profile.replace(/"street":"[^"]*"/, '"street":"Calle Mayor"') ?? '';
  sandbox.updateUser('maria@turpial.example', { profile });
  load();
  await expect.element(screen.getByLabelText('Ciudad')).toHaveValue('Soria');
  await expect.element(screen.getByLabelText('Calle')).toHaveValue('Calle Mayor');
});

test('what was saved stays on the page even if it cannot be read again', async () => {
  const { screen, sandbox, save } = await open('aprobada', {
    faults: [{ call: 'updateProfile', kind: 'malformed', times: 1 }],
  });
  const door = screen.getByLabelText('Piso / puerta');
  await expect.element(door).not.toHaveValue('');
  sandbox.fault({ call: 'getProfile', kind: 'status', status: 503, body: {} });
  await door.fill('');
  await screen.getByLabelText('Ciudad').fill('Soria');
  await save.click();
  await expect.element(screen.getByText('Datos guardados')).toBeVisible();
  await expect.poll(() => sandbox.log().at(-1)?.call).toBe('refreshSession');
  await expect.element(screen.getByLabelText('Ciudad')).toHaveValue('Soria');
  await expect.element(door).toHaveValue('');
  await expect.element(screen.getByLabelText('Apellidos')).not.toHaveValue('');
  await expect.element(screen.getByText('Registro para maria@turpial.example')).toBeVisible();
  const saved = sandbox.users().find(({ login }) => login === 'maria@turpial.example');
  expect(saved?.profile).toContain('Soria');
});
