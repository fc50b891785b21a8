import type { PastedMessage } from './pastedMessage';
import { said } from './said';

const mobile = { method: 'pago-movil', document: 'V14209876', phone: '04141239087' } as const;
const banesco = { ...mobile, bank: '0134' } as const;
const account = { method: 'transferencia', bank: '0134', account: '01340070913977712688' } as const;

/** A message for each bank that no other message names, by the names that people write. */
const bankNames: Readonly<Record<string, string | null>> = {
  'Banco Agrícola de Venezuela': '0166',
  'Banco del Caribe': '0114',
  Bancrecer: '0168',
  R4: '0169',
  'Banco Amiga': '0172',
  'Banco Internacional de Desarrollo': '0173',
  Banfanb: '0177',
  'Banco del Sur': '0157',
  // The form does not have it.
  Citibank: null,
  Prvincial: '0108',
  Mercatil: '0105',
  Bannescco: '0134',
};
const banks: readonly PastedMessage[] = Object.entries(bankNames).map(([name, bank]) =>
  said(`one bank: ${name}`, `Me llega a ${name}: 04141239087, 14.209.876`, { ...mobile, bank }),
);

/** Two banks, of which one has a name of everyday words: nothing says which. */
const openBanks: readonly PastedMessage[] = [
  'Exterior',
  'Caroní',
  'Plaza',
  'Activo',
  'Agrícola',
  'del Sur',
].map((name) =>
  said(`two banks: ${name}`, `Tengo en el Banco ${name} o en Mercantil, 0414-1239087, 14.209.876`, mobile),
);

/** Messages of which each needs one rule of the reader. */
export const oneRule: readonly PastedMessage[] = [
  ...banks,
  ...openBanks,
  said('one rule: a longer number over two lines', 'El código de barras\n45601020298318738\n679582', {}),
  said('one rule: a phone from 0058', 'Pago móvil Banesco 00584141239087 CI 14.209.876', banesco),
  said('one rule: a link', 'Mira esto: https://pagos.example/04141239087/14209876', {}),
  said('one rule: a word that ends in xx', 'Pago móvil de Maxx 04141239087 Banesco 14209876', banesco),
  said(
    'one rule: a label glued to its number',
    'Pago móvil Banesco 04141239087 cédula numero14209876',
    banesco,
  ),
  said('one rule: columns', 'Banesco 0134\t0070\t91\t3977712688', account),
  said('one rule: a surname that ends like a label', 'Banesco 0414-1239087 Raquel Pimentel 14.209.876', {
    ...banesco,
    holder: 'Raquel Pimentel',
  }),
  said('one rule: cédula or RIF', 'Pago móvil Banesco 0414-1239087 cédula o RIF 14209876', banesco),
  said(
    'one rule: who lives abroad',
    'Vivo en el extranjero. Pago móvil Banesco 0414-1239087 CI 14.209.876',
    banesco,
  ),
  said(
    'one rule: a word that ends like a spelled number',
    'Pago móvil del tercero uno cero cinco, 14.209.876, 0414-1239087',
    mobile,
  ),
  said('one rule: more millions than people', 'Eran 123 millones 4 mil 9. Pago móvil Banesco 0414-1239087', {
    ...banesco,
    document: null,
  }),
  said('one rule: an hour', 'Te escribo a las 3 pm. Banesco 01340070913977712688', account),
  said('one rule: a question', '¿Te sirve pago móvil? Si no, Banesco 01340070913977712688', account),
  said('one rule: an account glued to its label', 'Banesco cuenta01340070913977712688', account),
  said('one rule: a note before the number', 'Pago móvil 0414-1239087, CI 14.209.876. Obs: 0134', banesco),
  said('one rule: a number of something else', 'Socio 8222111. Banesco 0414-1239087', {
    ...banesco,
    method: null,
    document: null,
  }),
  said(
    'one rule: a number of something else beside a cédula',
    'Carnet N° 2233445. CI 14.209.876, 0414-1239087, Banesco',
    banesco,
  ),
  said(
    'one rule: a number of something else beside a lettered one',
    'Reserva 7788120. Banesco, 0414-1239087, V-14.209.876',
    banesco,
  ),
  said(
    'one rule: whose cédula it is',
    'La cédula es de mi esposo 14.209.876, el teléfono es el mío 0414-1239087. Banesco',
    banesco,
  ),
  said(
    'one rule: two accounts, one of origin',
    'Cuenta origen: 0108 0022 11 0100998877\nCuenta destino: 0134 0070 91 3977712688',
    account,
  ),
  said('one rule: neither bank', 'Ni Mercantil ni Banesco, mejor Bancamiga: 0414-1239087, V-14.209.876', {
    ...mobile,
    bank: '0172',
  }),
  said(
    'one rule: all banks but one',
    'Cualquier banco menos Provincial. Banesco, 0414-1239087, cedual 14209876',
    banesco,
  ),
  said('one rule: a cédula after a small word', 'Banesco con el 0414-1239087 y 14.209.876', banesco),
  said('one rule: a cédula after the method', 'Pago móvil 14.209.876 Banesco 0414-1239087', banesco),
  said('one rule: the same cédula', 'Banesco 0414-1239087, y la mía la misma 14.209.876', banesco),
  said('one rule: what somebody is called', 'Se llama Gladys Mendoza: 0414-1239087. Banesco, CI 14.209.876', {
    ...banesco,
    holder: 'Gladys Mendoza',
  }),
  said('one rule: in the name of', 'Banesco 01340070913977712688 a nombre d mi prima Yajaira Colina', {
    ...account,
    holder: 'Yajaira Colina',
  }),
  said(
    'one rule: somebody else with a label',
    'Paciente: Hilda Moreno. Pago móvil Banesco 0414-1239087, 14.209.876',
    banesco,
  ),
  said(
    'one rule: a firm in a sentence',
    'Banesco 01340070913977712688, a favor de Multiservicios Rojas 33, C.A.',
    account,
  ),
  said(
    'one rule: surnames first',
    'Hernández Pérez, Julio César. CI 14.209.876. Banesco 0414-1239087',
    banesco,
  ),
  said('one rule: a value that is wrong', 'CI 14.209.876 (no 14.209.867). Banesco, 0414-1239087', banesco),
  said(
    'one rule: the name of something else',
    'Nombre de usuario: pepe. Banesco 0414-1239087 CI 14.209.876',
    banesco,
  ),
];
