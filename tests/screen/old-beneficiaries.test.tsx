import { scenarioOf } from '@mocks/scenarios/presets/table';
import { expect, test } from 'vitest';
import { renderApp } from '../support/renderApp';

/** Rows of older systems: the type is in the row, and so are the details if `paymentDetails` is empty. */
const rows = [
  {
    id: 1,
    type: 'pago_movil',
    paymentDetails: {},
    apodo: 'La tía',
    nombre: 'Rosa Gil',
    telefono: '04140000001',
    cedula: 'V4123456',
    bankCode: '0102',
    correo: 'tia@turpial.example',
  },
  {
    id: 2,
    type: 'transferencia',
    paymentDetails: '',
    nombre_corto: 'El primo',
    beneficiario: 'José Gil',
    cuenta: '01340000870000000002',
    sucursal: 'Centro',
  },
];

test.each([
  ['La tía', /^.*La tíaTeléfono0414 000 0001.*CédulaV4123456.*Banco0102 · Banco de Venezuela.*Correotia@/],
  ['El primo', /^.*El primoBeneficiarioJosé Gil.*Número de cuenta01340000870000000002.*SucursalCentro/],
])("an old beneficiary has the name '%s' and keeps every detail", async (alias, details) => {
  const faults = [{ call: 'listBeneficiaries', kind: 'answer', body: rows }] as const;
  const { screen } = await renderApp({ scenario: scenarioOf('aprobada', { faults }), path: '/envia2' });
  await screen.getByRole('radio', { name: new RegExp(`^${alias}`) }).click();
  await expect.element(screen.getByRole('region', { name: 'Resumen' })).toHaveTextContent(details);
});
