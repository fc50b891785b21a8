import { nothing, type PastedMessage } from './pastedMessage';

/** Messages with more than one person, document, phone or account, second set. */
export const laterPeople: readonly PastedMessage[] = [
  {
    id: 'two-people-same-bank',
    text: `Para la niña: BNC 28.443.009 0412-0003333 pago móvil
Para el niño: BNC 30.112.887 0424-0003434 pago móvil`,
    expected: { ...nothing, method: 'pago-movil', bank: '0191' },
    reason: 'Two people share the method and the bank.',
  },
  {
    id: 'other-persons-id',
    text: 'La cuenta es de mi esposo Darwin Alexander Pirela, cédula 15.667.889, 01050000125001000002 corriente. Mi cédula es la 16.554.778 por si te la piden',
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0105',
      document: 'V15667889',
      account: '01050000125001000002',
      holder: 'Darwin Alexander Pirela',
      accountType: 'CORRIENTE',
    },
    reason: "The writer's cédula is not the holder's.",
  },
  {
    id: 'old-and-new-account',
    text: `No uses la cuenta vieja 01050000115001000003
La nueva es Banesco corriente 01340000895001000004
Zulay Marina Ortega V-9.887.664`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0134',
      document: 'V9887664',
      account: '01340000895001000004',
      holder: 'Zulay Marina Ortega',
      accountType: 'CORRIENTE',
    },
  },
  {
    id: 'two-accounts-one-person',
    text: `Tengo dos cuentas, usa la que quieras
Banesco 01340000875001000005
Mercantil 01050000155001000006
Rafael Simón Urbina CI 11.009.887`,
    expected: { ...nothing, method: 'transferencia', document: 'V11009887', holder: 'Rafael Simón Urbina' },
    reason: 'Either account may be the one.',
  },
  {
    id: 'two-phones',
    text: `pago móvil banesco ci 18.776.332
0414-0004646
0424-0004747`,
    expected: { ...nothing, method: 'pago-movil', bank: '0134', document: 'V18776332' },
    reason: 'Either phone may be the one.',
  },
  {
    id: 'holder-and-authorized',
    text: `Titular: Pastora Emilia Briceño CI 3.776.998
Autorizada: Dulce María Briceño CI 14.556.009
Banco de Venezuela ahorro 01020000805001000009`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0102',
      document: 'V3776998',
      account: '01020000805001000009',
      holder: 'Pastora Emilia Briceño',
      accountType: 'AHORRO',
    },
  },
  {
    id: 'both-types',
    text: `Mi cuenta Provincial 01080000535001000010 sirve de corriente o ahorro, no recuerdo
Aura Violeta Lameda 5.990.112`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0108',
      document: 'V5990112',
      account: '01080000535001000010',
      holder: 'Aura Violeta Lameda',
    },
  },
];
