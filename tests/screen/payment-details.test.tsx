/** @module-tag core */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bodiesOf } from '../support/calls';
import { openStep } from '../support/confirming';
import { ID, openReceipt } from '../support/openReceipt';

/** Fields with names but without positions, only one translated; fields of another method come first. */
const fields = [
  { paymentMethodName: 'Zelle', systemFieldName: 'telefono', translatedFieldName: 'Correo' },
  { paymentMethodName: 'Zelle', systemFieldName: 'cedula', translatedFieldName: 'Cuenta' },
  { paymentMethodName: 'PAGO MOVIL ', systemFieldName: 'cedula', translatedFieldName: 'Documento' },
  { paymentMethodName: 'PAGO MOVIL ', systemFieldName: 'alias', translatedFieldName: 'alias' },
  { paymentMethodName: 'PAGO MOVIL ', systemFieldName: 'telefono', translatedFieldName: 'telefono' },
  { paymentMethodName: 'PAGO MOVIL ', systemFieldName: 'banco', translatedFieldName: 'banco' },
];

const DOCUMENT = String.raw`^(V\d{8}|E\d{8})$`;

const open = (configurations: readonly object[] = fields) =>
  openStep({ faults: [{ call: 'listFieldConfigurations', kind: 'answer', body: configurations }] });

/** The pairs of a list of details. */
const pairsIn = (list: Element | null | undefined) =>
  [...(list?.querySelectorAll('dt') ?? [])].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);

test('receipt and summary show the same labels, values and bank', async () => {
  const { screen } = await open();
  await screen.getByRole('radio', { name: /Daniela.*0105 · Mercantil/ }).click();
  const summary = screen.getByRole('region', { name: 'Resumen' });
  await expect.element(summary.getByText('Teléfono')).toBeVisible();
  const told = pairsIn([...summary.element().querySelectorAll('dl')].at(0));
  expect(told).toEqual([
    ['Titular', 'Daniela Rondón Pérez'],
    ['Banco', '0105 · Mercantil'],
    ['Documento', 'V19345678'],
    ['Teléfono', '0424\u00a0000\u00a00002'],
  ]);
  await expect.element(screen.getByRole('radio', { name: /Daniela/ })).toBeChecked();
  await screen.getByRole('button', { name: 'Confirmar' }).click();
  const details = screen.getByRole('region', { name: 'Detalles del pago' });
  await expect.element(details).toBeVisible();
  expect(pairsIn(details.element())).toEqual(told);
});

test("a form shows its method's fields, even if the method's name is spelled differently", async () => {
  const { screen } = await open();
  await screen.getByRole('tab', { name: 'Nuevo' }).click();
  await screen.getByRole('radio', { name: 'Pago móvil' }).click();
  await screen.getByLabelText('telefono').click();
  await userEvent.keyboard('0424');
  await expect.element(screen.getByLabelText('telefono')).toHaveValue('0424');
  await expect.element(screen.getByLabelText('Correo')).not.toBeInTheDocument();
});

test('alternatives that differ in their first letter become a letter to choose and a number to type', async () => {
  const app = await open([
    { fkPaymentMethod: 1, systemFieldName: 'documento', translatedFieldName: 'Documento', regex: DOCUMENT },
  ]);
  const { screen, sandbox } = app;
  await screen.getByRole('tab', { name: 'Nuevo' }).click();
  await screen.getByRole('radio', { name: 'Pago móvil' }).click();
  const letter = screen.getByRole('combobox', { name: 'Documento: primer carácter' });
  const number = screen.getByRole('textbox', { name: 'Documento' });
  await expect.element(letter).toHaveValue('V');
  await letter.selectOptions('E');
  await number.click();
  await userEvent.keyboard('8123456');
  await screen.getByRole('button', { name: 'Guardar beneficiario' }).click();
  await expect.element(screen.getByText('Campo inválido: Documento')).toBeVisible();
  await expect.element(number).toHaveFocus();
  await userEvent.keyboard('{End}7');
  await expect.element(number).toHaveValue('81234567');
  // The sandbox would refuse a document that is not in its own form.
  sandbox.fault({ call: 'saveBeneficiary', kind: 'status', status: 201, body: { ok: true } });
  await screen.getByRole('button', { name: 'Guardar beneficiario' }).click();
  await expect.element(screen.getByText('Guardado', { exact: true })).toBeVisible();
  expect(bodiesOf(app, 'saveBeneficiary')).toEqual([
    { paymentMethodId: 1, paymentDetails: { documento: 'E81234567' } },
  ]);
});

test('names and statuses of any length stay within the page and the title', async () => {
  const long = 'x'.repeat(300);
  await openReceipt({
    faults: [
      {
        call: 'getExchange',
        kind: 'answer',
        body: {
          data: {
            exchangeId: ID,
            amountSend: '151',
            amountReceive: '92484.48',
            status: 'y'.repeat(10_000),
            currencySend: long,
            currencyReceive: long,
            paymentMethod: long,
            beneficiary: { alias: long },
            paymentDetails: { [long]: long },
          },
        },
      },
    ],
  });
  await expect.element(page.getByText(long, { exact: true }).first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  await expect.poll(() => document.title).toMatch(/^y{60} · Resumen del envío/);
});
