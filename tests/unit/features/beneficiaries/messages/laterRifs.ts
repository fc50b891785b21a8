import { nothing, type PastedMessage } from './pastedMessage';

/** Transfers to companies and to holders of a RIF, second set. */
export const laterRifs: readonly PastedMessage[] = [
  {
    id: 'company',
    text: `Transferencia a:
Inversiones El Araguaney, C.A.
RIF: J-99887654-0
Banco Mercantil
Cuenta corriente: 01050000132001000009`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0105',
      document: 'J998876540',
      account: '01050000132001000009',
      holder: 'Inversiones El Araguaney, C.A.',
      accountType: 'CORRIENTE',
    },
    refused: ['holder'],
  },
  {
    id: 'rif-with-dots',
    text: `Condominio Residencias Caribay
Rif. J-90.556.778-0
Bancaribe Cta Cte Nro 0114-0000-13-2001000012`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0114',
      document: 'J905567780',
      account: '01140000132001000012',
      holder: 'Condominio Residencias Caribay',
      accountType: 'CORRIENTE',
    },
  },
  {
    id: 'council',
    text: `Consejo Comunal Los Samanes
RIF C-90011223-6
Banco Digital de los Trabajadores
Cuenta corriente 01750000712001000030`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0175',
      document: 'C900112236',
      account: '01750000712001000030',
      holder: 'Consejo Comunal Los Samanes',
      accountType: 'CORRIENTE',
    },
  },
  {
    id: 'rif-lowercase-letter',
    text: `mercantil cta cte
01050000132001000043
transporte la yaguara
rif j991100228`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0105',
      document: 'J991100228',
      account: '01050000132001000043',
      holder: 'transporte la yaguara',
      accountType: 'CORRIENTE',
    },
  },
];
