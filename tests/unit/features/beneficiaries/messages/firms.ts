import { type Gap, inOtherWords, type Messages, mobile, transfer } from './message';

const noDocument = { method: transfer.method, bank: transfer.bank, account: transfer.account };

/** Firms and their RIFs. */
export const firms: Messages = {
  'rif with spaces': [
    'Clínica Los Apamates\nRIF J 91445566 8\nBNC 01910000652001000042',
    {
      method: 'transferencia',
      bank: '0191',
      document: 'J914455668',
      account: '01910000652001000042',
      holder: 'Clínica Los Apamates',
    },
  ],
  'a greeting in its name': [
    'Ferretería El Tornillo Feliz, C.A.\nRIF J 91445566 8\nBNC 01910000652001000042',
    {
      method: 'transferencia',
      bank: '0191',
      document: 'J914455668',
      account: '01910000652001000042',
      holder: 'Ferretería El Tornillo Feliz, C.A.',
    },
  ],
  council: [
    'Consejo Comunal Los Samanes\nRIF C-90011223-6\nBanco Digital de los Trabajadores\nCuenta corriente 01750000712001000030',
    {
      method: 'transferencia',
      bank: '0175',
      document: 'C900112236',
      account: '01750000712001000030',
      accountType: 'CORRIENTE',
      holder: 'Consejo Comunal Los Samanes',
    },
  ],
  'rif lowercase letter': [
    'mercantil cta cte\n01050000132001000043\ntransporte la yaguara\nrif j991100228',
    {
      method: 'transferencia',
      bank: '0105',
      document: 'J991100228',
      account: '01050000132001000043',
      accountType: 'CORRIENTE',
      holder: 'transporte la yaguara',
    },
  ],
  'personal firm in words': [
    'Panadería Doña Flor, Firma Personal\nRif: V-15220118-0\nCuenta corriente BNC 0191-0045-66-2145001100',
    {
      method: 'transferencia',
      bank: '0191',
      document: 'V152201180',
      account: '01910045662145001100',
      accountType: 'CORRIENTE',
      holder: 'Panadería Doña Flor, Firma Personal',
    },
  ],
  'firm by label with v': [
    'Razón social: Repuestos Guárico FP\nRIF: V112233446\nBanco Exterior\n0115-0020-30-3000112244',
    {
      method: 'transferencia',
      bank: '0115',
      document: 'V112233446',
      account: '01150020303000112244',
      holder: 'Repuestos Guárico FP',
    },
  ],
  'company pago movil': [
    'Pago móvil\nInversiones Nueva Era C.A.\nJ-30455671-3\nBanco del Tesoro\n0412-0007720',
    {
      method: 'pago-movil',
      bank: '0163',
      document: 'J304556713',
      phone: '04120007720',
      holder: 'Inversiones Nueva Era C.A.',
    },
  ],
  'pay to a firm': [
    'Transfiere al Colegio San Agustín C.A. RIF J-29876501-1, Bancaribe 01140799485396362159',
    {
      method: 'transferencia',
      bank: '0114',
      document: 'J298765011',
      account: '01140799485396362159',
      holder: 'Colegio San Agustín C.A.',
    },
  ],
  'a vehicle': [
    'Placa AB123CD, serial 8X1234567890. Pago a Autolavado El Brillo C.A., J-41235988-6, Banesco, pago móvil 0424-6678901',
    {
      method: 'pago-movil',
      bank: '0134',
      document: 'J412359886',
      phone: '04246678901',
      holder: 'Autolavado El Brillo C.A.',
    },
  ],
  'a firm in a sentence': [
    'Banesco 01340070913977712688, a favor de Multiservicios Rojas 33, C.A.',
    {
      method: 'transferencia',
      bank: '0134',
      account: '01340070913977712688',
      holder: 'Multiservicios Rojas 33, C.A.',
    },
  ],
  'a pharmacy in a sentence': [
    'Para la medicina de papi: farmacia recibe pago móvil al 0424 3321098 rif V-09876541-3 Bancrecer',
    { method: 'pago-movil', bank: '0168', document: 'V098765413', phone: '04243321098' },
  ],
  'a small word in the name': [
    'Inversiones Sol a Sol, C.A.\nJ-401234569\n0134 0067 91 1067200567',
    { ...transfer, document: 'J401234569', holder: 'Inversiones Sol a Sol, C.A.' },
  ],
  'personal firm with label': [
    'Titular: Bodega Gil, Firma Personal\nBanesco 0134 0067 91 1067200567',
    {
      method: 'transferencia',
      bank: '0134',
      account: '01340067911067200567',
      holder: 'Bodega Gil, Firma Personal',
    },
  ],
  'no name after the label': [
    'Titular: la empresa\nRIF J-401234569\n0134 0067 91 1067200567',
    { ...transfer, document: 'J401234569' },
  ],
  'account of a firm': [
    'Cuenta Repuestos Gil, C.A.\nJ-401234569\n0134 0067 91 1067200567',
    { ...transfer, document: 'J401234569' },
  ],
  'a surname without capitals': [
    'mercantil cta cte\n01050000132001000043\ntaller bracho\nrif j991100228',
    {
      method: 'transferencia',
      bank: '0105',
      document: 'J991100228',
      account: '01050000132001000043',
      holder: 'taller bracho',
      accountType: 'CORRIENTE',
    },
  ],
  'a number before the name': [
    '4 Estaciones, C.A.\nJ-401234569\n0134 0067 91 1067200567',
    { ...transfer, document: 'J401234569', holder: '4 Estaciones, C.A.' },
  ],
  'the cédula of a person': ['Repuestos Gil, C.A.\nV-8.222.111\n0134 0067 91 1067200567', transfer],
  'no rif': [
    'Repuestos Gil\nBanesco 0134 0067 91 1067200567',
    { method: 'transferencia', bank: '0134', account: '01340067911067200567', holder: 'Repuestos Gil' },
  ],
  'a place above the rif': [
    'Los Ruices\nRIF J-401234569\n0134 0067 91 1067200567',
    { ...transfer, document: 'J401234569' },
  ],
  'a number and a sign in the name': [
    'Razón social: Inversiones 2020 & Gil\nRIF J-401234569\n0134 0067 91 1067200567',
    { ...transfer, document: 'J401234569', holder: 'Inversiones 2020 & Gil' },
  ],
  'a shop in a sentence': [
    'La tienda agarra pago móvil al 0424 3321098 rif V-09876541-3 Bancrecer',
    { method: 'pago-movil', bank: '0168', document: 'V098765413', phone: '04243321098' },
  ],
  'everyday words in the name': [
    'Titular: Fundación Manos Abiertas\nRIF J-401234569\n0134 0067 91 1067200567',
    { ...transfer, document: 'J401234569', holder: 'Fundación Manos Abiertas' },
  ],
  'a check digit that is not right': [
    'RIF J-40123456-3\nPago móvil Banesco\n0414-1239087',
    { ...mobile, document: 'J401234563' },
  ],
  'RIF in groups with blanks': [
    'rif J 40 123 456 3, pago móvil Banesco, cel 0414-1239087',
    { ...mobile, document: 'J401234563' },
  ],
  'an article before the name': [
    'Pago móvil Banesco 0414-1239087, rif J-401234569, a nombre de la Asociación Civil Roca Firme. Dios les pague',
    { ...mobile, document: 'J401234569', holder: 'Asociación Civil Roca Firme' },
  ],
  'A.C. before the name, everyday words with capitals': [
    'A nombre de: A.C. Colegio Nuestra Señora del Valle\nRIF J-401234569\n0134 0067 91 1067200567',
    { ...transfer, document: 'J401234569', holder: 'A.C. Colegio Nuestra Señora del Valle' },
  ],
  'S.C. after the name, and somebody addressed': [
    'Estimado Sr. Pereira: cuenta Banesco 01340067911067200567, titular Escritorio Jurídico Gil & Asociados, S.C., RIF J-401234569',
    { ...transfer, document: 'J401234569', holder: 'Escritorio Jurídico Gil & Asociados, S.C.' },
  ],
  'somebody addressed': [
    'Estimado Sr. Omar Pereira: cuenta Banesco 01340067911067200567, RIF J-401234569',
    { ...transfer, document: 'J401234569' },
  ],
  'short forms in the name': [
    'Titular: Condominio Conj. Res. La Loma, RIF J-40123456-9, Banesco 01340067911067200567',
    { ...transfer, document: 'J401234569', holder: 'Condominio Conj. Res. La Loma' },
  ],
  "'de' before the name": [
    'Cuenta 0134 0067 91 1067200567 (Banesco) de Colegio Los Próceres, C.A. RIF J-40123456-9',
    { ...transfer, document: 'J401234569', holder: 'Colegio Los Próceres, C.A.' },
  ],
  'a firm and a person': [
    'Retira Omar Gil. Pago a Banesco 0134 0067 91 1067200567, Importadora Lara C.A. J-40123456-9',
    { ...transfer, document: 'J401234569', holder: 'Importadora Lara C.A.' },
  ],
  'thanks before a sign': [
    'Gracias por querer ayudar 🐾 Fundación Huellitas, RIF J-40123456-9, Banesco 01340067911067200567',
    { ...transfer, document: 'J401234569', holder: 'Fundación Huellitas' },
  ],
  'a name of everyday words after a label': [
    'Hospital Luis Ortega. RIF G-20008814-5, cuenta 01340067911067200567, a nombre de FUNDAHOSPITAL Nueva Esparta',
    { ...transfer, document: 'G200088145' },
  ],
  'a line of everyday words': [
    'Servicios Pago Agosto\nJ-40123456-9\nBanesco, 0414-1239087',
    { ...mobile, document: 'J401234569' },
  ],
  'a legal form and a word of the family': [
    'Pago móvil Banesco 0414-1239087 J-40123456-9 a nombre de Delicias de Mamá Chela C.A. gracias',
    { ...mobile, document: 'J401234569', holder: 'Delicias de Mamá Chela C.A.' },
  ],
  'its name also without the legal form': [
    'IMPRENTA DEL LLANO\nPago a nombre de:\nImprenta del Llano C.A.\nJ-40123456-9\nBanesco 01340067911067200567',
    { ...transfer, document: 'J401234569', holder: 'Imprenta del Llano C.A.' },
  ],
  'the client on a bill': [
    'IMPRENTA DEL LLANO, C.A.\nCliente: Iris Pinto  C.I. V-11.908.334\nBanesco 01340067911067200567\nRIF J-40123456-9',
    { ...transfer, document: 'J401234569', holder: 'IMPRENTA DEL LLANO, C.A.' },
  ],
  ...inOtherWords(
    ['Hnos.', 'Cía.', 'Suc.', 'Sucs.', 'Inv.', 'Dist.', 'Com.', 'Rep.', 'Sta.', 'Sto.'].map((short): Gap => [
      `Titular: Ferretería ${short} Pinto, C.A.\n0134 0067 91 1067200567…`,
      { ...noDocument, holder: `Ferretería ${short} Pinto, C.A.` },
      '',
    ]),
  ),
};
