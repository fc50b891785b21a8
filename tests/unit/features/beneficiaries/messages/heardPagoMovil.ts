import type { PastedMessage } from './pastedMessage';
import { said } from './said';

/** Pago móvil as people write it in a chat. */
export const heardPagoMovil: readonly PastedMessage[] = [
  said('heard: the three values in one line', 'Pago móvil 0134 / 14209876 / 04141239087', {
    method: 'pago-movil',
    bank: '0134',
    document: 'V14209876',
    phone: '04141239087',
  }),
  said('heard: three lines without a word', '0102\n18455902\n04247651209', {
    method: 'pago-movil',
    bank: '0102',
    document: 'V18455902',
    phone: '04247651209',
  }),
  said(
    'heard: names of the banks and a plus',
    'Pagomovil\nBanco: Banesco\nTlf: +58 412 998 12 34\nCI: V-20.998.123',
    { method: 'pago-movil', bank: '0134', document: 'V20998123', phone: '04129981234' },
  ),
  said(
    'heard: a verb before the name, pago móvil',
    'Recibe Milagros Coromoto Paredes, V-12.009.871, 0416-6021987, Bancamiga',
    {
      method: 'pago-movil',
      bank: '0172',
      document: 'V12009871',
      phone: '04166021987',
      holder: 'Milagros Coromoto Paredes',
    },
  ),
  said(
    'heard: it would be for',
    'Sería para Darwin Alexander Colmenares, CI 21.556.703, tlf 0424 5561203, Provincial, pago móvil',
    {
      method: 'pago-movil',
      bank: '0108',
      document: 'V21556703',
      phone: '04245561203',
      holder: 'Darwin Alexander Colmenares',
    },
  ),
  said(
    'heard: he who collects',
    'Quien retira es Omaira Josefina Zambrano\n8.443.201\n0414.776.90.12\nBanco de Venezuela',
    {
      method: 'pago-movil',
      bank: '0102',
      document: 'V8443201',
      phone: '04147769012',
      holder: 'Omaira Josefina Zambrano',
    },
  ),
  said(
    'heard: a title and a house',
    'Para entregar en casa de la abuela: Sra. Carmen Dolores Rivas, CI 4.112.987, tlf 0426-3328871, BDV',
    {
      method: 'pago-movil',
      bank: '0102',
      document: 'V4112987',
      phone: '04263328871',
      holder: 'Carmen Dolores Rivas',
    },
  ),
  said(
    'heard: who writes has a cédula, too',
    'Titular: Héctor Rafael Sandoval V-9.876.120, 0412-3345678, Mercantil. Te escribe su hija Mónica V-25.110.934',
    {
      method: 'pago-movil',
      bank: '0105',
      phone: '04123345678',
      holder: 'Héctor Rafael Sandoval',
      document: 'V9876120',
    },
  ),
  said(
    'heard: bank of origin and destination',
    'Banco origen: Banesco\nBanco destino: Bancaribe\nCédula: 17.340.228\nTeléfono: 04169087712',
    { method: 'pago-movil', bank: '0114', document: 'V17340228', phone: '04169087712' },
  ),
  said(
    'heard: alias and name',
    'Alias: La Negra\nNombre: Nairobi del Carmen Suárez\nBanco Venezuela (0102)\nCI 15.778.903\nTel 0424-1170932',
    {
      method: 'pago-movil',
      bank: '0102',
      document: 'V15778903',
      phone: '04241170932',
      holder: 'Nairobi del Carmen Suárez',
      alias: 'La Negra',
    },
  ),
  said(
    'heard: two lists of data',
    '1) Génesis Carolina Ochoa V-24.551.870 0412-7789012 Banesco\n2) Kevin Jesús Ochoa V-27.890.114 0414-2231190 Mercantil',
    { method: 'pago-movil' },
  ),
  said(
    'heard: emoji as labels',
    '🏦 Mercantil\n🪪 19.334.551\n📱 0412 445 90 81\n👤 Jhonatan Miguel Prieto',
    {
      method: 'pago-movil',
      bank: '0105',
      document: 'V19334551',
      phone: '04124459081',
      holder: 'Jhonatan Miguel Prieto',
    },
  ),
  said(
    'heard: a number of Spain',
    'Ya cambié de chip, ahora soy +34 655 012 987. Pago móvil de mi mamá: BNC, 7.221.098, 0416 2209817',
    { method: 'pago-movil', bank: '0191', document: 'V7221098', phone: '04162209817' },
  ),
  said(
    'heard: a number of Colombia',
    'Escríbeme al +57 310 4455667. El pago móvil es 0424-9012345 C.I. 16.445.209 Banco del Tesoro',
    { method: 'pago-movil', bank: '0163', document: 'V16445209', phone: '04249012345' },
  ),
  said('heard: the phone without its zero', 'pm: 4146677889 / 13445667 / banesco', {
    method: 'pago-movil',
    bank: '0134',
    document: 'V13445667',
    phone: '04146677889',
  }),
  said(
    'heard: the code and the name of the bank',
    'PAGO MOVIL\n0172 BANCAMIGA\nC.I. 26.001.945\nTELF. 0412-0087612\nTITULAR: STEFANY VALENTINA CRUZ',
    {
      method: 'pago-movil',
      bank: '0172',
      document: 'V26001945',
      phone: '04120087612',
      holder: 'STEFANY VALENTINA CRUZ',
    },
  ),
  said(
    'heard: an amount in bolívares',
    'Son 4.500,00 Bs por pago móvil al 0414-8890123, cédula 10.998.776, banco Plaza',
    { method: 'pago-movil', bank: '0138', document: 'V10998776', phone: '04148890123' },
  ),
  said(
    'heard: a reference of an earlier payment',
    'Listo, llegó con la referencia 00123456. Para la próxima: Banesco, V-14.667.209, 04123008891',
    { method: 'pago-movil', bank: '0134', document: 'V14667209', phone: '04123008891' },
  ),
  said(
    'heard: two phones, one is for calls',
    'Banco Mercantil V-18.776.430 pago móvil 0414-3021145 (para llamar: 0212-7619908)',
    { method: 'pago-movil', bank: '0105', document: 'V18776430', phone: '04143021145' },
  ),
  said(
    'heard: a cédula with blanks',
    'Pago móvil Banplus cédula V 17 889 203 teléfono 0424 330 11 22 a nombre de Rubén Darío Escalona',
    {
      method: 'pago-movil',
      bank: '0174',
      document: 'V17889203',
      phone: '04243301122',
      holder: 'Rubén Darío Escalona',
    },
  ),
  said(
    'heard: a birth date beside the data',
    'Wendy Carolina Machado, nació el 12/03/1994, CI 22.109.845, 0416-4457012, Venezuela',
    {
      method: 'pago-movil',
      bank: '0102',
      document: 'V22109845',
      phone: '04164457012',
      holder: 'Wendy Carolina Machado',
    },
  ),
  said(
    'heard: with thanks before and after',
    'Bendición tía 🙏 cuando puedas me ayudas con lo de las medicinas. Te dejo el pago móvil de la farmacia: Farmacia San Onofre C.A., J-50044321-8, 0412-5540098, Banesco. Dios te lo pague',
    {
      method: 'pago-movil',
      bank: '0134',
      refused: ['document', 'holder'],
      document: 'J500443218',
      phone: '04125540098',
      holder: 'Farmacia San Onofre C.A.',
    },
  ),
  said(
    'heard: a RIF and a cédula of one person',
    'Pago móvil: 0105, 0414-6650213\nCI V-16.330.291 (RIF V-16330291-4)\nJulio César Barrios',
    {
      method: 'pago-movil',
      bank: '0105',
      phone: '04146650213',
      document: 'V16330291',
      holder: 'Julio César Barrios',
    },
  ),
  said(
    'heard: the bank is only greeted',
    'No uso Banesco ya. Ahora tengo Bancamiga: 0424-7700981, 21.009.334, pago móvil',
    { method: 'pago-movil', bank: '0172', phone: '04247700981', document: 'V21009334' },
  ),
  said(
    'heard: the old phone is cancelled',
    'Mi pago móvil nuevo es 0412-9087765 (el 0414-1122334 ya no sirve), Provincial, 13.998.201',
    { method: 'pago-movil', bank: '0108', phone: '04129087765', document: 'V13998201' },
  ),
  said(
    'heard: the cédula of the child is no cédula',
    'Banco: Venezuela\nCédula de la mamá: 17.908.223\nTlf: 0426-5512098\nNombre: Yorgelis Andreína Mata',
    {
      method: 'pago-movil',
      bank: '0102',
      document: 'V17908223',
      phone: '04265512098',
      holder: 'Yorgelis Andreína Mata',
    },
  ),
  said('heard: data in brackets', '(Banesco) (V20445876) (0424-8123390) (Ender José Vivas)', {
    method: 'pago-movil',
    bank: '0134',
    document: 'V20445876',
    phone: '04248123390',
    holder: 'Ender José Vivas',
  }),
  said(
    'heard: the name first, then the data with dashes',
    '- Zulay Mercedes Blanco\n- V-5.908.112\n- 0416-1200934\n- Banco Exterior\n- pago móvil',
    {
      method: 'pago-movil',
      bank: '0115',
      document: 'V5908112',
      phone: '04161200934',
      holder: 'Zulay Mercedes Blanco',
    },
  ),
  said(
    'heard: both ways offered',
    'Como te sea más fácil: pago móvil 0414-5567123 o transferencia 01080600340860285944, Provincial, Elvis Antonio Duarte, 12.340.987',
    {
      bank: '0108',
      document: 'V12340987',
      phone: '04145567123',
      account: '01080600340860285944',
      holder: 'Elvis Antonio Duarte',
    },
    'Both methods are offered.',
  ),
  said(
    'heard: only the phone for the moment',
    'mi pago móvil es el mismo de siempre, 0412-6678012, banesco',
    { method: 'pago-movil', bank: '0134', phone: '04126678012' },
  ),
  said(
    'heard: misspelt words',
    'Pago mobil\nbanko: venesuela\nsedula: 23.887.012\ntelefno: 04143345098\nnonbre: Keiber José Rangel',
    {
      method: 'pago-movil',
      bank: '0102',
      document: 'V23887012',
      phone: '04143345098',
      holder: 'Keiber José Rangel',
    },
  ),
  said(
    'heard: decorated with lines',
    '━━━━━━━━━\n💸 PAGO MÓVIL 💸\n━━━━━━━━━\nBANCO 👉 BNC\nC.I 👉 11.334.876\nTLF 👉 0424-6619020',
    {
      method: 'pago-movil',
      bank: '0191',
      document: 'V11334876',
      phone: '04246619020',
    },
  ),
  said('heard: a hyphen for every value', 'Banesco-V17665432-04121109873-Maryelis Coromoto Toro', {
    method: 'pago-movil',
    bank: '0134',
    document: 'V17665432',
    phone: '04121109873',
    holder: 'Maryelis Coromoto Toro',
  }),
  said(
    'heard: digits without any separator in the cédula and with dots in the phone',
    'Te paso: Banco Agrícola. 9008712. 0416.881.2093. Nombre Alcides Rafael Guerra. Pago movil.',
    {
      method: 'pago-movil',
      bank: '0166',
      document: 'V9008712',
      phone: '04168812093',
      holder: 'Alcides Rafael Guerra',
    },
  ),
  said(
    'heard: a holder with a nickname in quotes',
    'Pago móvil de Luisa «la gorda» Marín: 0134, 0414 0098123, 14.551.208',
    { method: 'pago-movil', bank: '0134', document: 'V14551208', phone: '04140098123' },
    'Neither the holder nor the alias is certain.',
  ),
];
