import { nothing, type PastedMessage } from './pastedMessage';

/** Prose and dictated messages. */
export const prose: readonly PastedMessage[] = [
  {
    id: 'mother-in-prose',
    text: 'Hola hija, Dios te bendiga. Anota el pago móvil de Banesco: el teléfono es 0414-0005050 y la cédula 6.443.298. Un besote',
    expected: { ...nothing, method: 'pago-movil', bank: '0134', document: 'V6443298', phone: '04140005050' },
  },
  {
    id: 'voice-without-punctuation',
    text: 'hola mi amor mira el pago móvil es banco mercantil cero uno cero cinco la cédula 14 332 087 y el teléfono 0424 000 6060 gracias',
    expected: { ...nothing, method: 'pago-movil', bank: '0105', document: 'V14332087', phone: '04240006060' },
  },
  {
    id: 'voice-v-of-venezuela',
    text: 'anota la cédula V de Venezuela 18 554 331 banco provincial teléfono 0412 000 7171 es pago móvil',
    expected: { ...nothing, method: 'pago-movil', bank: '0108', document: 'V18554331', phone: '04120007171' },
    reason: 'The word Venezuela spells the letter V here.',
  },
  {
    id: 'prose-account',
    text: 'Hermano, hazme la transferencia a la cuenta corriente del Exterior, es la 01150000533001000001, a nombre de Leonardo Gil Fuenmayor, cédula 12.009.443',
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0115',
      document: 'V12009443',
      account: '01150000533001000001',
      holder: 'Leonardo Gil Fuenmayor',
      accountType: 'CORRIENTE',
    },
  },
  {
    id: 'country-is-not-a-bank',
    text: 'Hola, para enviar a mi mamá en Venezuela: pago móvil Bancaribe, 0412-0001919, cédula 4.887.200',
    expected: { ...nothing, method: 'pago-movil', bank: '0114', document: 'V4887200', phone: '04120001919' },
    reason: 'Venezuela is the country here.',
  },
  {
    id: 'abroad-is-not-a-bank',
    text: 'Como estás en el exterior te mando los datos de pago móvil: BNC, C.I. 15.009.221, telf 0414-0003939',
    expected: { ...nothing, method: 'pago-movil', bank: '0191', document: 'V15009221', phone: '04140003939' },
    reason: 'Exterior means abroad here.',
  },
  {
    id: 'plaza-is-not-a-bank',
    text: 'El pago móvil del señor de la Plaza Bolívar es Banesco 0134 cédula 8.112.443 teléfono 0416-0004949',
    expected: { ...nothing, method: 'pago-movil', bank: '0134', document: 'V8112443', phone: '04160004949' },
  },
  {
    id: 'my-bank-is',
    text: 'mi banco es banesco, pago movil al 04140006969 cedula 21.009.443',
    expected: { ...nothing, method: 'pago-movil', bank: '0134', document: 'V21009443', phone: '04140006969' },
    reason: 'Mi banco is no name of a bank here.',
  },
  {
    id: 'transferir-as-verb',
    text: 'Para que me transfieras: Bdv 0102, 13.445.092, 0426-0007979',
    expected: { ...nothing, method: 'pago-movil', bank: '0102', document: 'V13445092', phone: '04260007979' },
    reason: 'The verb does not name the method.',
  },
  {
    id: 'grandson-writes',
    text: 'Buenas tía, escribe Andresito. La abuela dice que el pago móvil es el de siempre pero cambió de número: 0412-0009999, Banco del Tesoro, cédula 2.998.443',
    expected: { ...nothing, method: 'pago-movil', bank: '0163', document: 'V2998443', phone: '04120009999' },
  },
  {
    id: 'long-greeting',
    text: `Buenos días primo, espero que estén todos bien por allá, por aquí luchando como siempre jajaja. Mira, te dejo los datos del señor que arregla la nevera para que le pagues:
Arquímedes Bastidas
CI 9.665.321
Banco Provincial
0414 0001212 pago móvil
Avísame cuando lo hagas porfa 🙏`,
    expected: {
      ...nothing,
      method: 'pago-movil',
      bank: '0108',
      document: 'V9665321',
      phone: '04140001212',
      holder: 'Arquímedes Bastidas',
    },
  },
  {
    id: 'signed-greeting',
    text: `Pago móvil Banplus 0174
V-16.112.887
0412-0002525
Saludos y mil gracias,
Mariela Contreras`,
    expected: { ...nothing, method: 'pago-movil', bank: '0174', document: 'V16112887', phone: '04120002525' },
    reason: 'Who signs is not necessarily the holder.',
  },
  {
    id: 'thanks-to-a-name',
    text: `Gracias Andrés 🙌
pago movil 0102
ci 10.445.998
0416-0003636`,
    expected: { ...nothing, method: 'pago-movil', bank: '0102', document: 'V10445998', phone: '04160003636' },
    reason: "The name is the reader's.",
  },
  {
    id: 'prose-rif',
    text: 'El señor factura con RIF V-07889001-7, se llama Nerio Antonio Boscán y la cuenta corriente del BNC es 0191 0000 60 3001000003',
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0191',
      document: 'V078890017',
      account: '01910000603001000003',
      holder: 'Nerio Antonio Boscán',
      accountType: 'CORRIENTE',
    },
  },
  {
    id: 'foreign-in-prose',
    text: 'Mi esposo es extranjero, su cédula es la E 83.445.120. Pago móvil Mercantil al 0414-0005858',
    expected: { ...nothing, method: 'pago-movil', bank: '0105', document: 'E83445120', phone: '04140005858' },
  },
  {
    id: 'landlady',
    text: 'Señora Graciela dice que le depositen el alquiler en Bancaribe cta 01140000163001000005, CI 5.334.221, a nombre de Graciela Mercedes Ochoa',
    expected: {
      ...nothing,
      method: 'transferencia',
      bank: '0114',
      document: 'V5334221',
      account: '01140000163001000005',
      holder: 'Graciela Mercedes Ochoa',
    },
  },
  {
    id: 'caroni-is-not-a-bank',
    text: 'El mecánico que está por el Caroní, en Puerto Ordaz: pago móvil Banesco 16.009.112 tlf 0426-0006767',
    expected: { ...nothing, method: 'pago-movil', bank: '0134', document: 'V16009112', phone: '04260006767' },
    reason: 'A river.',
  },
];
