import { expect, test, vi } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';
import { requestLink } from '@/features/beneficiaries/paste/requestTemplate';
import { draftKeys } from '@/lib/storage';
import { renderApp } from '../support/renderApp';
import { countHands, pasteInto } from '../support/window';

const LOGIN = 'maria@turpial.example';

const COMPLETE = `Hola prima, van los datos del canario
Pago móvil
Banesco 0134
Titular: Rosa Elena Pérez
V-8.223.417
0414-0001122`;

async function open() {
  const app = await renderApp({ scenario: 'aprobada', path: '/envia2' });
  const { screen } = app;
  return {
    ...app,
    create: screen.getByRole('tab', { name: 'Nuevo' }),
    pasteData: screen.getByRole('button', { name: 'Pegar datos' }),
    box: screen.getByRole('textbox', { name: 'Mensaje con los datos' }),
    fromClipboard: screen.getByRole('button', { name: 'Pegar del portapapeles' }),
    save: screen.getByRole('button', { name: 'Guardar beneficiario' }),
  };
}

async function openPanel() {
  const app = await open();
  await app.create.click();
  await app.pasteData.click();
  await expect.element(app.box).toBeVisible();
  return app;
}

const hasInClipboard = (text: string) => vi.spyOn(navigator.clipboard, 'readText').mockResolvedValue(text);

const paste = (box: Locator, text: string) => pasteInto(box.element(), text);

test(
  'a complete message becomes a beneficiary in four presses, without typing',
  { tags: 'core' },
  async () => {
    hasInClipboard(COMPLETE);
    const { screen, sandbox, create, pasteData, fromClipboard, save } = await open();
    const before = sandbox.beneficiaries(LOGIN).length;
    const hands = countHands();
    await create.click();
    await pasteData.click();
    await fromClipboard.click();
    await expect.element(screen.getByText('No falta nada. Revisa los datos antes de guardar.')).toBeVisible();
    await expect.element(save).toHaveFocus();
    await save.click();
    await expect.element(screen.getByText('Guardado', { exact: true })).toBeVisible();
    expect(hands).toEqual({ presses: 4, keys: 0 });
    expect(sandbox.beneficiaries(LOGIN)).toHaveLength(before + 1);
    expect(JSON.parse(sandbox.beneficiaries(LOGIN).at(-1)?.paymentDetails ?? '{}')).toEqual({
      alias: 'Rosa Elena Pérez',
      titular: 'Rosa Elena Pérez',
      banco: '0134',
      cedula: 'V8223417',
      telefono: '04140001122',
    });
  },
);

test('filled fields are marked until the user changes them', async () => {
  const { screen, box } = await openPanel();
  paste(box, COMPLETE);
  await expect.element(screen.getByText('Del mensaje').nth(4)).toBeVisible();
  expect(screen.getByText('Del mensaje').elements()).toHaveLength(5);
  await screen.getByLabelText('Alias').fill('Mamá');
  await expect.poll(() => screen.getByText('Del mensaje').elements()).toHaveLength(4);
});

