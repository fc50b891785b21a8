import { inOtherWords, mobile, transfer, type Gap } from './message';

/** Names with particles and everyday words. */
const holderNames = [
  'Iris del Pinto',
  'Iris de las Casas',
  'Iris de los Ríos',
  'Iris el Pinto',
  'Iris Gil y Pinto',
  'Iris Gil e Pinto',
  'Iris da Silva',
  'Iris do Santos',
  'Iris dos Santos',
  'Iris di Pinto',
  'Iris van Pinto',
  'Iris von Pinto',
  'Abril Pinto',
  'Iris Trujillo',
  'Iris Mérida',
  'Iris Valencia',
  'Iris Barcelona',
  'Iris Nieto',
  'Iris Verde',
  'Iris Ordaz',
];

/** Names with a word that no list has, or with two where capitals show a name. */
const unlistedNames = [
  'Usnavy Rangel',
  'Fadi Al Assi',
  'Catarina De Abreu Vieira',
  "Carla D'Ambrosio",
  'Iris Pinto Goicoechea',
  'Iris Carmen Goicoechea',
  'José GOICOECHEA',
  'wuilker ipuana',
  'XIOMARA EPIEYÚ',
];

/** Firms by their legal form or their trade. */
const firmNames = [
  'Surtidora Norte, C.A.',
  'Surtidora Gil, C. A.',
  'Surtidora Gil, S.A.',
  'Surtidora Gil, S. R. L.',
  'Surtidora Gil, F. P.',
  'Surtidora Gil, R. L.',
  'Surtidora Gil, S.R.L.',
  'Surtidora Gil, R.L.',
  'Surtidora Gil, F.P.',
  'Surtidora Gil, firma personal',
  'Farmacia El Samán',
];

/** Banks by names between bars. */
const bankNames = {
  '0104': 'Banco Venezolano',
  '0102': 'Vzla|Banco de Vzla|Banco Vzl|Banco Ven|Banco de Venezuala',
  '0115': 'Exterior|Banco Exteror',
  '0128': 'Caroní',
  '0138': 'Plaza',
  '0157': 'Del Sur|Este es DelSur|Banco Sur|Banco del Sur',
  '0163': 'Banco el Tesoro|El banco es el Tesoro',
  '0166': 'Agrícola de Venezuela',
  '0114': 'Banco del Caribe|Banco Caribe',
  '0108': 'BBVA|BBVA Provincial',
  '0171': 'Activo',
  '0151': 'BFC|BFC Fondo Común',
  '0156': 'Cien por ciento banco',
  '0173': 'BID',
  '0175': 'Banco de los Trabajadores|BDT',
  '0105': 'Bco 105|Cod 105|Código: 105',
  '0168': 'Banqurecer|Bancrezer',
};

