/** @module-tag all */
import { scenarioOf } from '@mocks/scenarios/presets/table';
import { countries } from '@mocks/server/seeds/countries';
import { fieldConfigurations, paymentMethods } from '@mocks/server/seeds/paymentMethods';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { EndpointName } from '@/api/endpoints';
import { renderApp } from '../support/renderApp';

/** Opens a page of an approved account while one of its lists contains each row twice. */
function open(path: string, call: EndpointName, rows: readonly unknown[]) {
  const faults = [{ call, kind: 'answer', body: [...rows, ...rows] }] as const;
  return renderApp({ scenario: scenarioOf('aprobada', { latencyMs: 0, faults }), path });
}

test('repeated countries are listed once, and the page works', async () => {
  const { screen } = await open('/mis-datos', 'listCountries', countries);
  await expect.element(screen.getByRole('heading', { name: 'Tus datos personales' })).toBeVisible();
  await screen.getByRole('combobox', { name: 'País de residencia' }).click();
  await userEvent.keyboard('portu');
  await expect.element(screen.getByRole('option', { name: 'Portugal' })).toBeVisible();
  expect(screen.getByRole('option', { name: 'Portugal' }).elements()).toHaveLength(1);
});

test.each([
  ['payment methods', 'listPaymentMethods', paymentMethods],
  ['fields', 'listFieldConfigurations', fieldConfigurations],
] as const)('repeated %s are shown once', async (_what, call, rows) => {
  const { screen } = await open('/envia2', call, rows);
  await screen.getByRole('tab', { name: 'Nuevo' }).click();
  await screen.getByRole('radio', { name: 'Pago móvil' }).click();
  await expect.element(screen.getByLabelText('Titular')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Pago móvil' }).elements()).toHaveLength(1);
  expect(screen.getByLabelText('Titular').elements()).toHaveLength(1);
});

test('repeated options are listed once', async () => {
  const banks = [
    { value: '0102', description: 'Venezuela' },
    { value: '0134', name: 'Banesco' },
    '0102',
    102,
    '102',
  ];
  const rows = [
    {
      fkPaymentMethod: 1,
      systemFieldName: 'banco',
      translatedFieldName: 'Banco',
      controlType: 'Combo box',
      helper: JSON.stringify(banks),
    },
  ];
  const { screen } = await open('/envia2', 'listFieldConfigurations', rows);
  await screen.getByRole('tab', { name: 'Nuevo' }).click();
  await screen.getByRole('radio', { name: 'Pago móvil' }).click();
  await screen.getByRole('combobox', { name: 'Banco' }).click();
  await expect.element(screen.getByRole('option', { name: 'Banesco' })).toBeVisible();
  expect(
    screen
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Venezuela', 'Banesco', '102']);
});

test('repeated beneficiaries are listed once', async () => {
  const rows = [{ id: 1, paymentMethodId: 1, paymentDetails: { alias: 'Mamá', telefono: '04140000001' } }];
  const { screen } = await open('/envia2', 'listBeneficiaries', rows);
  await expect.element(screen.getByRole('radio', { name: /Mamá/ })).toBeVisible();
  expect(screen.getByRole('radio', { name: /Mamá/ }).elements()).toHaveLength(1);
});

test('repeated exchanges are listed once', async () => {
  const rows = [
    { exchangeId: 'TRP-7', beneficiary: 'Mamá', amountSend: 20, inserted: '2026-07-15T10:00:00Z' },
  ];
  const { screen } = await open('/envios', 'listExchanges', rows);
  await expect.element(screen.getByText('TRP-7')).toBeVisible();
  expect(screen.getByText('TRP-7').elements()).toHaveLength(1);
});
