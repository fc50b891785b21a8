import { expect, test } from 'vitest';
import { openForm } from '../support/beneficiaryForm';
import { bodiesOf } from '../support/calls';
import { arrivesAt } from '../support/hands';
import { openHistory } from '../support/openHistory';
import { openLogin } from '../support/openLogin';
import { renderApp } from '../support/renderApp';

/** A text as chats and documents hand it over: marks that nobody sees, other blanks and hyphens, accents apart. */
function marked(text: string): string {
  const apart = text.normalize('NFD').replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');
  return `\u202a\u2068${apart.slice(0, 2)}\u200b\u200e\u00ad\u2060${apart.slice(2)}\u2069\u202c`;
}

test.each([
  ['maria@turpial.example', 'loginType=1&login=maria%40turpial.example'],
  ['+34 600-000 001', 'loginType=2&loginCountry=%2B34&phone=600000001'],
])('the login sends %s without marks', async (contact, query) => {
  const { contact: field, next, location } = await openLogin();
  await field.fill(marked(contact));
  await next.click();
  await arrivesAt(location, `/iniciar/password?${query}`);
});

test('the personal data are sent without marks', async () => {
  const app = await renderApp({ scenario: 'aprobada', path: '/mis-datos' });
  const { screen } = app;
  const typed = {
    Nombres: 'José Ángel',
    Apellidos: 'Núñez-Peña',
    Calle: 'Calle de Muñoz',
    Número: '12-B',
    'Piso / puerta': '3 º',
    Ciudad: 'Logroño',
    'Código postal': '26001',
    Teléfono: '600 112-233',
  };
  for (const [label, text] of Object.entries(typed))
    await screen.getByLabelText(label, { exact: true }).fill(marked(text));
  await screen.getByPlaceholder('Barrio, urbanización, referencia').fill(marked('Barrio Yagüe'));
  const email = screen.getByLabelText('Correo electrónico', { exact: true });
  await email.fill(marked('jose@turpial.example'));
  await expect.element(email).toHaveValue('jose@turpial.example');
  const country = screen.getByRole('combobox', { name: 'País de nacimiento' });
  await country.fill(marked('perú'));
  await screen.getByRole('option', { name: 'Perú' }).click();
  await screen.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(screen.getByText('Datos guardados')).toBeVisible();
  expect(bodiesOf(app, 'updateProfile').at(-1)).toMatchObject({
    name: { first: 'José Ángel', surnames: 'Núñez-Peña' },
    address: {
      street: 'Calle de Muñoz',
      houseNo: '12-B',
      flatDoor: '3 º',
      address2: 'Barrio Yagüe',
      city: 'Logroño',
      postcode: '26001',
    },
    extra: { telephoneNumber: '600112233' },
  });
});

test('the data of a beneficiary are sent without marks', async () => {
  const app = await openForm('Pago móvil');
  const { screen, save } = app;
  await screen.getByLabelText('Alias').fill(marked('Tía Inés'));
  await screen.getByLabelText('Titular').fill(marked('Inés Núñez'));
  await screen.getByRole('combobox', { name: 'Banco' }).fill(marked('banesco'));
  await screen.getByRole('option', { name: '0134 · Banesco' }).click();
  await screen.getByRole('textbox', { name: 'Cédula' }).fill(marked('V-12.345.678'));
  await screen.getByLabelText('Teléfono').fill(marked('0412-123 45 67'));
  await save.click();
  await expect
    .poll(() => bodiesOf(app, 'saveBeneficiary').at(-1))
    .toMatchObject({
      paymentDetails: {
        alias: 'Tía Inés',
        titular: 'Inés Núñez',
        banco: '0134',
        cedula: 'V12345678',
        telefono: '04121234567',
      },
    });
});

test('the searches find a text with marks', async () => {
  const { screen } = await openHistory();
  await screen.getByRole('searchbox').fill(marked('tío ramón'));
  await expect.element(screen.getByText('Se muestran 5')).toBeVisible();
});