/** Words around names and documents. */
export const nameWords = inOtherWords([
  // How a bank is named.
  ...Object.entries(bankNames).map(([bank, names]): Gap => [
    '…, 8.222.111, 0414-1239087',
    { ...mobile, bank },
    names,
  ]),
  [
    'Pago móvil Banesco 8.222.111 0414-1239087 o …',
    { ...mobile, bank: undefined },
    'BOD|Occidental de Descuento|Bangente|Corpbanca|Corp Banca|Banco Industrial|Sudameris',
  ],
  [
    '… Venezuela de mi mamá, 8.222.111, 0414-1239087',
    { ...mobile, bank: '0102' },
    'PM|P.M.|Pago móvil banco',
  ],
  [
    '… Venezuela de mi mamá, V-8.222.111',
    { method: 'transferencia', bank: '0102', document: 'V8222111' },
    'Cuenta|Cta',
  ],
  [
    '… Venezuela de mi mamá, V-8.222.111',
    { method: 'transferencia', bank: '0102', document: 'V8222111', accountType: 'CORRIENTE' },
    'Corriente|Cte',
  ],
  [
    '… Venezuela de mi mamá, V-8.222.111',
    { method: 'transferencia', bank: '0102', document: 'V8222111', accountType: 'AHORRO' },
    'Ahorro',
  ],
  [
    'Pago móvil Banesco V-8.222.111 0414-1239087, vivo … Mercantil',
    mobile,
    'frente al|al lado del|cerca del|diagonal al|por el cajero del|detrás del|en la esquina del|en la torre|frente a la torre del',
  ],
  ['Pago móvil Banesco V-8.222.111 0414-1239087, estado …', mobile, 'provincia'],
  // Greetings and thanks.
  [
    'Pago móvil Banesco V-8.222.111 0414-1239087\n…\nMariela Contreras',
    mobile,
    'Hola|Saludos|Besos|Besitos|Besote|Abrazos|Bendiciones|Atte|Att|Atentamente|Con cariño|Querida|Estimada|Chao|Adiós|Mi amor|Dios te pague|Feliz día|Te escribe|Te habla|Firma|Cordialmente|Suerte|Reenviado|De parte|Oye|Epa|Mira',
  ],
  // What stands before a holder.
  [
    '… Iris Pinto\nPago móvil Banesco V-8.222.111 0414-1239087',
    { ...mobile, holder: 'Iris Pinto' },
    'Titular:|Beneficiaria:|Dueña:|Nom:|Benef:|Titular de la cuenta:|Nombre de la cuenta:|Mandar a|Enviar a|Pagar a|Transferir a|Srta.|Dr.|Lic.|Licdo.|Licda.|Prof.|Profa.|Abg.|Arq.|Econ.|MSc.|TSU|Sgto.|Tte.|Cnel.|Don|Doña|Señor|Señora|Señorita|Doctor|Doctora|Licenciado|Licenciada|Ingeniero|Ingeniera|Profesor|Profesora|La Sra.|El Sr.',
  ],
  [
    '… Iris Pinto V-8.222.111, pago móvil Banesco 0414-1239087',
    { ...mobile, holder: 'Iris Pinto' },
    'Él es|Ella es|Soy',
  ],
  [
    '… a Iris Pinto en Banesco V-8.222.111 0414-1239087 pago móvil',
    { ...mobile, holder: 'Iris Pinto' },
    'Entrega|Depósitale|Manda|Envíale|Págale|Pásale|Transfiérele',
  ],
  [
    'Pago móvil … Iris Pinto 0414-1239087 Banesco V-8.222.111',
    { ...mobile, holder: 'Iris Pinto' },
    'a la Sra|para el señor',
  ],
  [
    '… Iris Pinto, pago móvil Banesco V-8.222.111 0414-1239087',
    { ...mobile, holder: 'Iris Pinto' },
    'Dinero para mi tía|Hoy le toca a mi tía|Datos de|Datos bancarios de',
  ],
  [
    'Pago móvil de … Iris Pinto: Banesco V-8.222.111 0414-1239087',
    { ...mobile, holder: 'Iris Pinto' },
    'mi mamá|mi mami|mi papá|mi papi|mi madre|mi padre|mi hija|mi hermano|mi tía|mi prima|mi abuela|mi esposa|mi marido|mi mujer|mi novia|mi cuñada|mi sobrina|mi suegra|mi amiga|mi vecina|mi nieta|mi comadre|mi compadre|su mamá|tu tía|la vecina|el vecino',
  ],
  // What stands after a holder.
  [
    'TITULAR IRIS PINTO … DE ELLA: V-8.222.111 pago móvil Banesco 0414-1239087',
    { ...mobile, holder: 'IRIS PINTO' },
    'CEDULA|SEDULA|CI|RIF|TLF|TLFN|TELF|TEL|TELEFONO|CEL|CELULAR|CTA|CUENTA|BANCO|BCO|PAGO|DOC|DOCUMENTO|CORREO|EMAIL|NUMERO|NRO',
  ],
  [
    'titular iris pinto … 8.222.111 pago móvil Banesco 0414-1239087',
    { ...mobile, holder: 'iris pinto' },
    'y la cédula|y el documento|y su cédula|y mi cédula|y tiene cédula|y cédula',
  ],
  [
    'Iris Pinto … V-8.222.111\nPago móvil Banesco 0414-1239087',
    { ...mobile, holder: 'Iris Pinto' },
    '- La Guaira|😊 desde Coro|- mi prima -',
  ],
  [
    'Titular Iris Pinto … 8.222.111 pago móvil Banesco 0414-1239087',
    { ...mobile, holder: 'Iris Pinto' },
    'cédula|sedula|cdula|CI|C.I.|rif V|doc|documento|y la cédula|y el documento|y su cédula|y mi cédula|y tiene cédula|y cédula|- CI|😊|número|nro|correo iris@pinto.example cédula|email iris@pinto.example cédula',
  ],
  [
    'Titular Iris Pinto … 0414-1239087 pago móvil Banesco 8.222.111',
    { ...mobile, holder: 'Iris Pinto' },
    'tlf|telf|teléfono|tel|cel|celular',
  ],
  [
    'Titular Iris Pinto … 0134 0067 91 1067200567 Banesco 8.222.111',
    { ...transfer, holder: 'Iris Pinto' },
    'cta|cuenta|bco Banesco cuenta|pago a la cuenta',
  ],
  [
    'Iris Pinto … 8.222.111 pago móvil Banesco 0414-1239087',
    { ...mobile, holder: 'Iris Pinto' },
    'cédula|doc|documento|n°|nro|- CI|😊|👋🏽',
  ],
  [
    'Iris Pinto … 0414-1239087 pago móvil Banesco 8.222.111',
    { ...mobile, holder: 'Iris Pinto' },
    'tlf|telf|teléfono|tel|cel|celular',
  ],
  [
    'Iris Pinto … 0134 0067 91 1067200567 Banesco 8.222.111',
    { ...transfer, holder: 'Iris Pinto' },
    'cta|cuenta',
  ],
  // What stands before a document.
  [
    '… 822211, pago móvil Banesco 0414-1239087',
    { ...mobile, document: 'V822211' },
    'Documento|Identidad|Identificación|D.I.|Cédula de identidad|Documento de identificación|Cédula de|CI nro|CI no|CI n|Cédula es|Cédula es la|Cédula y tlfn|Cédula y telf|Cédula y tel|Cédula y teléfono|Cédula y rif',
  ],
  ['…8222111, pago móvil Banesco 0414-1239087', mobile, 'ci|doc|id|no|CIV|RIFV'],
  [
    '… 8222111, pago móvil Banesco 0414-1239087',
    mobile,
    'V de Venezuela|V de Vzla|V de venezolano|V de vaca',
  ],
  [
    'RIF … 8.222.111, pago móvil Banesco 0414-1239087',
    { ...mobile, document: undefined },
    'número|nro|no|n|es el|personal',
  ],
  ['… rif 8.222.111, pago móvil Banesco 0414-1239087', mobile, 'C.I. o|Cédula y|CI /'],
  ['Pago móvil Banesco V-8.222.111 0414-1239087, socio … 9333222', mobile, 'no|nro|num|número'],
  [
    'Pago móvil Banesco 8.222.111 0414-1239087, vivo … extranjero',
    mobile,
    'desde el|al|del|hacia el|para el|por el',
  ],
  [
    'Cédula 8.222.111 (extranjería), pago móvil Banesco 0414-1239087',
    { ...mobile, document: 'E8222111' },
    '',
  ],
  ...holderNames.map((name): Gap => [
    'Titular: …\nPago móvil Banesco V-8.222.111 0414-1239087',
    { ...mobile, holder: name },
    name,
  ]),
  ...firmNames.map((name): Gap => [
    '…\nPago móvil Banesco 0414-1239087',
    { method: 'pago-movil', bank: '0134', phone: '04141239087', holder: name },
    name,
  ]),
  [
    'Pago móvil Banesco Iris Pinto V-8.222.111 0414-1239087, … Mari Bella',
    { ...mobile, holder: 'Iris Pinto', alias: 'Mari Bella' },
    'alias|alias =|apodo|sobrenombre',
  ],
  [
    'Titular: …\nPago móvil Banesco V-8.222.111 0414-1239087',
    mobile,
    'mi mamá|Mi Hermana|MI MAMA|la misma persona|yo|Ella|por favor|Igual Al Anterior|Ídem|Pendiente|Por Confirmar|Persona Natural|Su Servidor',
  ],
  ...unlistedNames.map((name): Gap => [
    '…\nPago móvil Banesco V-8.222.111 0414-1239087',
    { ...mobile, holder: name },
    name,
  ]),
  [
    'Pago móvil Banesco V-8.222.111 0414-1239087, pásalo a …',
    { ...mobile, holder: 'Iris Pinto' },
    'Iris Pinto',
  ],
  // No name, though no list has its words or only one of them.
  [
    '…\nPago móvil Banesco V-8.222.111 0414-1239087',
    mobile,
    'Cobrará Iris Pinto|Ahijada Carla|Usnavy goicoechea Pinto|usnavy goicoechea pinto|USNAVY GOICOECHEA PINTO|La Usnavy Pinto|Iris Pinto y Omar Gil|Usnavy Goicoechea\nIris Pinto',
  ],
  [
    '…\nPago móvil Banesco V-8.222.111 0414-1239087',
    mobile,
    'Palo Verde|Villa Rosa|Torre Británica|Losartán Potásico|Whisky Buchanans|Guasipati Bolívar|Judibana Falcón|Duaca Lara|Bailadores Mérida|Cúpira Miranda|Aguasay Monagas|Irapa Sucre|Niquitao Trujillo',
  ],
  [
    'Pago móvil Banesco V-8.222.111 0414-1239087\nIris …',
    mobile,
    'Trabaja|Recepción|Vacaciones|Urgentemente|Viajando|Comiendo|Gemelos|Mascotas|Meriendas|Pariente|Cantante|Alimento|Trabajaba|Agradable|Juzgado|Nevada|Partido|Llegaron|Salieron|Novedad|Llegaste|Alquilar|Comprar|Cantar|Cenar|Nivelar|Llevar|Dormir|Ganancia|Garaje|Licuadora|Pescador',
  ],
  // Dictated numbers.
  ['Pago móvil Banesco 8.222.111, …', mobile, 'cero cuatro catorce uno dos tres nueve cero ocho siete'],
  [
    'Pago móvil Banesco 8.222.111, …',
    { ...mobile, phone: '04126789012' },
    'cero cuatro doce seis siete ocho nueve cero uno dos',
  ],
  [
    'Pago móvil Banesco 8.222.111, …',
    { ...mobile, phone: '04161239087' },
    'cero cuatro dieciséis uno dos tres nueve cero ocho siete|cero cuatro dieciseis uno dos tres nueve cero ocho siete',
  ],
  [
    'Pago móvil Banesco 8.222.111, …',
    { ...mobile, phone: '04221239087' },
    'cero cuatro veintidós uno dos tres nueve cero ocho siete|cero cuatro veintidos uno dos tres nueve cero ocho siete',
  ],
  [
    'Pago móvil Banesco 8.222.111, …',
    { ...mobile, phone: '04241239087' },
    'cero cuatro veinticuatro uno dos tres nueve cero ocho siete',
  ],
  [
    'Pago móvil Banesco 8.222.111, …',
    { ...mobile, phone: '04261239087' },
    'cero cuatro veintiséis uno dos tres nueve cero ocho siete|cero cuatro veintiseis uno dos tres nueve cero ocho siete',
  ],
]);
