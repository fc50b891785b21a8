import { type Messages, mobile, transfer } from './message';

/** Persons and aliases, and names that are not the holder. */
export const holders: Messages = {
  'first name only': [
    'Pago móvil a nombre de Carmen\n0102\n4.556.887\n0416-0006969',
    { method: 'pago-movil', bank: '0102', document: 'V4556887', phone: '04160006969', holder: 'Carmen' },
  ],
  nickname: [
    'Apodo: La Negra\nTitular: Eglée Camacaro\nCuenta: 0108 0033 44 0100998899\nCI 7.110.452',
    {
      method: 'transferencia',
      bank: '0108',
      document: 'V7110452',
      account: '01080033440100998899',
      holder: 'Eglée Camacaro',
      alias: 'La Negra',
    },
  ],
  'full name label': [
    `Nombre y apellido: Rafael Urdaneta Polo
Cédula de identidad: V- 6.889.003
Entidad bancaria: Banco Venezolano de Crédito
Número de cuenta: 0104-0033-22-0330112233
Tipo de cuenta: Ahorros`,
    {
      method: 'transferencia',
      bank: '0104',
      document: 'V6889003',
      account: '01040033220330112233',
      accountType: 'AHORRO',
      holder: 'Rafael Urdaneta Polo',
    },
  ],
  // No single line has the whole name.
  'names and surnames apart': [
    'Nombres: Andrea Sofía\nApellidos: Machado Ruiz\nCI: 25.114.008\nBanco: 0105\nTlf: 04240007602',
    {
      method: 'pago-movil',
      bank: '0105',
      document: 'V25114008',
      phone: '04240007602',
      holder: 'Andrea Sofía Machado Ruiz',
    },
  ],
  'surnames without names': ['Apellidos: Machado Ruiz\nPago móvil Banesco V-8.222.111 0414-1239087', mobile],
  // Two people; which of them has the account?
  'two given names and one surname': [
    'Banesco V12333444 04147003344 Iris/Omar Pinto',
    { ...mobile, document: 'V12333444', phone: '04147003344' },
  ],
  'the second of two given names': [
    'Titular: Omar Pinto / Iris\nBanesco\nV12333444\n04147003344',
    { ...mobile, document: 'V12333444', phone: '04147003344' },
  ],
  'a label after each value': [
    '0414-1239087 (tlf), 8.222.111 (CI), Banesco (banco), Yubirizay Urdanetta (nombre)',
    { ...mobile, holder: 'Yubirizay Urdanetta' },
  ],
  'a label after the holder, and another person': [
    'Banesco 0134 0067 91 1067200567, 8.222.111, Iris Pinto (titular), Omar Gil (autorizado)',
    { ...transfer, holder: 'Iris Pinto' },
  ],
  'a label after the holder at the start': [
    'Iris Pinto (titular)\nOmar Gil (autorizado)\nBanesco 0134 0067 91 1067200567, 8.222.111',
    { ...transfer, holder: 'Iris Pinto' },
  ],
  'a label after the holder on its line': [
    'Banesco 0134 0067 91 1067200567\nIris Pinto (titular)\nOmar Gil (autorizado)\n8.222.111',
    { ...transfer, holder: 'Iris Pinto' },
  ],
  'somebody to be warned': [
    'Avísale a mi tía Iris Pinto. Banesco, V12333444, 04147003344',
    { ...mobile, document: 'V12333444', phone: '04147003344' },
  ],
  'a table with an alias': [
    'banco | cédula | teléfono | nombre | alias\n0174 | V-1.884.306 | 0414-3128809 | Ana Ruiz | El Catire',
    { method: 'pago-movil', bank: '0174', document: 'V1884306', phone: '04143128809', holder: 'Ana Ruiz' },
  ],
  'somebody to be asked': [
    'Pide a mi tía Iris Pinto la captura. Banesco V12333444 04147003344',
    { ...mobile, document: 'V12333444', phone: '04147003344' },
  ],
  'somebody to be asked, after a comma': [
    'Pregúntale a mi tía, Rosa Gil. Banesco V12333444 04147003344',
    { ...mobile, document: 'V12333444', phone: '04147003344' },
  ],
  'somebody to be paid, who is described': [
    'Págale a mi tía Iris Pinto que es la dueña. Banesco V12333444 04147003344',
    { ...mobile, document: 'V12333444', phone: '04147003344', holder: 'Iris Pinto' },
  ],
  'somebody to be told': [
    'Dile a mi tía Iris Pinto que llame\nBanesco\nV12333444\n04147003344',
    { ...mobile, document: 'V12333444', phone: '04147003344' },
  ],
  'alias in quotes': [
    'Nombre: Wilfredo Sequera\nAlias "Fello"\nBanco Caroní pago movil\nV10.998.223\n0426-0007607',
    {
      method: 'pago-movil',
      bank: '0128',
      document: 'V10998223',
      phone: '04260007607',
      holder: 'Wilfredo Sequera',
      alias: 'Fello',
    },
  ],
  'addressee with comma': [
    'Omar Rangel,\nBanesco 8.771.248 0414-0007915',
    { method: 'pago-movil', bank: '0134', document: 'V8771248', phone: '04140007915' },
  ],
  // The part before the comma is not the whole name.
  'turned name': [
    'Titular: RANGEL PINTO, OMAR\nBanesco 8.771.251 0414-0007918',
    { method: 'pago-movil', bank: '0134', document: 'V8771251', phone: '04140007918' },
  ],
  'name with full stop and blanks': [
    'Titular: Omar   Rangel.\nBanesco 8.771.252 0414-0007919',
    { method: 'pago-movil', bank: '0134', document: 'V8771252', phone: '04140007919', holder: 'Omar Rangel' },
  ],
  'hyphen in the name': [
    'Ana-Lucía Rangel\nBanesco\n8.771.253\n0414-0007920',
    {
      method: 'pago-movil',
      bank: '0134',
      document: 'V8771253',
      phone: '04140007920',
      holder: 'Ana-Lucía Rangel',
    },
  ],
  'name twice with and without accent': [
    'Titular: José Rangel\nBanesco 8.771.254 0414-0007921\n(a nombre de Jose Rangel)',
    { method: 'pago-movil', bank: '0134', document: 'V8771254', phone: '04140007921', holder: 'José Rangel' },
  ],
  'initial of the surname': ['Pago móvil Banesco\nOmar Alonso R\n8.222.111\n0414-1239087', mobile],
  'alias that is none': [
    'Alias: no tengo\nNombre: Omar Rangel\nBanesco 8.771.259 0414-0007927',
    { method: 'pago-movil', bank: '0134', document: 'V8771259', phone: '04140007927', holder: 'Omar Rangel' },
  ],
  'a signature that is not the holder': [
    'Hola Carlos! Aquí los datos de mi papá: Ramón Ignacio Ledezma, CI 3.876.554, Banco de Venezuela 01020130644435822803. Un abrazo, Patricia',
    {
      method: 'transferencia',
      bank: '0102',
      document: 'V3876554',
      account: '01020130644435822803',
      holder: 'Ramón Ignacio Ledezma',
    },
  ],
  'a title before the name': [
    'Dra. Liliana Beatriz Osorio\nV-7.812.330\nBanco Exterior 0115 0633 01 5300646368 cta. cte.',
    {
      method: 'transferencia',
      bank: '0115',
      document: 'V7812330',
      account: '01150633015300646368',
      accountType: 'CORRIENTE',
      holder: 'Liliana Beatriz Osorio',
    },
  ],
  // Neither the holder nor the alias is certain.
  'a holder with a nickname in quotes': [
    'Pago móvil de Luisa «la gorda» Marín: 0134, 0414 0098123, 14.551.208',
    { method: 'pago-movil', bank: '0134', document: 'V14551208', phone: '04140098123' },
  ],
  engineer: [
    'Ing. Argenis Rafael Quijada\nCI 8.901.223\nBanco Provincial\n01080572474615637457',
    {
      method: 'transferencia',
      bank: '0108',
      document: 'V8901223',
      account: '01080572474615637457',
      holder: 'Argenis Rafael Quijada',
    },
  ],
  'in the name of': [
    'Banesco 01340070913977712688 a nombre d mi prima Yajaira Colina',
    { method: 'transferencia', bank: '0134', account: '01340070913977712688', holder: 'Yajaira Colina' },
  ],
  'of a technician': [
    'Cuenta del técnico Marlon Gil, Banesco 01340067911067200567, cédula V-8.222.111',
    { ...transfer, holder: 'Marlon Gil' },
  ],
  'a partner': [
    'Transferencia a la cuenta de mi socio Massimo Tarantino, V-8.222.111, Banesco 0134 0067 91 1067200567',
    { ...transfer, holder: 'Massimo Tarantino' },
  ],
  'a title of the church': [
    'Pago móvil Banesco, cédula 8.222.111, teléfono 0414-1239087, hno. Omar Gil. El Señor le multiplique',
    { ...mobile, holder: 'Omar Gil' },
  ],
  'an alias that goes on with a bank': [
    'Pago móvil Banesco 0414-1239087 8.222.111\nAlias: omar.bdv',
    { method: mobile.method, document: mobile.document, phone: mobile.phone },
  ],
  "'a mi nombre'": [
    'Pago móvil Banesco 0414-1239087, a mi nombre, Iris Pinto, cédula 8.222.111',
    { ...mobile, holder: 'Iris Pinto' },
  ],
  'a short label': [
    'Pago móvil Banesco 0414-1239087\nTit: Iris Pinto\nCI 8.222.111',
    { ...mobile, holder: 'Iris Pinto' },
  ],
  'an earlier receipt': [
    'Beneficiario: Hilda Romero\nC.I.: V-7.443.120.\nListo. Ahora pago móvil: Omar Gil, 8.222.111, Banesco, 0414-1239087',
    { method: mobile.method, bank: mobile.bank, phone: mobile.phone },
  ],
  'somebody else with a label': [
    'Paciente: Hilda Moreno. Pago móvil Banesco 0414-1239087, 14.209.876',
    { ...mobile, document: 'V14209876' },
  ],
  'surnames first': [
    'Hernández Pérez, Julio César. CI 14.209.876. Banesco 0414-1239087',
    { ...mobile, document: 'V14209876' },
  ],
  'the name of something else': [
    'Nombre de usuario: pepe. Banesco 0414-1239087 CI 14.209.876',
    { ...mobile, document: 'V14209876' },
  ],
  'the owner of a shop': ['Es la dueña del local, V-8.222.111, pago móvil Banesco 0414-1239087', mobile],
  'a holder left out': ['Titular: XX\nCédula: 8.222.111\nBanesco 0414-1239087', mobile],
  'a holder after a greeting, with the data': [
    'Hola prima\nIris Pinto V-8.222.111 0414-1239087 Banesco',
    { ...mobile, holder: 'Iris Pinto' },
  ],
  'a signature after long thanks': [
    'Pago móvil Banesco\nV-8.222.111\n0414-1239087\nMuchas gracias por todo de corazón\nMariela Contreras',
    mobile,
  ],
  'a signature after a blank line': [
    'Pago móvil Banesco\nV-8.222.111\n0414-1239087\n \nMariela Contreras',
    mobile,
  ],
  'somebody who is greeted': [
    'Buenos días\n \nMariela Contreras\nPago móvil Banesco V-8.222.111 0414-1239087',
    mobile,
  ],
  'somebody who is thanked': ['Gracias, Iris Pinto, 8.222.111, pago móvil Banesco 0414-1239087', mobile],
  'two first names': ['Pago móvil Banesco\nMaría del Carmen\n8.222.111\n0414-1239087', mobile],
  'a first name and a town': ['pago móvil banesco\ncarmen valencia\n8.222.111\n0414-1239087', mobile],
  'somebody named before the greeting': [
    'Omar Pinto. Buenas tardes. Pago móvil Banesco V-8.222.111, 0414-1239087',
    mobile,
  ],
  'a signature before the greeting': [
    'Pago móvil Banesco 0414-1239087 V-8.222.111. Iris Pinto. Saludos',
    mobile,
  ],
  'an alias like a name': [
    'Pago móvil Banesco. Alias: Carmen Gil, V-8.222.111, 0414-1239087',
    { ...mobile, alias: 'Carmen Gil' },
  ],
  'surnames before a comma at the end': [
    'Banesco 0414-1239087 V-8.222.111\nTitular: PINTO GIL, IRIS',
    mobile,
  ],
  'a greeting that announces the data': [
    'Hola, mis datos:\nIris Pinto\nBanesco pago móvil\nV-8.222.111\n0414-1239087',
    { ...mobile, holder: 'Iris Pinto' },
  ],
  'an alias of three words': [
    'Pago móvil Banesco, V-8.222.111, 0414-1239087. Alias: mi hermano Andrés',
    { ...mobile, alias: 'mi hermano Andrés' },
  ],
  'an alias beside the bank': [
    'Alias Nené Banesco pago móvil V-8.222.111 0414-1239087',
    { ...mobile, alias: 'Nené' },
  ],
  'words about the alias': ['Pago móvil Banesco V-8.222.111 0414-1239087, y de alias ponle Kei', mobile],
  'a greeting and thanks on the line of the holder': [
    'Hola prima, los datos: Banesco, 0414-1239087, V-8.222.111, Iris Pinto. Gracias',
    { ...mobile, holder: 'Iris Pinto' },
  ],
  'thanks for the data': [
    'Pago móvil. Banesco. 8.222.111. 0414-1239087. Iris Pinto. Muchas gracias',
    { ...mobile, holder: 'Iris Pinto' },
  ],
  'thanks after a comma': [
    'Pago móvil Banesco 8.222.111 0414-1239087 iris pinto, mil gracias',
    { ...mobile, holder: 'iris pinto' },
  ],
  'who is thanked': ['Pago móvil Banesco 8.222.111 0414-1239087. Iris Pinto, gracias', mobile],
  'who is thanked with a title': [
    'Pago móvil Banesco 8.222.111 0414-1239087, Sra. Iris Pinto, gracias',
    mobile,
  ],
  'a kind of account before the name': [
    'Banesco 0134 0067 91 1067200567 cuenta de ahorro Iris Pinto 8.222.111',
    { ...transfer, accountType: 'AHORRO', holder: 'Iris Pinto' },
  ],
  'initials without blanks': [
    'Titular: J.A. Pinto\nPago móvil Banesco 8.222.111 0414-1239087',
    { ...mobile, holder: 'J.A. Pinto' },
  ],
  'a small word with a capital': [
    'Iris Lo Bianco\nPago móvil Banesco 8.222.111 0414-1239087',
    { ...mobile, holder: 'Iris Lo Bianco' },
  ],
  'a small word at the start': ['Lo Manda Iris Pinto\nPago móvil Banesco 8.222.111 0414-1239087', mobile],
};
