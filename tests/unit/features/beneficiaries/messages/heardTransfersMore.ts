import type { PastedMessage } from './pastedMessage';
import { said } from './said';

/** Accounts as people in Venezuela and Spain send them: in groups, with greetings, in one line, with the amount. */
export const heardTransfersMore: readonly PastedMessage[] = [
  said(
    'heard: an invoice beside the account',
    'Pago factura 20458871 a Ferretería Los Andes C.A., J-30987124-2, cuenta corriente Banco Provincial 0108-0060-91-8859571734',
    {
      method: 'transferencia',
      bank: '0108',
      account: '01080060918859571734',
      accountType: 'CORRIENTE',
      refused: ['holder'],
      holder: 'Ferretería Los Andes C.A.',
      document: 'J309871242',
    },
  ),
  said(
    'heard: label and value in two lines',
    'Banco\nBancaribe\nCuenta\n01140615776623532886\nTitular\nMaría Fernanda Rosales\nCédula\n20.114.873',
    {
      method: 'transferencia',
      bank: '0114',
      account: '01140615776623532886',
      holder: 'María Fernanda Rosales',
      document: 'V20114873',
    },
  ),
  said(
    'heard: forwarded with the time of the chat',
    '[12/11/25, 20:14:33] Mami: Cuenta de ahorro\n[12/11/25, 20:14:41] Mami: Banesco 0134 0098 91 6425448433\n[12/11/25, 20:15:02] Mami: Gladys Margarita Peña 4.998.210',
    {
      method: 'transferencia',
      bank: '0134',
      account: '01340098916425448433',
      accountType: 'AHORRO',
      holder: 'Gladys Margarita Peña',
      document: 'V4998210',
    },
  ),
  said(
    'heard: a signature that is not the holder',
    'Hola Carlos! Aquí los datos de mi papá: Ramón Ignacio Ledezma, CI 3.876.554, Banco de Venezuela 01020130644435822803. Un abrazo, Patricia',
    {
      method: 'transferencia',
      bank: '0102',
      account: '01020130644435822803',
      holder: 'Ramón Ignacio Ledezma',
      document: 'V3876554',
    },
  ),
  said(
    'heard: two people, one bank',
    'Cuentas Banesco:\nPedro Luis Marcano 9.123.456 01340681216784338019\nSusana Beatriz Marcano 15.456.789 01340680414514822894',
    { method: 'transferencia', bank: '0134' },
    'Two people share method and bank.',
  ),
  said(
    'heard: two people, two banks',
    'A mi mamá: Teresa Lugo, 6.543.210, Mercantil 01050714626629360574. A mi hermano: Jesús Lugo, 19.876.543, Venezuela 01020798318738679582',
    { method: 'transferencia' },
    'Two people share only the method.',
  ),
  said(
    'heard: two accounts of one person',
    'Tengo dos: Mercantil 01050495356711154719 no, mejor Provincial 01080856179658760298. Yoselin Andreína Bravo V-22.345.671',
    {
      method: 'transferencia',
      bank: '0108',
      account: '01080856179658760298',
      holder: 'Yoselin Andreína Bravo',
      document: 'V22345671',
    },
  ),
  said(
    'heard: a correction of the account',
    'Banco Activo 01710873554172454316, Iván Darío Chacón 18.223.904\nPerdón, la cuenta es 01710240112290369312',
    {
      method: 'transferencia',
      bank: '0171',
      account: '01710240112290369312',
      holder: 'Iván Darío Chacón',
      document: 'V18223904',
    },
  ),
  said(
    'heard: the account in words of a voice note',
    'es el cero uno cero dos de Venezuela, luego te mando el resto. A nombre de Oriana Paola Henríquez, 26.778.120',
    { bank: '0102', holder: 'Oriana Paola Henríquez', document: 'V26778120' },
  ),
  said(
    'heard: labels in English',
    'Bank: Banesco\nAccount: 01340070913977712688\nName: Keila Rosmary Gil\nID: V-19.002.334',
    {
      method: 'transferencia',
      bank: '0134',
      account: '01340070913977712688',
      holder: 'Keila Rosmary Gil',
      document: 'V19002334',
    },
  ),
  said(
    'heard: equals signs',
    'banco=BFC cuenta=01510049487521249695 titular=Gustavo Adolfo Pineda ci=11876002',
    {
      method: 'transferencia',
      bank: '0151',
      account: '01510049487521249695',
      holder: 'Gustavo Adolfo Pineda',
      document: 'V11876002',
    },
  ),
  said(
    'heard: everything in capitals',
    'TRANSFERENCIA BANCO SOFITASA CUENTA CORRIENTE NRO 01370626310665436317 TITULAR DELIA ROSA MONCADA CEDULA V-9.221.067',
    {
      method: 'transferencia',
      bank: '0137',
      account: '01370626310665436317',
      accountType: 'CORRIENTE',
      holder: 'DELIA ROSA MONCADA',
      document: 'V9221067',
    },
  ),
  said(
    'heard: a title before the name',
    'Dra. Liliana Beatriz Osorio\nV-7.812.330\nBanco Exterior 0115 0633 01 5300646368 cta. cte.',
    {
      method: 'transferencia',
      bank: '0115',
      account: '01150633015300646368',
      accountType: 'CORRIENTE',
      holder: 'Liliana Beatriz Osorio',
      document: 'V7812330',
    },
  ),
  said(
    'heard: an e-mail beside the data',
    'Nombre: Francisco Javier Molina\nCI: 16.009.238\nCorreo: fjmolina88@correo.example\nBanco: 100% Banco\nCuenta: 01560149301441279118 (ahorro)',
    {
      method: 'transferencia',
      bank: '0156',
      account: '01560149301441279118',
      accountType: 'AHORRO',
      holder: 'Francisco Javier Molina',
      document: 'V16009238',
    },
  ),
  said(
    'heard: an address beside the data',
    'Andreína Sofía Camacho, 23.456.110, Av. Bolívar Norte, Torre B piso 4 apto 42, Valencia 2001. Banco Nacional de Crédito 01910274204462536329',
    {
      method: 'transferencia',
      bank: '0191',
      account: '01910274204462536329',
      holder: 'Andreína Sofía Camacho',
      document: 'V23456110',
    },
  ),
  said(
    'heard: a landline beside the account',
    'Taller Hermanos Rojas, C.A. J-29876501-1 teléfono 0212-9514433 Banco Mercantil 010503567111547191',
    { bank: '0105', refused: ['holder'], holder: 'Taller Hermanos Rojas, C.A.', document: 'J298765011' },
    'The number has 18 digits, the phone is a landline: nothing says the method.',
  ),
  said(
    'heard: the account type after a slash',
    'Banco Caroní / Ahorros / 0128-0016-94-9171152909 / Belkis Yolanda Tovar / V-6.781.934',
    {
      method: 'transferencia',
      bank: '0128',
      account: '01280016949171152909',
      accountType: 'AHORRO',
      holder: 'Belkis Yolanda Tovar',
      document: 'V6781934',
    },
  ),
];
