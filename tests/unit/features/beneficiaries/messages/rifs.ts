import { nothing, type PastedMessage } from './pastedMessage';

/** Transfers to companies and to holders of a RIF. */
export const rifs: readonly PastedMessage[] = [
  {
    id: 'rif-without-dashes',
    text: 'Banco Exterior cta corriente 01150000572001000010 RIF J902233449 Distribuidora Los Samanes',
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0115',
      document: 'J902233449',
      account: '01150000572001000010',
      holder: 'Distribuidora Los Samanes',
      accountType: 'CORRIENTE',
    },
  },
  {
    id: 'personal-rif-transfer',
    text: `Titular: Freddy Orlando Chacón
RIF: V-09443876-0
Cuenta: 01370000152001000011
Banco Sofitasa`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0137',
      document: 'V094438760',
      account: '01370000152001000011',
      holder: 'Freddy Orlando Chacón',
    },
    reason: 'A personal RIF keeps its check digit.',
  },
  {
    id: 'government-rif',
    text: `Fundación Escuela El Samán
G-90011223-0
Banco del Tesoro
cta corriente 01630000412001000013`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0163',
      document: 'G900112230',
      account: '01630000412001000013',
      holder: 'Fundación Escuela El Samán',
      accountType: 'CORRIENTE',
    },
  },
  {
    id: 'holder-in-quotes-transfer',
    text: 'Depositar en la cuenta 01050000112001000022 del Mercantil, titular «Panadería La Espiga», rif J-91009887-9',
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0105',
      document: 'J910098879',
      account: '01050000112001000022',
      holder: 'Panadería La Espiga',
    },
  },
  {
    id: 'rif-and-holder-in-prose',
    text: 'Los útiles se pagan en la librería: Librería El Cardenal, rif J-90223341-4, cuenta corriente banesco 01340000872001000041',
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0134',
      document: 'J902233414',
      account: '01340000872001000041',
      holder: 'Librería El Cardenal',
      accountType: 'CORRIENTE',
    },
  },
  {
    id: 'rif-with-spaces',
    text: `Clínica Los Apamates
RIF J 91445566 8
BNC 01910000652001000042`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0191',
      document: 'J914455668',
      account: '01910000652001000042',
      holder: 'Clínica Los Apamates',
    },
  },
  {
    id: 'rif-of-a-foreigner',
    text: `Titular: Antonio Ferreira
RIF: E-81223344-3
Banco Caroní, cuenta de ahorro
0128 0000 2120 0100 0044`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0128',
      document: 'E812233443',
      account: '01280000212001000044',
      holder: 'Antonio Ferreira',
      accountType: 'AHORRO',
    },
  },
];
