import type { PastedMessage } from './pastedMessage';
import { said } from './said';

/** Accounts as people in Venezuela and Spain send them: in groups, with greetings, in one line, with the amount. */
export const heardTransfers: readonly PastedMessage[] = [
  said(
    'heard: account with a branch from 00, in groups',
    'Mi niña buenos días. La cuenta es Banesco corriente 0134 0070 91 3977712688 a nombre de Yusmely Contreras, cédula 14.209.876',
    {
      method: 'transferencia',
      bank: '0134',
      account: '01340070913977712688',
      accountType: 'CORRIENTE',
      holder: 'Yusmely Contreras',
      document: 'V14209876',
    },
  ),
  said(
    'heard: four groups of four after the branch from 00',
    'BNC ahorro\n0191-0000-6567-2700-5483\nWilmer José Araque\nV-11087654',
    {
      method: 'transferencia',
      bank: '0191',
      account: '01910000656727005483',
      accountType: 'AHORRO',
      holder: 'Wilmer José Araque',
      document: 'V11087654',
    },
  ),
  said(
    'heard: two halves with a dot',
    'Cta cte Mercantil 0105002229.5144243101 Carmen Aurora Salazar CI 9.812.345',
    {
      method: 'transferencia',
      bank: '0105',
      account: '01050022295144243101',
      accountType: 'CORRIENTE',
      holder: 'Carmen Aurora Salazar',
      document: 'V9812345',
    },
  ),
  said(
    'heard: a Spanish number with 00 beside an account',
    'Este es mi número de aquí 0034 622 145 908 por si acaso. Para la transferencia: Provincial 0108 0006 49 8202679509, Luis Alberto Perdomo V7344128',
    {
      method: 'transferencia',
      bank: '0108',
      account: '01080006498202679509',
      holder: 'Luis Alberto Perdomo',
      document: 'V7344128',
    },
  ),
  said(
    'heard: labels with asterisks',
    '*Banco:* Banco de Venezuela\n*Tipo:* Ahorro\n*N° de cuenta:* 01020285007138717134\n*Titular:* Rosa Elena Villegas\n*C.I:* V-16.330.291',
    {
      method: 'transferencia',
      bank: '0102',
      account: '01020285007138717134',
      accountType: 'AHORRO',
      holder: 'Rosa Elena Villegas',
      document: 'V16330291',
    },
  ),
  said(
    'heard: a verb before the name',
    'Cobra José Gregorio Briceño, V-18455902, Banesco 01340680414514822894',
    {
      method: 'transferencia',
      bank: '0134',
      account: '01340680414514822894',
      holder: 'José Gregorio Briceño',
      document: 'V18455902',
    },
  ),
  said(
    'heard: a numbered list of one person',
    '1. Banco Exterior\n2. Cuenta corriente 01150146011473477152\n3. Marisol del Valle Rondón\n4. 12.876.540',
    {
      method: 'transferencia',
      bank: '0115',
      account: '01150146011473477152',
      accountType: 'CORRIENTE',
      holder: 'Marisol del Valle Rondón',
      document: 'V12876540',
    },
  ),
  said(
    'heard: the amount in the same line',
    'porfa transfiere 50 euros a mi tía Nelly Josefina Urdaneta c.i 5.678.123 cuenta venezuela 0102-0260-44-3528497527 gracias',
    {
      method: 'transferencia',
      bank: '0102',
      account: '01020260443528497527',
      holder: 'Nelly Josefina Urdaneta',
      document: 'V5678123',
    },
  ),
  said(
    'heard: a RIF of one person with the account',
    'Datos para transferencia:\nDaniel Enrique Mujica\nRIF: V-18455902-8\nBancaribe\n0114 0420 11 6813380024\nCorriente',
    {
      method: 'transferencia',
      bank: '0114',
      account: '01140420116813380024',
      accountType: 'CORRIENTE',
      holder: 'Daniel Enrique Mujica',
      document: 'V184559028',
    },
  ),
  said(
    'heard: a firm of one person, with the letters of its form',
    'FRUTERÍA EL TURPIAL F.P.\nRIF V-21556703-2\nBanesco 0134-0781-93-9041404118',
    {
      method: 'transferencia',
      bank: '0134',
      account: '01340781939041404118',
      refused: ['holder'],
      holder: 'FRUTERÍA EL TURPIAL F.P.',
      document: 'V215567032',
    },
  ),
  said(
    'heard: a firm with J',
    'Inversiones La Trinidad 2020, C.A.\nJ-40123456-9\nBanco Mercantil Cta. Corriente\n0105 0802 91 1037393407',
    {
      method: 'transferencia',
      bank: '0105',
      account: '01050802911037393407',
      accountType: 'CORRIENTE',
      refused: ['holder'],
      holder: 'Inversiones La Trinidad 2020, C.A.',
      document: 'J401234569',
    },
  ),
  said(
    'heard: the bank from which it leaves',
    'Yo te pago desde Banesco. Tú recibes en: BNC 01910039172313508621 Eduardo Antonio Pacheco 10.222.871',
    {
      method: 'transferencia',
      account: '01910039172313508621',
      bank: '0191',
      holder: 'Eduardo Antonio Pacheco',
      document: 'V10222871',
    },
  ),
  said(
    'heard: the bank disagrees with the account',
    'Banesco\n01050962959327893351\nAna Karina Bolívar\n17.554.209',
    {
      method: 'transferencia',
      account: '01050962959327893351',
      holder: 'Ana Karina Bolívar',
      document: 'V17554209',
    },
    'Name and number name two banks.',
  ),
  said(
    'heard: a digit is missing',
    'Banplus 0174 0740 74 491766146833 Freddy Ramón Guédez V-8765432',
    { bank: '0174', holder: 'Freddy Ramón Guédez', document: 'V8765432' },
    'The number has 22 digits: it is no account, and with no account no method is certain.',
  ),
  said(
    'heard: a foreigner with a permit',
    'Bancamiga 01720974497045785883. Giuseppe Antonio Ferrari, cédula E-81.990.442',
    {
      method: 'transferencia',
      bank: '0172',
      account: '01720974497045785883',
      holder: 'Giuseppe Antonio Ferrari',
      document: 'E81990442',
    },
  ),
  said(
    'heard: a foreigner in words',
    'La señora es extranjera, su cédula es 84.123.001. Luz Marina Quintero, banco Plaza, ahorro 0138 0182 77 9252600057',
    {
      method: 'transferencia',
      bank: '0138',
      account: '01380182779252600057',
      accountType: 'AHORRO',
      holder: 'Luz Marina Quintero',
      document: 'E84123001',
    },
  ),
  said(
    'heard: a second payment after the cédula',
    'Banco del Tesoro 01630372151331625715 Yelitza Coromoto Parra V-13.908.442. 3 pagos de 15 cada viernes',
    {
      method: 'transferencia',
      bank: '0163',
      account: '01630372151331625715',
      holder: 'Yelitza Coromoto Parra',
      document: 'V13908442',
    },
  ),
];
