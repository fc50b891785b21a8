import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { draftKeys } from '@/lib/storage';
import { fillMobile, openForm, openStepTwo } from '../support/beneficiaryForm';
import { LOGIN } from '../support/confirming';

test('a save whose answer was lost, repeated after a reload, makes one row', async () => {
  const { screen, sandbox, save, load } = await openForm('Pago móvil', {
    faults: [{ call: 'saveBeneficiary', kind: 'lost', times: 1 }],
  });
  const before = sandbox.beneficiaries(LOGIN).length;
  await fillMobile(screen);
  await save.click();
  await expect.element(screen.getByText('Error', { exact: true })).toBeVisible();
  load();
  await expect.element(screen.getByLabelText('Alias')).toHaveValue('Prima Luisa');
  await save.click();
  await expect.element(screen.getByText('Guardado', { exact: true })).toBeVisible();
  expect(sandbox.beneficiaries(LOGIN)).toHaveLength(before + 1);
});

test('a stored key that no header may carry is made anew', async () => {
  const { screen, sandbox, save, load } = await openForm('Pago móvil', {
    faults: [{ call: 'saveBeneficiary', kind: 'lost', times: 1 }],
  });
  await fillMobile(screen);
  await save.click();
  await expect.element(screen.getByText('Error', { exact: true })).toBeVisible();
  const [lost] = sandbox.log().filter(({ call }) => call === 'saveBeneficiary');
  const key = lost?.requestHeaders['idempotency-key'] ?? '';
  const stored = sessionStorage.getItem(draftKeys.beneficiary) ?? '';
  expect(stored).toContain(key);
  sessionStorage.setItem(draftKeys.beneficiary, stored.replace(key, `${key}→`));
  load();
  await expect.element(screen.getByLabelText('Alias')).toHaveValue('Prima Luisa');
  await save.click();
  await expect.element(screen.getByText('Guardado', { exact: true })).toBeVisible();
});

test('a method changed after the input survives a reload', async () => {
  const { screen, load } = await openForm('Pago móvil');
  await screen.getByLabelText('Alias').fill('Prima Luisa');
  await screen.getByRole('radio', { name: 'Transferencia bancaria' }).click();
  load();
  await expect.element(screen.getByLabelText('Alias')).toHaveValue('Prima Luisa');
  await expect.element(screen.getByRole('radio', { name: 'Transferencia bancaria' })).toBeChecked();
});

test('a reload opens the newest of a chosen beneficiary and a new one', async () => {
  // The window's history has the choice at once, the memory history after the next render.
  const { screen, load } = await openForm('Pago móvil', {}, 'browser');
  const create = screen.getByRole('tab', { name: 'Nuevo' });
  const select = screen.getByRole('tab', { name: 'Seleccionar guardado' });
  await screen.getByLabelText('Alias').fill('Prima');
  await select.click();
  await screen.getByRole('radio', { name: /Daniela/ }).click();
  load();
  await expect.element(screen.getByRole('radio', { name: /Daniela/ })).toBeChecked();
  await expect.element(select).toHaveAttribute('aria-selected', 'true');
  await create.click();
  await expect.element(screen.getByLabelText('Alias')).toHaveValue('Prima');
  await screen.getByLabelText('Alias').fill('Prima Luisa');
  load();
  await expect.element(create).toHaveAttribute('aria-selected', 'true');
});

test('the press of a method leads to its first empty field; a key only chooses', async () => {
  const { screen } = await openForm('Pago móvil');
  const transfer = screen.getByRole('radio', { name: 'Transferencia bancaria' });
  await expect.element(screen.getByLabelText('Alias')).toHaveFocus();
  await screen.getByLabelText('Alias').fill('Prima Luisa');
  (screen.getByRole('radio', { name: 'Pago móvil' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByLabelText('Número de cuenta')).toBeVisible();
  await expect.element(transfer).toHaveFocus();
  await screen.getByRole('tabpanel').getByText('Pago móvil').click();
  await expect.element(screen.getByLabelText('Titular')).toHaveFocus();
});

test('fields that load after the user has moved on take no focus', async () => {
  const { screen, sandbox } = await openStepTwo({
    faults: [{ call: 'listFieldConfigurations', kind: 'hold' }],
  });
  await screen.getByRole('tab', { name: 'Nuevo' }).click();
  await screen.getByRole('radio', { name: 'Pago móvil' }).click();
  await screen.getByRole('button', { name: 'Pegar datos' }).click();
  const message = screen.getByLabelText('Mensaje con los datos');
  await expect.element(message).toHaveFocus();
  sandbox.release('listFieldConfigurations');
  await expect.element(screen.getByLabelText('Alias')).toBeVisible();
  await expect.element(message).toHaveFocus();
});