test('a paste beside typed data is read with them', async () => {
  const { screen, box } = await openPanel();
  await box.fill('Cédula V-8.223.417 ');
  expect(paste(box, 'Banesco')).toBe(true);
  await box.fill('Cédula V-8.223.417 pago móvil Banesco');
  await screen.getByRole('button', { name: 'Rellenar los campos' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Cédula' })).toHaveValue('8223417');
});

test('what is typed while the clipboard is read stays', async () => {
  let allow: (text: string) => void = () => undefined;
  vi.spyOn(navigator.clipboard, 'readText').mockReturnValue(new Promise((resolve) => (allow = resolve)));
  const { screen, box, fromClipboard } = await openPanel();
  await fromClipboard.click();
  await box.fill('Cédula V-8.223.417');
  allow(COMPLETE);
  await userEvent.keyboard('{End} y');
  await expect.element(box).toHaveValue('Cédula V-8.223.417 y');
  await expect.element(screen.getByText('Del mensaje')).not.toBeInTheDocument();
});

test('the form says what is missing', async () => {
  const { screen, box } = await openPanel();
  paste(box, 'pago móvil Banesco\nV-8.223.417');
  await expect.element(screen.getByText('Te faltan: Alias, Titular, Teléfono.')).toBeVisible();
  await expect.element(screen.getByLabelText('Alias')).toHaveFocus();
  await screen.getByLabelText('Alias').fill('Mamá');
  await expect.element(screen.getByText('Te faltan: Titular, Teléfono.')).toBeVisible();
});

test('a message that was read leaves one line with its undo, unless it has nothing for the form', async () => {
  const { screen, box } = await openPanel();
  await screen.getByRole('radio', { name: 'Efectivo a domicilio' }).click();
  await expect.element(screen.getByLabelText('Dirección')).toBeVisible();
  paste(box, 'pago móvil');
  await expect.element(screen.getByText(/No encontramos datos seguros/)).toBeVisible();
  await expect.element(box).toBeVisible();
  paste(box, COMPLETE);
  await expect.element(box).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Cerrar', exact: true })).not.toBeInTheDocument();
  const line = screen.getByRole('region', { name: 'Pegar datos' });
  await expect.element(line).toHaveTextContent(/^No falta nada. Revisa los datos antes de guardar.Deshacer$/);
});

test('typed values stay unless the user asks for those of the message', async () => {
  const { screen, box } = await openPanel();
  await screen.getByRole('radio', { name: 'Pago móvil' }).click();
  await screen.getByLabelText('Teléfono').fill('04240009999');
  paste(box, COMPLETE);
  await expect
    .element(screen.getByText('Teléfono: dejamos lo que escribiste. El mensaje dice «04140001122».'))
    .toBeVisible();
  await expect.element(screen.getByLabelText('Teléfono')).toHaveValue('04240009999');
  await screen.getByRole('button', { name: 'Usar los datos del mensaje' }).click();
  await expect.element(screen.getByLabelText('Teléfono')).toHaveValue('04140001122');
});

test('undo restores the form, and keeps what was typed afterwards', async () => {
  const { screen, box } = await openPanel();
  await screen.getByRole('radio', { name: 'Transferencia bancaria' }).click();
  await screen.getByLabelText('Alias').fill('Mamá');
  paste(box, COMPLETE);
  await expect.element(screen.getByRole('radio', { name: 'Pago móvil' })).toBeChecked();
  await expect.element(screen.getByLabelText('Teléfono')).toHaveValue('04140001122');
  await screen.getByLabelText('Titular').fill('Rosa Pérez');
  await screen.getByRole('button', { name: 'Deshacer' }).click();
  await expect.element(screen.getByRole('radio', { name: 'Transferencia bancaria' })).toBeChecked();
  await expect.element(screen.getByLabelText('Alias')).toHaveValue('Mamá');
  await expect.element(screen.getByLabelText('Titular')).toHaveValue('Rosa Pérez');
  await expect.element(screen.getByRole('textbox', { name: 'Cédula o RIF' })).toHaveValue('');
  await expect.element(box).toHaveFocus();
});

test('without a method in the message the user chooses it, and the fields are filled', async () => {
  const { screen, box } = await openPanel();
  paste(box, 'V-8.223.417\n0414-0001122\nTitular: Rosa Elena Pérez');
  await expect.element(screen.getByText(/El mensaje no deja claro el método/)).toBeVisible();
  await screen.getByRole('radio', { name: 'Pago móvil' }).click();
  await expect.element(screen.getByLabelText('Teléfono')).toHaveValue('04140001122');
  await expect.element(screen.getByText('Te falta: Banco.')).toBeVisible();
  await expect.element(screen.getByRole('combobox', { name: 'Banco' })).toHaveFocus();
});

test('a message without data is told', async () => {
  const { screen, box } = await openPanel();
  paste(box, 'Hola, ¿cómo amanecieron?');
  await expect.element(screen.getByText(/No encontramos datos seguros en el mensaje/)).toBeVisible();
});

test('a refused clipboard is told, and the box gets the focus', async () => {
  vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  const { screen, box, fromClipboard } = await openPanel();
  await fromClipboard.click();
  await expect.element(screen.getByText(/No pudimos leer el portapapeles/)).toBeVisible();
  await expect.element(box).toHaveFocus();
});

test('reading a message asks the server for nothing but the fields, and stores no message', async () => {
  const { screen, sandbox, box } = await openPanel();
  const before = sandbox.log().length;
  paste(box, COMPLETE);
  await expect.element(screen.getByLabelText('Teléfono')).toHaveValue('04140001122');
  expect(
    sandbox
      .log()
      .slice(before)
      .map(({ call }) => call),
  ).toEqual(['listFieldConfigurations']);
  expect(sessionStorage.getItem(draftKeys.beneficiary)).toContain('04140001122');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('canario');
});

test('WhatsApp opens with the request, without data of anybody', async () => {
  const { screen } = await openPanel();
  await expect
    .element(screen.getByRole('link', { name: 'Pedir los datos por WhatsApp' }))
    .toHaveAttribute('href', requestLink);
});

test('Guardar with a message that was not read says what to do, and changes nothing', async () => {
  const { screen, sandbox, box, save } = await openPanel();
  const before = sandbox.beneficiaries(LOGIN).length;
  await box.fill(COMPLETE);
  await save.click();
  await expect.element(screen.getByText('Los campos no están rellenos', { exact: true })).toBeVisible();
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveAccessibleDescription(/pulsa «Rellenar los campos»\./);
  await expect.element(screen.getByText('Selecciona el método', { exact: true })).toBeInTheDocument();
  await screen.getByRole('button', { name: 'Rellenar los campos' }).click();
  await expect.element(screen.getByLabelText('Teléfono')).toHaveValue('04140001122');
  await expect.element(screen.getByText(/pulsa «Rellenar/)).not.toBeInTheDocument();
  await save.click();
  await expect.element(screen.getByText('Guardado', { exact: true })).toBeVisible();
  expect(sandbox.beneficiaries(LOGIN)).toHaveLength(before + 1);
});

test('a complete form is saved although a message was not read', async () => {
  const { screen, load, pasteData, box, save } = await openPanel();
  paste(box, COMPLETE);
  await expect.element(screen.getByLabelText('Teléfono')).toHaveValue('04140001122');
  load();
  await pasteData.click();
  await box.fill('gracias');
  await save.click();
  await expect.element(screen.getByText('Guardado', { exact: true })).toBeVisible();
});

test('a clipboard that the browser gives after the panel was closed changes nothing', async () => {
  let give: (text: string) => void = () => undefined;
  vi.spyOn(navigator.clipboard, 'readText').mockReturnValue(new Promise((resolve) => (give = resolve)));
  const { screen, fromClipboard, pasteData } = await openPanel();
  await fromClipboard.click();
  await screen.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(pasteData).toBeVisible();
  await screen.getByRole('radio', { name: 'Transferencia bancaria' }).click();
  give(COMPLETE);
  await screen.getByLabelText('Alias').fill('Mamá');
  await expect.element(screen.getByRole('radio', { name: 'Transferencia bancaria' })).toBeChecked();
  await expect.element(screen.getByLabelText('Titular')).toHaveValue('');
});

test('a message with a long line of asterisks is read, and a longer one is cut and told', async () => {
  const { screen, box } = await openPanel();
  paste(box, `${'*'.repeat(400)}\n${COMPLETE}`);
  await expect.element(screen.getByLabelText('Teléfono')).toHaveValue('04140001122');
  const told = screen.getByText('El mensaje es muy largo: leímos solo los primeros 3000 caracteres.');
  await expect.element(told).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Deshacer' }).click();
  paste(box, `${COMPLETE}\n${'*'.repeat(4000)}`);
  await expect.element(told).toBeVisible();
  await expect.element(screen.getByText('No falta nada. Revisa los datos antes de guardar.')).toBeVisible();
});

const FIRST = `Pago móvil Banco de Venezuela 0102
Cédula V-12.345.678, teléfono 0414-1234567
A nombre de Rosa Elena Pérez`;
const SECOND = 'Pago móvil Mercantil 0105\n0424-7654321\nPedro Luis Gómez';

test('a second message keeps what the user typed over the first one, and undo puts the first one back', async () => {
  const { screen, load, pasteData, box } = await openPanel();
  paste(box, FIRST);
  await expect.element(screen.getByLabelText('Teléfono')).toHaveValue('04141234567');
  await screen.getByLabelText('Alias').fill('Mi primo');
  load();
  await pasteData.click();
  await expect.element(screen.getByText('Del mensaje').nth(3)).toBeVisible();
  await expect.element(box).toBeVisible();
  paste(box, SECOND);
  await expect.element(screen.getByText('Te falta: Cédula.')).toBeVisible();
  await expect.element(screen.getByText(/dejamos lo que escribiste/)).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText('Titular')).toHaveValue('Pedro Luis Gómez');
  await expect.element(screen.getByRole('textbox', { name: 'Cédula' })).toHaveValue('');
  await expect.element(screen.getByLabelText('Teléfono')).toHaveValue('04247654321');
  await expect.element(screen.getByLabelText('Alias')).toHaveValue('Mi primo');
  await screen.getByRole('button', { name: 'Deshacer' }).click();
  await expect.element(screen.getByLabelText('Teléfono')).toHaveValue('04141234567');
  await expect.element(screen.getByRole('textbox', { name: 'Cédula' })).toHaveValue('12345678');
  await expect.element(screen.getByLabelText('Alias')).toHaveValue('Mi primo');
  await expect.element(screen.getByText('Del mensaje').nth(3)).toBeVisible();
});
