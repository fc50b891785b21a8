import { nothing, type PastedMessage } from './pastedMessage';

/** Messages with more than one person, document, phone or account. */
export const people: readonly PastedMessage[] = [
  {
    id: 'two-people-two-banks',
    text: `Mamá: pago móvil Banesco, 6.443.112, 0414-0003131
Papá: pago móvil BDV, 5.998.221, 0416-0003232`,
    expected: { ...nothing, method: 'pago-movil' },
    reason: 'Two people share only the method.',
  },
  {
    id: 'two-people-two-methods',
    text: `1) Pago móvil Mercantil 14.887.332 0414-0003535
2) Cuenta Banesco 01340000845001000001 CI 16.009.443`,
    expected: nothing,
    reason: 'Two people share nothing.',
  },
  {
    id: 'two-people-prose',
    text: 'La mitad a mi mamá, 0102 cédula 7.112.990 tlf 0426-0003636, y la otra mitad a mi hermana Norelis, Provincial 0108 cédula 19.887.006 tlf 0412-0003737',
    expected: { ...nothing, method: 'pago-movil' },
  },
  {
    id: 'id-of-holder-not-mine',
    text: `Pago móvil de mi hermana porque yo no tengo
Banesco 0134
su cédula: V-20.443.667
su teléfono: 0414-0003838
(la mía es 18.223.009)`,
    expected: { ...nothing, method: 'pago-movil', bank: '0134', document: 'V20443667', phone: '04140003838' },
  },
  {
    id: 'either-id',
    text: `pago móvil BDV 0416-0003939
si no pasa con mi cédula 12.334.556 prueba con la de mi mamá 5.667.223`,
    expected: { ...nothing, method: 'pago-movil', bank: '0102', phone: '04160003939' },
    reason: 'Either cédula may be the one.',
  },
  {
    id: 'changed-bank',
    text: 'Ya no uso Banesco, ahora el pago móvil es Mercantil 0105, la misma cédula 17.889.334 y el mismo teléfono 0424-0004141',
    expected: { ...nothing, method: 'pago-movil', bank: '0105', document: 'V17889334', phone: '04240004141' },
  },
  {
    id: 'corrected-phone',
    text: `pago móvil provincial
13.887.221
0414-0004242
perdón, el teléfono es 0424-0004343`,
    expected: { ...nothing, method: 'pago-movil', bank: '0108', document: 'V13887221', phone: '04240004343' },
    reason: 'The message corrects itself.',
  },
  {
    id: 'both-methods-one-bank',
    text: `Banesco
Pago móvil: 0412-0004444
Cuenta corriente: 01340000835001000007
Titular: Keyla Andreína Matos
CI: 22.998.110`,
    expected: {
      ...nothing,
      bank: '0134',
      document: 'V22998110',
      phone: '04120004444',
      account: '01340000835001000007',
      holder: 'Keyla Andreína Matos',
      accountType: 'CORRIENTE',
    },
    reason: 'One may pay either way.',
  },
  {
    id: 'both-methods-two-banks',
    text: `Pago móvil Mercantil 0414-0004545
o transferencia al BNC ahorro 01910000615001000008
CI 14.223.998 Franklin Ureña`,
    expected: {
      ...nothing,
      document: 'V14223998',
      phone: '04140004545',
      account: '01910000615001000008',
      holder: 'Franklin Ureña',
      accountType: 'AHORRO',
    },
    reason: 'The bank depends on the method.',
  },
  {
    id: 'phone-to-call',
    text: `Pago móvil
Banco: Tesoro
CI: 9.334.776
Tel: 0416-0004848
Cualquier cosa me llamas al 0412-0004949`,
    expected: { ...nothing, method: 'pago-movil', bank: '0163', document: 'V9334776', phone: '04160004848' },
  },
  {
    id: 'id-and-rif-of-one-person',
    text: `Pago móvil Banesco
Cédula: V-13.556.778
RIF: V-13556778-3
Tlf: 0414-0005151`,
    expected: { ...nothing, method: 'pago-movil', bank: '0134', document: 'V13556778', phone: '04140005151' },
    reason: 'With both, the cédula is the document.',
  },
  {
    id: 'two-banks-same-pago-movil',
    text: `Pago móvil, cualquiera de los dos: Banesco o Mercantil
CI 19.112.334
0412-0005252`,
    expected: { ...nothing, method: 'pago-movil', document: 'V19112334', phone: '04120005252' },
  },
  {
    id: 'three-people-list',
    text: `Nómina del sábado:
1. Alirio Guédez 0134 12.223.998 0414-0005353
2. Pedro Chirinos 0102 14.334.887 0416-0005454
3. Yoel Timaure 0134 20.998.776 0426-0005555`,
    expected: { ...nothing, method: 'pago-movil' },
  },
  {
    id: 'account-of-my-father',
    text: `Cuenta de mi papá: Mercantil corriente 01050000115001000011, Ángel Custodio Linares, 4.223.776
Lo del mes pasado sí fue a la mía, esta vez es a la de él`,
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0105',
      document: 'V4223776',
      account: '01050000115001000011',
      holder: 'Ángel Custodio Linares',
      accountType: 'CORRIENTE',
    },
  },
];
