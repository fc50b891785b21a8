import type { PastedMessage } from './pastedMessage';
import { said } from './said';

/** A third set, measured as it was written. */
export const heardLastMore: readonly PastedMessage[] = [
  said(
    'last: 21',
    'Oye y también manda lo de la abuela: Ramona Elvira Sulbarán, 2.998.341, Bancamiga, 0426-1120983',
    {
      method: 'pago-movil',
      bank: '0172',
      phone: '04261120983',
      document: 'V2998341',
      holder: 'Ramona Elvira Sulbarán',
    },
  ),
  said(
    'last: 22',
    'Te dejo dos opciones.\nA) Pago móvil: Banesco 0414-9981204 V-18.334.120\nB) Cuenta: 01340781939041404118',
    { bank: '0134', phone: '04149981204', document: 'V18334120', account: '01340781939041404118' },
  ),
  said(
    'last: 23',
    'No me lo mandes a la de Provincial que está bloqueada, usa la de BNC: 01910932185340149699 Álvaro Enrique Lugo 13.009.234',
    {
      method: 'transferencia',
      bank: '0191',
      account: '01910932185340149699',
      holder: 'Álvaro Enrique Lugo',
      document: 'V13009234',
    },
  ),
  said('last: 24', 'es este +584127781290 , banesco , v17889002', {
    method: 'pago-movil',
    bank: '0134',
    phone: '04127781290',
    document: 'V17889002',
  }),
  said('last: 25', 'Pago movil 100% banco, 0424-5671209, 9.998.112', {
    method: 'pago-movil',
    bank: '0156',
    phone: '04245671209',
    document: 'V9998112',
  }),
  said('last: 26', 'Llámame cuando lo hagas (0034 691 22 33 44). Banesco 0134 0070 91 3977712688', {
    method: 'transferencia',
    bank: '0134',
    account: '01340070913977712688',
  }),
  said('last: 27', 'Hola amiga 😘 soy Vane. Mi pago móvil: 0414.112.98.76 / 22.109.334 / Mercantil. Besos', {
    method: 'pago-movil',
    bank: '0105',
    phone: '04141129876',
    document: 'V22109334',
  }),
  said(
    'last: 28',
    'Para: Sr. Eleazar Guerrero\nC.I. 7.990.123\nBanco: BFC\nCuenta: 0151-0130-55-8876749160',
    {
      method: 'transferencia',
      bank: '0151',
      account: '01510130558876749160',
      holder: 'Eleazar Guerrero',
      document: 'V7990123',
    },
  ),
  said(
    'last: 29',
    'Titular Marcos Evangelista Toro, CI V 12 334 990, Cta Ahorro Banco Venezuela 0102 0130 64 4435822803',
    {
      method: 'transferencia',
      bank: '0102',
      account: '01020130644435822803',
      accountType: 'AHORRO',
      holder: 'Marcos Evangelista Toro',
      document: 'V12334990',
    },
  ),
  said('last: 30', 'mañana te paso lo del banco que estoy en el trabajo, besitos', {}),
  said(
    'last: 31',
    'La cédula mía es 24.556.109 y la de mi hija 33.120.998, pago móvil mío Banesco 0412-7789034',
    { method: 'pago-movil', bank: '0134', phone: '04127789034' },
    'Two documents.',
  ),
  said(
    'last: 32',
    'Ferretotal del Centro C.A.\nRIF J-41235988-6\nBanco Provincial\n01080060918859571734\nFactura 00045123',
    {
      method: 'transferencia',
      bank: '0108',
      account: '01080060918859571734',
      refused: ['holder'],
      document: 'J412359886',
      holder: 'Ferretotal del Centro C.A.',
    },
  ),
  said('last: 33', 'Juan Carlos Díaz - Banesco - 0134-0681-21-6784338019 - V-15.009.332', {
    method: 'transferencia',
    bank: '0134',
    account: '01340681216784338019',
    holder: 'Juan Carlos Díaz',
    document: 'V15009332',
  }),
  said(
    'last: 34',
    'El beneficiario es mi primo Luis Ernesto Bracho (16.223.908), pago móvil 0414-6612345 Provincial',
    {
      method: 'pago-movil',
      bank: '0108',
      phone: '04146612345',
      document: 'V16223908',
      holder: 'Luis Ernesto Bracho',
    },
  ),
  said(
    'last: 35',
    'transferir a nombre de Corina del Valle Salas cédula veinte millones no tiene cuenta, pago móvil 0412-3341290 banesco',
    { method: 'pago-movil', bank: '0134', phone: '04123341290', holder: 'Corina del Valle Salas' },
  ),
  said(
    'last: 36',
    'Dirección: Calle 72 con Av. 3H, Maracaibo 4002. Recibe: Ninoska Urdaneta. 0261-7912345. CI 13.556.781. Banco BNC. Pago móvil 0414-6120987',
    {
      method: 'pago-movil',
      bank: '0191',
      phone: '04146120987',
      document: 'V13556781',
      holder: 'Ninoska Urdaneta',
    },
  ),
  said('last: 37', 'Saldo 1.250.000,00. Mi CI 18.990.112 mi banco Activo mi tlf 0424-9008123', {
    method: 'pago-movil',
    bank: '0171',
    phone: '04249008123',
    document: 'V18990112',
  }),
  said(
    'last: 38',
    'Banco Venezolano de Crédito 0104-0024-49-9067350023 Sra. María de los Ángeles Conde V-8.009.112',
    {
      method: 'transferencia',
      bank: '0104',
      account: '01040024499067350023',
      holder: 'María de los Ángeles Conde',
      document: 'V8009112',
    },
  ),
  said(
    'last: 39',
    'Anota: cero cuatro catorce, 778 12 34, banesco, 17.889.120',
    { bank: '0134', document: 'V17889120' },
    'Half of the phone is spelled.',
  ),
  said(
    'last: 40',
    'Es la cuenta de mi esposo Jairo Alexis Contreras Mora, C.I. 11.998.443, Sofitasa 01370547065508597212',
    {
      method: 'transferencia',
      bank: '0137',
      account: '01370547065508597212',
      holder: 'Jairo Alexis Contreras Mora',
      document: 'V11998443',
    },
  ),
];
