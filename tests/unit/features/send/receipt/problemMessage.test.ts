import { exchange as exchangeWith } from '@tests/support/transferFixtures';
import { expect, test } from 'vitest';
import type { ExchangeDetail } from '@/api/exchanges';
import { problemMessage, type ProblemSource } from '@/features/send/receipt/problem/problemMessage';

const exchange = exchangeWith({
  exchangeId: 'TRP-2026-000024',
  status: 'Enviado al banco',
  amountSend: '150',
  amountReceive: '91872',
  inserted: Date.UTC(2026, 6, 15, 8),
  paymentMethod: 'Transferencia bancaria',
  paymentDetails: { titular: 'Rosa Elena Pérez', cedula: 'V4123456', cuenta: '01340000870000000002' },
});

const source: ProblemSource = {
  exchange,
  seen: [
    { status: 'Recibido', at: Date.UTC(2026, 6, 15, 8, 2), after: null },
    { status: 'Enviado al banco', at: Date.UTC(2026, 6, 15, 8, 32), after: null },
  ],
  name: 'María Rondón',
  now: Date.UTC(2026, 6, 15, 9),
  timeZone: 'Europe/Madrid',
};

const message = (changes: Partial<ProblemSource> = {}) =>
  problemMessage('No ha llegado el dinero', { ...source, ...changes }).replaceAll('\u00a0', ' ');

test('the message says who, problem, beneficiary, amount, reference and the statuses seen', () => {
  expect(message()).toBe(
    [
      'Hola, soy María Rondón.',
      'Problema: No ha llegado el dinero.',
      'Envío: TRP-2026-000024',
      'Beneficiario: Mamá',
      'Monto: 150,00 € → 91.872,00 Bs',
      'Fecha: 15 jul 2026, 10:00',
      'Estado: Enviado al banco',
      'Estados vistos:',
      '- Recibido, visto a las 10:02',
      '- Enviado al banco, visto a las 10:32',
    ].join('\n'),
  );
});

test('what is unknown is left out', () => {
  const little: ExchangeDetail = {
    ...exchange,
    status: null,
    beneficiary: null,
    amountSend: null,
    amountReceive: null,
    inserted: null,
  };
  expect(message({ exchange: little, seen: [], name: undefined })).toBe(
    'Hola.\nProblema: No ha llegado el dinero.\nEnvío: TRP-2026-000024\nEstado: Sin estado',
  );
});

test.each([
  '01340000870000000002',
  '0134-0000-87-0000000002',
  'V-4.123.456',
  '+58 414 000 00 01',
  '4123456',
  '0134,0000,87,0000000002',
  '0134–0000–87',
  '(0414) 123 45 67',
  '٠١٣٤٠٠٠٠',
])('the number %s in an alias, a status or a name is left out', (number) => {
  const text = message({
    exchange: { ...exchange, beneficiary: `Mamá ${number}`, status: `Devuelto (${number})` },
    seen: [{ status: `Devuelto (${number})`, at: source.now, after: null }],
    name: `María ${number}`,
  });
  expect(text).not.toContain(number);
  expect(text.replace('TRP-2026-000024', '').match(/\d{5,}/g)).toBeNull();
  expect(text.match(/…/g)).toHaveLength(4);
});

test('a long story ends with its last eight statuses', () => {
  const seen = Array.from({ length: 20 }, (_, index) => ({
    status: `Estado ${index}`,
    at: source.now,
    after: null,
  }));
  const lines = message({ seen }).split('\n- ');
  expect(lines).toHaveLength(9);
  expect(lines[1]).toContain('Estado 12');
});
