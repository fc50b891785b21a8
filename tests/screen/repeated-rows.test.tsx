import { scenarioOf } from '@mocks/scenarios/presets/table';
import { fieldConfigurations } from '@mocks/server/seeds/paymentMethods';
import { expect, test } from 'vitest';
import { renderApp } from '../support/renderApp';

/** Opens step 2 while the list of fields contains each row twice. */
function open(rows: readonly unknown[]) {
  const faults = [{ call: 'listFieldConfigurations', kind: 'answer', body: [...rows, ...rows] }] as const;
  return renderApp({ scenario: scenarioOf('aprobada', { latencyMs: 0, faults }), path: '/envia2' });
}

test('repeated fields are shown once', async () => {
  const { screen } = await open(fieldConfigurations);
  await screen.getByRole('tab', { name: 'Nuevo' }).click();
  await screen.getByRole('radio', { name: 'Pago móvil' }).click();
  await expect.element(screen.getByLabelText('Titular')).toBeVisible();
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
  const { screen } = await open(rows);
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
