import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { toastLog } from '@/lib/toastLog';
import {
  addMobile,
  askToDelete,
  choose,
  fillMobile,
  openEdit,
  openForm,
  openStepTwo,
} from '../support/beneficiaryForm';
import { LOGIN } from '../support/confirming';
import { renderApp } from '../support/renderApp';
import { resize } from '../support/window';

test.each([
  [1440, 4],
  [1920, 4],
  [1280, 3],
  [390, 1],
])('in a window of %i px the saved beneficiaries are in %i columns', async (width, columns) => {
  await resize(width, 900);
  const { screen } = await openStepTwo();
  await expect.element(screen.getByRole('radio').nth(columns)).toBeVisible();
  const tops = () =>
    screen
      .getByRole('radio')
      .elements()
      .map((radio) => radio.getBoundingClientRect().top);
  await expect.poll(() => tops().filter((top, _, [first]) => top === first)).toHaveLength(columns);
});

test('radios and the list of first letters are drawn by the app, not the browser', async () => {
  const { screen } = await openForm('Pago móvil');
  const drawn = (element: Element) => getComputedStyle(element).appearance;
  for (const radio of screen.getByRole('radio').elements()) expect(drawn(radio)).toBe('none');
  expect(drawn(screen.getByRole('combobox', { name: 'Cédula: primer carácter' }).element())).toBe('none');
});

test('a list that fails to load counts as empty, says so and can be retried', async () => {
  const { screen, sandbox } = await openStepTwo({
    faults: [{ call: 'listBeneficiaries', kind: 'status', status: 403, body: { error: 'Cuenta en pausa.' } }],
  });
  await expect.element(screen.getByText('Error', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Cuenta en pausa.')).toBeVisible();
  await expect.element(screen.getByText('Selecciona el método')).toBeVisible();
  sandbox.change({ faults: [] });
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(screen.getByRole('radio', { name: /Mamá/ })).toBeVisible();
});

test('the method is asked first', async () => {
  const { screen } = await openStepTwo();
  await screen.getByRole('tab', { name: 'Nuevo' }).click();
  await screen.getByRole('button', { name: 'Guardar beneficiario' }).click();
  await expect.element(screen.getByRole('alert').getByText('Selecciona el método')).toBeVisible();
  await expect.element(screen.getByRole('alert').getByText('Elige un tipo de pago.')).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: 'Pago móvil' })).toHaveFocus();
});

test('an invalid field is named, explained and focused, and no input is lost', async () => {
  const { screen, save, sandbox } = await openForm('Pago móvil');
  const before = sandbox.beneficiaries(LOGIN).length;
  await fillMobile(screen);
  await screen.getByLabelText('Teléfono').fill('0412-123');
  await save.click();
  await expect.element(screen.getByText('Campo inválido: Teléfono')).toBeVisible();
  await expect.element(screen.getByLabelText('Teléfono')).toHaveFocus();
  await expect
    .element(screen.getByLabelText('Teléfono'))
    .toHaveAccessibleDescription('Debe tener exactamente 11 dígitos. Ejemplo: 0414 123 4567');
  expect(screen.getByText('Debe tener exactamente 11 dígitos.').elements()).toHaveLength(1);
  await expect.element(screen.getByLabelText('Titular')).toHaveValue('Luisa Márquez');
  const document = screen.getByRole('textbox', { name: 'Cédula' });
  await expect.element(document).toHaveAccessibleDescription('Ejemplo: 12.345.678');
  await document.fill('12');
  // By itself it would close after 10 s, and on a phone it lies over the fields.
  const told = () => toastLog.get().find(({ title }) => title === 'Campo inválido: Teléfono');
  await expect.poll(told, { timeout: 5000 }).toHaveProperty('dismissedAt');
  // The error that appears on leaving pushes the button out from under this press.
  await save.click({ position: { x: 40, y: 4 } });
  await expect.element(document).toHaveFocus();
  await expect
    .element(document)
    .toHaveAccessibleDescription('Debe tener entre 6 y 8 dígitos. Ejemplo: 12.345.678');
  expect(sandbox.beneficiaries(LOGIN)).toHaveLength(before);
});

test('a combo box accepts only its options', async () => {
  const { screen, save } = await openForm('Pago móvil');
  await screen.getByLabelText('Alias').fill('Prima Luisa');
  await screen.getByLabelText('Titular').fill('Luisa Márquez');
  await save.click();
  await expect.element(screen.getByText('Campo inválido: Banco')).toBeVisible();
  await expect
    .element(screen.getByRole('combobox', { name: 'Banco' }))
    .toHaveAccessibleDescription('Selecciona una opción válida.');
  await screen.getByRole('combobox', { name: 'Banco' }).click();
  await userEvent.keyboard('merc{Enter}');
  await expect.element(screen.getByRole('combobox', { name: 'Banco' })).toHaveValue('0105 · Mercantil');
});

