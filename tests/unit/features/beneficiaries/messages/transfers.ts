import { nothing, type PastedMessage } from './pastedMessage';

/** Transfers to an account. */
export const transfers: readonly PastedMessage[] = [
  {
    id: 'full-labels',
    text: `Banco: Banesco
Tipo de cuenta: Corriente
Número de cuenta: 01340000882001000001
Titular: Carlos Alberto Méndez
Cédula: V-12.887.340`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0134',
      document: 'V12887340',
      account: '01340000882001000001',
      holder: 'Carlos Alberto Méndez',
      accountType: 'CORRIENTE',
    },
  },
  {
    id: 'abbreviated-labels',
    text: `Bco Mercantil
Cta. cte. 01050000162001000002
Luisa Amelia Graterol
CI 7.443.981`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0105',
      document: 'V7443981',
      account: '01050000162001000002',
      holder: 'Luisa Amelia Graterol',
      accountType: 'CORRIENTE',
    },
  },
  {
    id: 'savings-plural',
    text: `Cuenta ahorros Provincial
N° 0108 0000 5220 0100 0004
A nombre de: Maigualida Sánchez
V 10.334.876`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0108',
      document: 'V10334876',
      account: '01080000522001000004',
      holder: 'Maigualida Sánchez',
      accountType: 'AHORRO',
    },
  },
  {
    id: 'four-by-four',
    text: `Te paso la cuenta vieja de siempre
Banesco corriente
0134 0000 8120 0100 0005
Omar Antonio Leal
9.008.765`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0134',
      document: 'V9008765',
      account: '01340000812001000005',
      holder: 'Omar Antonio Leal',
      accountType: 'CORRIENTE',
    },
  },
  {
    id: 'account-over-two-lines',
    text: `Cuenta corriente BNC
0191000067
2001000007
Héctor Rivas
V-15.223.409`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0191',
      document: 'V15223409',
      account: '01910000672001000007',
      holder: 'Héctor Rivas',
      accountType: 'CORRIENTE',
    },
    reason: 'A line break divides the account number.',
  },
  {
    id: 'account-over-two-lines-dash',
    text: `cta banesco 013400008520-
01000008
ci 18.009.334 dayana colmenares`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0134',
      document: 'V18009334',
      account: '01340000852001000008',
      holder: 'dayana colmenares',
    },
  },
  {
    id: 'mail-and-phone-too',
    text: `Banesco
Cuenta Corriente
01340000882001000015
Wilmer José Oropeza
V-13.776.220
wilmer.oropeza1978@correo.example
0414-0004321`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0134',
      document: 'V13776220',
      phone: '04140004321',
      account: '01340000882001000015',
      holder: 'Wilmer José Oropeza',
      accountType: 'CORRIENTE',
    },
  },
  {
    id: 'emoji-transfer',
    text: `🏦 Banco: Venezuela
💳 Cuenta: 01020000862001000016
👤 Nilda Rosa Cordero
🪪 V-6.009.887
📧 nilda@correo.example`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0102',
      document: 'V6009887',
      account: '01020000862001000016',
      holder: 'Nilda Rosa Cordero',
    },
  },
  {
    id: 'lowercase-everything',
    text: `cuenta de ahorro del banco bicentenario
01750000722001000018
alexis ramon tovar
cedula 5443221`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0175',
      document: 'V5443221',
      account: '01750000722001000018',
      holder: 'alexis ramon tovar',
      accountType: 'AHORRO',
    },
  },
  {
    id: 'cc-abbreviation',
    text: 'Bancamiga C/C 01720000312001000019 Jesús Alberto Farías CI 20.998.445',
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0172',
      document: 'V20998445',
      account: '01720000312001000019',
      holder: 'Jesús Alberto Farías',
      accountType: 'CORRIENTE',
    },
    reason: 'C/C is a current account.',
  },
  {
    id: 'foreign-holder',
    text: `Cuenta Banesco
01340000822001000021
Giuseppe Antonelli
E-81.009.334
Corriente`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0134',
      document: 'E81009334',
      account: '01340000822001000021',
      holder: 'Giuseppe Antonelli',
      accountType: 'CORRIENTE',
    },
  },
  {
    id: 'typos-transfer',
    text: `cuenta coriente
banezco
01340000892001000023
titulal: yorman jose pacheco
sedula: 19.556.007`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0134',
      document: 'V19556007',
      account: '01340000892001000023',
      holder: 'yorman jose pacheco',
      accountType: 'CORRIENTE',
    },
  },
  {
    id: 'beneficiary-label',
    text: `Beneficiario: Adelis Rafael Urdaneta
Doc: V-17.882.310
Bco: 0174 Banplus
Nro de Cta: 01740000252001000025
Tipo: Ahorro`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0174',
      document: 'V17882310',
      account: '01740000252001000025',
      holder: 'Adelis Rafael Urdaneta',
      accountType: 'AHORRO',
    },
  },
  {
    id: 'pipe-separated',
    text: 'Zoraida Materán | V-6.778.031 | Banco Caroní | Cta Cte | 01280000232001000026',
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0128',
      document: 'V6778031',
      account: '01280000232001000026',
      holder: 'Zoraida Materán',
      accountType: 'CORRIENTE',
    },
  },
  {
    id: 'account-bold',
    text: `*Banesco*
_Cuenta corriente_
*01340000802001000028*
*Leidy Carolina Mejías*
*V-22.009.876*`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0134',
      document: 'V22009876',
      account: '01340000802001000028',
      holder: 'Leidy Carolina Mejías',
      accountType: 'CORRIENTE',
    },
  },
  {
    id: 'uneven-groups',
    text: `BDV ahorro 0102 000088 20010 00029
Eustoquio Medrano 3.998.774`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0102',
      document: 'V3998774',
      account: '01020000882001000029',
      holder: 'Eustoquio Medrano',
      accountType: 'AHORRO',
    },
  },
  {
    id: 'key-equals-value',
    text: `banco=mercantil
tipo=corriente
cuenta=01050000182001000032
titular=Thais Coromoto Yánez
ci=14009112`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0105',
      document: 'V14009112',
      account: '01050000182001000032',
      holder: 'Thais Coromoto Yánez',
      accountType: 'CORRIENTE',
    },
  },
  {
    id: 'label-on-own-line',
    text: `BANCO
Bancaribe
CUENTA
01140000162001000033
TITULAR
Edgar Simón Pulido
CEDULA
V-9.220.876`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0114',
      document: 'V9220876',
      account: '01140000162001000033',
      holder: 'Edgar Simón Pulido',
    },
  },
];
