import { inOtherWords, mobile, transfer } from './message';

const holder = { ...mobile, holder: 'Iris Pinto' };
const noBank = { ...mobile, bank: undefined };
const noDocument = { ...mobile, document: undefined };

/** What is near a rule and outside it: each guard keeps one of these messages apart. */
export const boundaries = inOtherWords([
  // Numbers beside numbers.
  ['Pago móvil Banesco …, V-8.222.111', { ...mobile, phone: undefined }, '0414-12390871'],
  [
    'Pago móvil Banesco 0414-1239087, … 5551234',
    noDocument,
    '+58-212|58-212|0212|(0212)|+58 (212)|referencia|la referencia es|la factura es|el total es',
  ],
  [
    'Pago móvil Banesco 8.222.111 0414-1239087. … 9333222',
    mobile,
    'La referencia es|La factura es|El pasaporte es|total de|montos de',
  ],
  ['Pago móvil V-8.222.111 0414-1239087, … 0105', noBank, 'la clave es|el pin es|la referencia es'],
  ['Pago móvil Banesco V-8.222.111 0414-1239087, … 01020067911067200567', mobile, 'la operación es'],
  [
    '…',
    mobile,
    '04141239087-8222111-0134 pago móvil|04141239087,8222111,0134 pago móvil|0134.V8222111.04141239087 pago móvil',
  ],
  ['Banesco pago móvil 8222111 …', { ...mobile, phone: undefined }, '0 4 1 4 1 2 3 9 0 8 7'],
  ['Banesco 0134-…, V-8.222.111', { ...transfer, account: '01340412671067200567' }, '0412671067200567'],
  ['Banesco 0134-0067/91/1067200567, V-8.222.111', transfer, ''],
  ['Pago móvil Banesco V-8.222.111 0414-123908O', { ...mobile, phone: undefined }, ''],
  ['Te mando ~ 50 euros. Pago móvil Banesco V-8.222.111 0414-1239087 ~ gracias', mobile, ''],
  ['Pago móvil Banesco O414 123 9O 87, V-8.222.111', mobile, ''],
  ['Pago móvil Banesco 0414 12O 3908, V-8.222.111', { ...mobile, phone: '04141203908' }, ''],
  ['Historia … 19445230. Pago móvil Banesco 8.222.111 0414-1239087', mobile, '|clínica'],
  // Banks.
  [
    '… Banco de Venezuela. Pago móvil Banesco 8222111 04141239087',
    mobile,
    'Estoy frente al|Queda al lado del|Edificio|Torre|Origen:|No tengo cuenta en el|Te mando desde el',
  ],
  [
    'Iris Pinto … 8.222.111 0414-1239087',
    { ...holder, bank: '0102' },
    'Banco de Venezuela|BANCO DE VENEZUELA|Banco Venezuela|B.D.V.',
  ],
  ['Iris Pinto … 8.222.111 0414-1239087', { ...holder, bank: '0163' }, 'Banco del Tesoro'],
  ['Iris Pinto … 8.222.111 0414-1239087', { ...holder, bank: '0115' }, 'Banco Exterior'],
  ['Iris Pinto … 8.222.111 0414-1239087', { ...holder, bank: '0166' }, 'Banco Agrícola'],
  ['Bco. …: Plaza, 8.222.111, 0414-1239087', { ...mobile, bank: '0138' }, 'receptor|destino'],
  // Names.
  [
    'Pago móvil Banesco V-8.222.111 0414-1239087. … a mi tía Iris Pinto',
    mobile,
    'Saludos|Diles|Avísales|Muchos saludos',
  ],
  ['Hazle a mi mamá Iris Pinto … V-8.222.111 0414-1239087', holder, 'un pago móvil Banesco'],
  [
    'Titular: …Iris Pinto\nPago móvil Banesco V-8.222.111 0414-1239087',
    holder,
    'Sra.\n|TSU. |Doña. |Profesora. ',
  ],
  [
    'Titular: …\nPago móvil Banesco V-8.222.111 0414-1239087',
    { ...mobile, holder: 'Samir al Masri' },
    'Samir al Masri',
  ],
  [
    '…: Iris Pinto\nPago móvil Banesco V-8.222.111 0414-1239087',
    holder,
    'Datos de mi tía|A nombre de mi mamá|Titular de la cuenta de destino|El titular de la cuenta es',
  ],
  [
    'A nombre … Iris Pinto\nPago móvil Banesco V-8.222.111 0414-1239087',
    holder,
    'de mi señora|del Dr.|de la señora',
  ],
  [
    'Pago móvil Banesco V-8.222.111 0414-1239087\n…',
    mobile,
    'Paraguaná Judibana Falcón|Regional Pilsen Corona|Chevrolet Spark Rojo|Aceite Vatel Palma|grupo feliz\nOmar Gil',
  ],
  [
    '… Pago móvil Banesco V-8.222.111 0414-1239087',
    mobile,
    'El titular debe decidir.|Nombre: falta decidir.|El nombre del alumno y grado.',
  ],
  [
    'Titular: …, Banesco 0134 0067 91 1067200567, V-8.222.111',
    { ...transfer, holder: 'Innovaciones, C.A.' },
    'Innovaciones, C.A.',
  ],
  [
    'Te pago desde mi cuenta ES76 2100 0813 6101 2345 6789 a nombre de Omar Gil. Ella: Iris Pinto, Banesco, 8.222.111, 0414-1239087',
    { ...mobile, method: undefined },
    '',
  ],
  ['Yo te mando desde mi Banesco 0134 0067 91 1067200567, a nombre mío, Omar Gil', { method: undefined }, ''],
  ['BANESCO: Recibió un pago móvil por Bs. 3.120,50 del 0414-1239087', {}, ''],
  // Methods.
  ['Banesco 8222111 04141239087, … cuenta corriente', mobile, 'sin'],
  [
    'Cuenta de ahorro Banesco V-8.222.111, no hay cuenta corriente',
    { method: 'transferencia', bank: '0134', document: 'V8222111', accountType: 'AHORRO' },
    '',
  ],
  ['Pagos móviles … Banesco V-8.222.111 0414-1239087', holder, 'Iris Pinto'],
]);