test('saving adds the beneficiary once and selects it', { tags: 'core' }, async ({ signal }) => {
  const { screen, save, sandbox } = await openForm('Pago móvil');
  await fillMobile(screen);
  const button = save.element() as HTMLButtonElement;
  const focused: unknown[] = [];
  document.addEventListener('focusin', ({ target }) => focused.push(target), { signal });
  button.click();
  button.click();
  await expect.element(screen.getByText('Guardado', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: /Prima Luisa/ })).toBeChecked();
  await expect.element(screen.getByRole('heading', { name: 'Resumen' })).toHaveFocus();
  await expect.element(screen.getByRole('heading', { name: 'Resumen' })).toBeInViewport();
  // Nothing on the way took the focus, and with it the view.
  expect(focused).toEqual([screen.getByRole('heading', { name: 'Resumen' }).element()]);
  const saved = sandbox
    .beneficiaries(LOGIN)
    .filter(({ paymentDetails }) => paymentDetails.includes('Prima Luisa'));
  expect(saved).toHaveLength(1);
  expect(JSON.parse(saved[0]?.paymentDetails ?? '{}')).toEqual({
    alias: 'Prima Luisa',
    titular: 'Luisa Márquez',
    banco: '0134',
    cedula: 'V12345678',
    telefono: '04121234567',
  });
});

test('each new one brings the summary into view; a choice from the list does not', async () => {
  const { screen, save } = await openForm('Pago móvil');
  const summary = screen.getByRole('heading', { name: 'Resumen' });
  for (const alias of ['Prima Luisa', 'Tía Nena']) {
    await addMobile(screen, alias);
    await save.click();
    await expect.element(summary).toHaveFocus();
    await expect.element(summary).toBeInViewport();
  }
  await screen.getByRole('button', { name: 'Cambiar beneficiario' }).click();
  await screen.getByRole('radio', { name: /Mamá/ }).click();
  await screen.getByRole('button', { name: 'Cambiar beneficiario' }).click();
  await screen.getByRole('radio', { name: /Tía Nena/ }).click();
  await expect.element(screen.getByRole('region', { name: 'Resumen' })).toHaveTextContent('Tía Nena');
  await expect.element(screen.getByRole('radio', { name: /Tía Nena/ })).toHaveFocus();
});

test('a pasted document changes the selected first letter', async () => {
  const { screen } = await openForm('Pago móvil');
  await screen.getByRole('textbox', { name: 'Cédula' }).fill('e81234567');
  await expect.element(screen.getByLabelText('Cédula: primer carácter')).toHaveValue('E');
  await expect.element(screen.getByRole('textbox', { name: 'Cédula' })).toHaveValue('81234567');
  await screen.getByRole('textbox', { name: 'Cédula' }).fill('V-12.345.678');
  await expect.element(screen.getByLabelText('Cédula: primer carácter')).toHaveValue('V');
  await expect.element(screen.getByRole('textbox', { name: 'Cédula' })).toHaveValue('12345678');
});

test('a field has an example before anybody erred, and what is typed in another form is read', async () => {
  const { screen, save } = await openForm('Pago móvil');
  const phone = screen.getByLabelText('Teléfono');
  await expect.element(phone).toHaveAccessibleDescription('Ejemplo: 0414 123 4567');
  await expect.element(screen.getByText(/Debe tener/)).not.toBeInTheDocument();
  await fillMobile(screen);
  await phone.fill('+58 414 765 4321');
  await screen.getByLabelText('Titular').click();
  await expect.element(phone).toHaveValue('04147654321');
  await phone.fill('58 424 7654321');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Guardado', { exact: true })).toBeVisible();
  await expect.element(save).not.toBeInTheDocument();
  await expect.element(screen.getByText('0424 765 4321').first()).toBeVisible();
});

test('an account number shows its bank; doubtful check digits warn but do not block', async () => {
  const { screen, save, sandbox } = await openForm('Transferencia bancaria');
  await screen.getByLabelText('Número de cuenta').fill('0134 0000 01-0000000002');
  await expect.element(screen.getByLabelText('Número de cuenta')).toHaveValue('01340000010000000002');
  await expect.element(screen.getByText('0134 · Banesco', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/los dígitos de control no coinciden/)).toBeVisible();
  await screen.getByLabelText('Alias').fill('Tía Olga');
  await screen.getByLabelText('Titular').fill('Olga Gil');
  await screen.getByRole('textbox', { name: 'Cédula o RIF' }).fill('1234567');
  await choose(screen, 'Banco', '0134 · Banesco');
  await choose(screen, 'Tipo de cuenta', 'Ahorro');
  await save.click();
  await expect.element(screen.getByRole('radio', { name: /Tía Olga/ })).toBeChecked();
  expect(
    sandbox
      .beneficiaries(LOGIN)
      .some(({ paymentDetails }) => paymentDetails.includes('01340000010000000002')),
  ).toBe(true);
});

