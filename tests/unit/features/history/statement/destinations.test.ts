import { expect, test } from 'vitest';
import { readExchangeDetail } from '@/api/exchanges';
import { readProfile } from '@/api/profile';
import { senderOf } from '@/api/sender';
import { destinationsOf } from '@/features/history/statement/destinations';

const detail = (exchangeId: string, paymentDetails: object | null, paymentMethod = 'Pago móvil') =>
  readExchangeDetail({ exchangeId, paymentMethod, fkPaymentMethod: 1, paymentDetails });

const phone = { cedula: 'V4123456', telefono: '04140000001' };

test('equal payment details are one destination, in any order of their fields', () => {
  const { list, numbers } = destinationsOf(
    [
      detail('TRP-1', phone),
      detail('TRP-2', { telefono: '04120000009', cedula: 'V4123456' }),
      detail('TRP-3', { telefono: '04140000001', cedula: 'V4123456' }),
      detail('TRP-4', null),
      detail('TRP-5', phone, 'Transferencia'),
    ],
    [],
  );
  expect([...numbers]).toEqual([
    ['TRP-1', 1],
    ['TRP-2', 2],
    ['TRP-3', 1],
    ['TRP-5', 3],
  ]);
  expect(list.map(({ method }) => method)).toEqual(['Pago móvil', 'Pago móvil', 'Transferencia']);
  expect(list[0]?.lines.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Cédula: V4123456',
    'Teléfono: 0414\u00a0000\u00a00001',
  ]);
});

test.each([
  ['one cédula in two spellings', ['V-4.123.456', 'v4123456'], ['V4123456']],
  ['a cédula and its RIF with the check digit', ['V4123456', 'V041234567'], ['V4123456']],
  ['a RIF and its cédula', ['V-4123456-7', 'V4123456'], ['V41234567']],
  ['a cédula without its letter', ['4.123.456', 'V4123456'], ['4123456']],
  ['a cédula that is partly hidden', ['V4123456', 'V****456'], ['V4123456']],
  ['two people', ['V4123456', 'V5234567'], ['V4123456', 'V5234567']],
  ['two companies with similar numbers', ['J4123456', 'J41234567'], ['J4123456', 'J41234567']],
])('finds the identities of %s', (_case, values, expected) => {
  const details = values.map((value, index) =>
    detail(`TRP-${index}`, index % 2 === 0 ? { Cédula: value } : { rif: value }),
  );
  expect(destinationsOf(details, []).identities).toEqual(expected);
});

test('a tariff and the kind of a document are not identities', () => {
  const details = [detail('TRP-1', { tarifa: 'X1', nombre: 'Rosa', tipo_documento: 'Cédula' })];
  expect(destinationsOf(details, []).identities).toEqual([]);
});

test('the sender has only what the profile knows', () => {
  const profile = (source: object) => readProfile({ login: 'maria@turpial.example', ...source });
  const known = profile({
    name: { first: 'María Gabriela', surnames: 'Rondón Pérez' },
    address: {
      street: 'Calle del Ejemplo',
      houseNo: '12',
      flatDoor: '3.º B',
      city: 'Madrid',
      postcode: '28001',
    },
  });
  expect(senderOf(known, 'maria@turpial.example', 'ES')).toEqual({
    name: 'María Gabriela Rondón Pérez',
    address: 'Calle del Ejemplo 12, 3.º B, 28001 Madrid, España',
    login: 'maria@turpial.example',
  });
  expect(senderOf(profile({}), undefined, undefined)).toEqual({
    name: '',
    address: '',
    login: 'maria@turpial.example',
  });
});
