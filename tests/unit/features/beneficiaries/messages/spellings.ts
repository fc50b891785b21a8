import { inOtherWords, mobile, transfer } from './message';

const onlyNumbers = { document: mobile.document, phone: mobile.phone };
const onlyPhone = { method: mobile.method, bank: mobile.bank, phone: mobile.phone } as const;
const holder = { ...mobile, holder: 'Iris Pinto' };
/** A name of no list: only what announces it makes it a holder's. */
const unlisted = { ...mobile, holder: 'Tresy Fulop' };

/** The same in other spellings and orders. */
export const spellings = inOtherWords([
  // Banks.
  ['…, 8.222.111, 0414-1239087', { ...mobile, bank: '0156' }, '100% Banco|100%Banco|100 % Banco'],
  ['…, 8.222.111, 0414-1239087', { ...mobile, bank: '0138' }, 'Banco destino: Plaza|Banco: Plaza'],
  [
    '… Venezuela de mi mamá, 8.222.111, 0414-1239087',
    { ...mobile, bank: '0102' },
    'Pagomóvil|Pago móvil|P.M',
  ],
  [
    '… Venezuela de mi mamá, V-8.222.111',
    { method: 'transferencia', bank: '0102', document: 'V8222111', accountType: 'AHORRO' },
    'Ahorros|Cuenta de ahorro',
  ],
  [
    '8.222.111, 0414-1239087. … al Tesoro.',
    { ...mobile, bank: '0163' },
    'Deposítame|Mándalo|Mándamelo|Pásalo|Pásala|Transfiérelo|Págamela|Envíamela|Es',
  ],
  ['8.222.111, 0414-1239087. Es al Tesoro…', { ...mobile, bank: '0163' }, '|, gracias|\nGracias'],
  ['8.222.111, 0414-1239087. …', onlyNumbers, 'Mándalo al Exterior.|Tesoro mío, gracias|Activo de una vez'],
  ['…, 8.222.111, 0414-1239087', mobile, 'bco. 134|cod. 134|cód 134|código 134'],
  ['Pago móvil Banesco V-8.222.111 0414-1239087, vivo en …', mobile, 'las provincias|el edificio Mercantil'],
  ['Bco: Vzlano de Crédito, 8.222.111, 0414-1239087', { ...mobile, bank: '0104' }, ''],
  [
    '… , 8.222.111, 0414-1239087',
    { ...mobile, bank: '0163' },
    'Pago móvil al Tesoro|Pago móvil de la bodega: Tesoro',
  ],
  ['8.222.111, 0414-1239087, pago móvil del …', { ...mobile, bank: '0102' }, 'Venezuela'],
  ['8.222.111, 0414-1239087, pago móvil …', { ...mobile, bank: undefined }, 'del Exterior|al Exterior'],
  ['Banco …, digo no, Banesco. 8.222.111, 0414-1239087', mobile, 'Mercantil|de Venezuela'],
  [
    'Mi Banesco o …Venezuela, pago móvil 8.222.111, 0414-1239087',
    { ...mobile, bank: undefined },
    'el |del |',
  ],
  // Of several people only the bank is certain that is said of all.
  [
    'Mamá: Banesco, 8.222.111, 0414-1239087\nTío: Tesoro, 9.333.222, 0424-7003344, pago móvil',
    { method: 'pago-movil' },
    '',
  ],
  [
    'Los dos al Banesco…Iris 8.222.111 0414-1239087\nOmar 9.333.222 0424-7003344, pago móvil',
    { method: 'pago-movil', bank: '0134' },
    ':\n|. |\n',
  ],
  // What is not to be used.
  ['Pago móvil Banesco V-8.222.111, 0424-7003344. Perdón, no es 0424-7003344, es 0414-1239087', mobile, ''],
  ['Pago móvil Banesco V-9.333.222... no no, la cédula es V-8.222.111, 0414-1239087', mobile, ''],
  [
    'Esa cuenta 0105 0067 92 1067200568 …. La que sirve es Banesco 0134 0067 91 1067200567, V-8.222.111',
    transfer,
    'ya la cerré|la cerré',
  ],
  [
    '…: 0105 0067 92 1067200568 Mercantil\nBanesco 0134 0067 91 1067200567, V-8.222.111',
    transfer,
    'Cuenta a debitar|Te mandé desde mi cuenta del Mercantil',
  ],
  [
    'Pago móvil Banesco V-8.222.111 0414-1239087. Te … V-9.333.222',
    mobile,
    'escribe Iris|habla su hija Iris,',
  ],
  ['Te escribe Iris, V-8.222.111, pago móvil Banesco 0414-1239087', mobile, ''],
  ['Pago móvil Banesco V-8.222.111 0414-1239087. El capture … 0424-7003344', mobile, 'me lo mandas al|al'],
  [
    'Pago móvil Banesco V-8.222.111 0414-1239087, … Mercantil',
    mobile,
    'el viejo de|el antiguo era|origen:|emisor:|que envía',
  ],
  [
    'Pago móvil Banesco V-8.222.111 0414-1239087. Mercantil …',
    mobile,
    'no la uses|vieja|no tengo.|no uso, gracias|no tengo;',
  ],
  ['Pago móvil Banesco V-8.222.111 0414-1239087 no tengo …', mobile, 'otro|más nada'],
  [
    'Pago móvil Banesco 0414-1239087, … 8.222.111, la mía es 9.333.222',
    mobile,
    'ci titular|cédula titular|cédula del titular|documento del titular',
  ],
  ['Pago móvil Banesco 0414-1239087, titular V-8.222.111, la mía es V-9.333.222', mobile, ''],
  [
    'Desde mi banco: Mercantil\nCédula: V-9.333.222\n…\nBanesco V-8.222.111 0414-1239087 pago móvil',
    mobile,
    'Destino:|Banco destino:|Cuenta destino:',
  ],
  ['Banesco V-8.222.111 0414-1239087 pago móvil\nOrigen: Mercantil\nDestino: Banesco', mobile, ''],
  ['Pago móvil Banesco V-8.222.111 0414-1239087, no Mercantil', mobile, ''],
  [
    'Origen: Mercantil V-9.333.222\n… Banesco V-8.222.111 0414-1239087 pago móvil',
    mobile,
    'Beneficiario:|Beneficiaria:|Destino:|Datos del beneficiario:',
  ],
  // Numbers.
  ['Banesco V-8.222.111, 10134006791\n1067200567…', { bank: '0134', document: 'V8222111' }, ''],
  [
    'Banesco 8.222.111 pago móvil …',
    mobile,
    '5804141239087|+58 (0414) 1239087|(0414)1239087|0058 414 1239087',
  ],
  ['Pago móvil Banesco 0414-1239087, … 8.222.111', mobile, 'al|ci|de|di|es|la|lo|mi|su|un|ya|nr'],
  ['Pago móvil Banesco 0414-1239087 V-8.222.111, … 212-5551234', mobile, 'cantv|(0)|0|+58 |tlf 0'],
  ['Pago móvil Banesco 0414-1239087, 8 mill… 222 mil 111', mobile, 'ones|ón'],
  ['0134 0067 91 1067200567, RIF …', { ...transfer, document: 'E817402634' }, 'E-81740263-4'],
  ['0134 0067 91 1067200567, RIF …', { ...transfer, document: 'G200000015' }, 'G-20000001-5'],
  // Who is paid.
  [
    'Pago móvil Banesco V-8.222.111 0414-1239087\n… Tresy Fulop',
    unlisted,
    'Titular:|Titular de la cuenta:|Beneficiaria final:|Nombre:|Nombres:|Nombre completo:|Nombres y apellidos:|Nombre y apellido:|Nombre (titular):|Al nombre de|A nombre d|Titular:\n',
  ],
  [
    '… Iris Pinto, pago móvil Banesco V-8.222.111 0414-1239087',
    holder,
    'Propietaria de la cuenta:|Favorecida de la cuenta|La cuenta es a|Haz el pago a mi tía',
  ],
  [
    'Pago móvil Banesco V-8.222.111 0414-1239087. … a mi tía Iris Pinto',
    mobile,
    'Llama|Llamen|Avisa|Avisen|Pidan|Escribe|Escriban|Saluda|Pregunta|Pregunten|Habla|Hablen',
  ],
  ['Pago móvil Banesco V-8.222.111 0414-1239087. A mi tía Iris Pinto que …', mobile, 'llame|avise'],
  [
    'Pago móvil Banesco V-8.222.111 0414-1239087. … a Iris Pinto',
    holder,
    'Pasa todo|Manda eso|Envía esto|Manda el dinero|Haz un pago|Haz el pago móvil|Manda la mensualidad',
  ],
  ['Iris…Omar Gil, pago móvil Banesco V-8.222.111 0414-1239087', mobile, '/| / |/ | /'],
  // What a chat adds.
  [
    '…Pago móvil Banesco V-8.222.111 0414-1239087',
    mobile,
    '12/5/24, 10:15:03 - Omar Gil: |12/5/24, 10:15 p. m. - Omar Gil: |12-5-24 10:15 a.m. – Omar Gil: |12/5/24, 10:15pm - Omar Gil: |  [10:15, 12/5/2024] Omar Gil: |[12/5/24, 10:15:03] Omar Gil: ',
  ],
  ['[Pago móvil Banesco V-8.222.111] 0414-1239087', mobile, ''],
  ['Titular: \nBanco: Banesco\nCédula: V-8.222.111\nPago móvil: 0414-1239087\nAlias:…', mobile, '|  '],
  ['Son ~30$, pago móvil Banesco V-8.222.111 0414-1239087, o ~40$', mobile, ''],
  ['Soy Maxx 0414-1239087, pago móvil Banesco V-8.222.111', mobile, ''],
  ['Pago móvil Banesco V-8.222.111 0414-1239087, sale de la cuenta … 0105', mobile, '****|xxxx'],
  ['Pago móvil Banesco V-8222111o 0414-1239087', mobile, ''],
  // Names.
  [
    'Pago móvil Banesco V-8.222.111 0414-1239087\nTitular: tresy fulop',
    { ...mobile, holder: 'tresy fulop' },
    '',
  ],
  [
    'Por favor … a Iris Pinto. Pago móvil Banesco V-8.222.111 0414-1239087',
    holder,
    'manda|deposita la plata',
  ],
  ['Pago móvil de mi … Iris Pinto, Banesco V-8.222.111 0414-1239087', holder, 'mamá:|tía'],
  ['Titular: mi tía Iris, pago móvil Banesco V-8.222.111 0414-1239087', mobile, ''],
  [
    'Pago móvil Banesco V-8.222.111 0414-1239087\n… Torbes',
    mobile,
    'Barcelona|Bello|Blanco|Caballero|Castellano|Castillo|Corona|España|Gallego|Guerra|Hermoso|Iglesias|Lago|Laguna|León|Llanos|Madrid|Mármol|Mesa|Mina|Naranjo|Padrino|Palacio|Palma|Plaza|Prado|Puerta|Rojo|Rosado|Santander|Segovia|Serrano|Sevilla|Sierra|Toledo|Valencia|Valle|Vargas|Zamora',
  ],
  ['Pago móvil Banesco V-8.222.111 0414-1239087\ntresy pinto', { ...mobile, holder: 'tresy pinto' }, ''],
  [
    'Titular: Envíos Rápidos, C.A., Banesco 0134 0067 91 1067200567',
    { method: 'transferencia', bank: '0134', account: transfer.account, holder: 'Envíos Rápidos, C.A.' },
    '',
  ],
  ['Pago móvil Banesco V-8.222.111 0414-1239087\nBlanca Ruiz', { ...mobile, holder: 'Blanca Ruiz' }, ''],
  [
    'Pago móvil Banesco V-8.222.111 0414-1239087\n…',
    mobile,
    'Duaca Lara|Duaca Cruz|Duaca Estrella|Duaca Luna|Duaca Paz|Duaca Rey|I. Pinto|TRESY FULOP|tresy fulop|Caracas, Omar Gil|Iris Pinto, cajera de la farmacia',
  ],
  ['Pago móvil Banesco V-8.222.111 0414-1239087\n…', holder, 'Para la remesa de mayo\nIris Pinto'],
  ['Titular: …, cajera, pago móvil Banesco V-8.222.111 0414-1239087', holder, 'Iris Pinto'],
  ['… pago móvil Banesco V-8.222.111 0414-1239087\nIris Pinto', holder, 'Hola,'],
  [
    'Hola mi amor, aquí te mando los datos\nIris Pinto\nPago móvil Banesco V-8.222.111 0414-1239087',
    holder,
    '',
  ],
  ['Pinto Maricel 0414-1239087 pago móvil Banesco V-8.222.111', { ...mobile, holder: 'Pinto Maricel' }, ''],
  ['Titular: Iris Pinto\nPago móvil Banesco V-8.222.111 0414-1239087\nNombre: Omar Gil', mobile, ''],
  [
    '- Nombres: Iris\n- Apellidos: Pinto\nPago móvil Banesco V-8.222.111 0414-1239087',
    { ...mobile, holder: 'Iris Pinto' },
    '',
  ],
  [
    'Iris Pinto … 0134 0067 91 1067200567 Banesco V-8.222.111',
    { ...transfer, holder: 'Iris Pinto', accountType: 'CORRIENTE' },
    'corriente',
  ],
  [
    '… 0134 0067 91 1067200567 Banesco V-8.222.111',
    { ...transfer, accountType: 'CORRIENTE' },
    'C/C|C.C.|C. C.|CC',
  ],
  [
    'Iris Pinto ahorro 0134 0067 91 1067200567 Banesco V-8.222.111',
    { ...transfer, holder: 'Iris Pinto', accountType: 'AHORRO' },
    '',
  ],
  [
    '…, J-29999999, Banesco 0134 0067 91 1067200567',
    { ...transfer, document: undefined, holder: undefined },
    '',
  ],
  ['… 8.222.111 Banesco 0414-1239087', holder, 'Anota Iris Pinto|Apunta Iris Pinto'],
  ['Pago móvil Banesco 8.222.111 0414-1239087\nEs el de mi prima, Iris Pinto', holder, ''],
  ['Pago móvil Banesco 8.222.111 0414-1239087, nome Tresy Fulop', unlisted, ''],
  // More numbers.
  ['Banesco, pago móvil V-8.222.111, mejor te lo escribo 0414-1239087', mobile, ''],
  ['Pago móvil Banesco 0414-1239087 V-1O.448.2O6', { ...mobile, document: 'V10448206' }, ''],
  [
    'Pago móvil Banesco V-8.222.111, cero cuatro …',
    mobile,
    'catorce, doce, treinta y nueve, cero ocho, siete|catorce, uno, veintitrés, noventa, ochenta y siete|uno cuatro uno dos tres nueve cero ocho siete',
  ],
  [
    'Pago móvil Banesco V-8.222.111, cero cuatro dieciséis, …',
    { ...mobile, phone: '04163020107' },
    'treinta, veinte, diez, siete',
  ],
  ['Banesco V-8.222.111, 013400679110\n 67200567', transfer, ''],
  [
    'Pago móvil Banesco 0414-1239087, …',
    onlyPhone,
    'mi socio es 8222111|822211|mi socio 8222111-12345|(0212) 555.12.34|0212-555 1234|CC de Colombia 52123456|la referencia es 9333222|total 1.250.501|nos vemos el jueves 1.250.501',
  ],
  ['Pago móvil Banesco 0414-1239087, cédula:\n  8.222.111', mobile, ''],
  // Methods.
  ['Pago móvil:\nTlf: 0414-1239087\nCI: V-8.222.111', { ...onlyNumbers, method: 'pago-movil' }, ''],
  [
    '…:\nBanco: Banesco\nCI: V-8.222.111',
    { method: 'transferencia', bank: '0134', document: 'V8222111' },
    'Transferencia',
  ],
  [
    'Cuenta …:\nBanco: Banesco\nCI: V-8.222.111',
    { method: 'transferencia', bank: '0134', document: 'V8222111', accountType: 'AHORRO' },
    'de ahorro',
  ],
  [
    'Cuenta …:\nBanco: Banesco\nCI: V-8.222.111',
    { method: 'transferencia', bank: '0134', document: 'V8222111', accountType: 'CORRIENTE' },
    'corriente',
  ],
  ['… 0414-1239087', { method: 'pago-movil', phone: mobile.phone }, 'Pagos móviles|Pago móvil|P. M.|P.M.'],
  [
    'Banesco V-8.222.111, …',
    { method: 'transferencia', bank: '0134', document: 'V8222111' },
    'transferencias|cuentas|ctas',
  ],
  [
    'Mi hija tiene su … de ahorros en ese banco desde hace ya toda una vida, Banesco V-8.222.111',
    { method: 'transferencia', bank: '0134', document: 'V8222111', accountType: 'AHORRO' },
    'cuenta|cta',
  ],
  [
    'Puede ser pago móvil: mejor por transferencia, Banesco V-8.222.111, cuenta 0134 0067 91 1067200567',
    transfer,
    '',
  ],
  [
    'Mejor por pago móvil, pero te dejo la cuenta Banesco 0134 0067 91 1067200567, V-8.222.111',
    { ...transfer, method: undefined },
    '',
  ],
  [
    'Mejor por transferencia, pero te dejo el pago móvil Banesco 0414-1239087, V-8.222.111',
    { ...mobile, method: undefined },
    '',
  ],
  ['Pago móvil Banesco ahorro V-8.222.111 0414-1239087', { ...mobile, accountType: 'AHORRO' }, ''],
  [
    'Banesco V-8.222.111 0414-1239087. Te pido por favor que lo pongas esta vez en la de ahorros, la otra no',
    { ...mobile, method: undefined },
    '',
  ],
]);