test('editing starts with the saved values and changes that beneficiary', async () => {
  const { screen, sandbox } = await openStepTwo();
  const before = sandbox.beneficiaries(LOGIN).length;
  await openEdit(screen, 'Mamá');
  await expect
    .element(screen.getByRole('combobox', { name: 'Banco' }))
    .toHaveValue('0102 · Banco de Venezuela');
  await screen.getByLabelText('Alias').fill('Mami');
  await screen.getByRole('button', { name: 'Guardar beneficiario' }).click();
  await expect.element(screen.getByRole('radio', { name: /Mami/ })).toBeVisible();
  await expect.element(screen.getByText('Beneficiario no seleccionado')).toBeVisible();
  expect(sandbox.beneficiaries(LOGIN)).toHaveLength(before);
});

test('editing and creating keep separate input', async () => {
  const { screen } = await openForm('Pago móvil');
  await screen.getByRole('textbox', { name: 'Alias' }).fill('Prima Luisa');
  await screen.getByRole('tab', { name: 'Seleccionar guardado' }).click();
  await openEdit(screen, 'Mamá');
  await screen.getByRole('textbox', { name: 'Alias' }).fill('Mami');
  await screen.getByRole('tab', { name: 'Nuevo' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Alias' })).toHaveValue('Prima Luisa');
  await screen.getByRole('tab', { name: 'Editar' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Alias' })).toHaveValue('Mami');
  await screen.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(screen.getByRole('radio', { name: /Mamá/ })).toBeVisible();
  await expect.element(screen.getByRole('tab', { name: 'Editar' })).not.toBeInTheDocument();
});

test('deleting asks first and clears the selection', async () => {
  const { screen, sandbox } = await openStepTwo();
  const before = sandbox.beneficiaries(LOGIN).length;
  await screen.getByRole('radio', { name: /Mamá/ }).click();
  const { cancel, remove } = await askToDelete(screen, 'Mamá');
  await cancel.click();
  expect(sandbox.beneficiaries(LOGIN)).toHaveLength(before);
  await screen.getByRole('button', { name: 'Eliminar Mamá' }).click();
  await remove.click();
  await expect.element(screen.getByText('Beneficiario no seleccionado')).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: /Mamá/ })).not.toBeInTheDocument();
  expect(sandbox.beneficiaries(LOGIN)).toHaveLength(before - 1);
});

test('a failed deletion keeps the beneficiary and shows the reason', async () => {
  const { screen } = await openStepTwo({
    faults: [
      {
        call: 'deleteBeneficiary',
        kind: 'status',
        status: 409,
        body: { message: 'Tiene un envío en curso.' },
      },
    ],
  });
  const { remove } = await askToDelete(screen, 'Mamá');
  await remove.click();
  await expect.element(screen.getByText('Tiene un envío en curso.')).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: /Mamá/ })).toBeVisible();
});

test('a press shows only the chosen one with the next step; an arrow key moves the choice', async () => {
  await resize(360, 640);
  const { screen } = await openStepTwo();
  const radios = screen.getByRole('radio');
  const confirm = screen.getByRole('button', { name: 'Confirmar' });
  await expect.element(radios.first()).toBeVisible();
  const all = radios.elements().length;
  (radios.first().element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('radio', { name: /Tío Ramón/ })).toBeChecked();
  expect(radios.elements()).toHaveLength(all);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => radios.elements().length).toBe(1);
  await expect.element(radios).toHaveFocus();
  await screen.getByRole('button', { name: 'Cambiar beneficiario' }).click();
  await expect.element(screen.getByRole('radio', { name: /Tío Ramón/ })).toHaveFocus();
  await screen.getByRole('radio', { name: /Daniela/ }).click();
  await expect.poll(() => radios.elements().length).toBe(1);
  await expect.element(radios).toBeInViewport();
  await expect.element(confirm).toBeInViewport();
  await expect.element(confirm).toHaveAccessibleDescription(/→.*Daniela/);
});

test('500 beneficiaries can be searched by any word, and only a few are rendered', async () => {
  const { screen } = await renderApp({ scenario: 'datos-grandes', path: '/envia2' });
  await expect.element(screen.getByText('500 guardados')).toBeVisible();
  await expect.poll(() => screen.getByRole('radio').elements().length).toBeLessThan(40);
  await screen.getByLabelText('Buscar beneficiario').fill('felix fuentes');
  await expect.element(screen.getByText(/ de 500 guardados/)).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: /Félix/ }).first()).toBeVisible();
});

test('the arrow keys reach every item of a long list', async () => {
  const { screen } = await renderApp({ scenario: 'datos-grandes', path: '/envia2' });
  // The visible rows replace the first cards.
  await expect.element(screen.getByRole('radio').first()).toBeVisible();
  await expect.poll(() => screen.getByRole('radio').elements().length).toBeLessThan(40);
  (screen.getByRole('radio').first().element() as HTMLElement).focus();
  for (let step = 1; step < 9; step += 1) await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.getAttribute('aria-posinset')).toBe('9');
});
