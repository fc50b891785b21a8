import { inOtherWords, mobile, transfer } from './message';

/** Words around banks, numbers and methods. */
export const words = inOtherWords([
  // What is not to be used.
  [
    'Pago móvil Banesco V-8.222.111 0414-1239087, … Mercantil',
    mobile,
    'no uses|favor no usar|no es|no era|no mandes a|no envíes a|no deposites en|no transfieras a|no pases a|no hagas nada a|no tengo|no acepto|no utilizo|no trabajo con|ya no recibo en|la vieja de|la anterior de|antes tenía|la antigua de|cerré la de|perdí la de',
  ],
  [
    'Pago móvil Banesco V-8.222.111 0414-1239087. El 0424-7003344 …',
    mobile,
    'no sirve|no funciona|no es|no lo uses|no existe|no va|quedó bloqueado|fue bloqueado|lo cerraron|está inactivo|está suspendido|está dañado|lo perdí|era el viejo|es el anterior|es el antiguo|(ya no)|(no sirve)|(anterior)|(antiguo)|(cerrado)|(bloqueado)|viejo|anterior',
  ],
  ['Pago móvil Banesco V-8.222.111 0414-1239087. Mercantil …', mobile, 'la cerré|era la vieja'],
  [
    'Pago móvil Banesco V-8.222.111 0414-1239087, … V-9.333.222',
    mobile,
    'cotitular|representante|apoderado|testigo',
  ],
  [
    'Pago móvil Banesco V-8.222.111 0414-1239087, te envío … Mercantil',
    mobile,
    'desde mi|desde tu|desde el|desde la|desde banco|desde mi cuenta del|desde la cuenta de',
  ],
  ['Pago móvil Banesco V-8.222.111 0414-1239087, … Mercantil', mobile, 'ordenante:|remitente:'],
  // What a correction says.
  ['Pago móvil V-8.222.111 0414-1239087, no tengo Mercantil … Banesco', mobile, 'pero sí|sino|ahora uso'],
  ['Pago móvil Banesco V8222111-0…1239087', mobile, '414'],
  ['Pago móvil Banesco V8222111-0…1239087', { ...mobile, phone: '04161239087' }, '416'],
  ['Pago móvil Banesco V8222111-0…1239087', { ...mobile, phone: '04221239087' }, '422'],
  ['Pago móvil Banesco V8222111-0…1239087', { ...mobile, phone: '04241239087' }, '424'],
  ['Pago móvil Banesco V8222111-0…1239087', { ...mobile, phone: '04261239087' }, '426'],
  [
    '…, Pago móvil Banesco V-8.222.111 0414-1239087',
    mobile,
    'iris.04247003344@correo.example|www.chat.example/04247003344',
  ],
  ['…Pago móvil Banesco V-8.222.111 0414-1239087', mobile, '12/5/24, 10:15 - Omar Gil: '],
  ['…', mobile, '0134-8222111-04141239087|0134.8.222.111.0414-1239087|04141239087,V8222111,0134'],
  ['Pago móvil Banesco V-8.222.111 0414-1239087, alias: …', mobile, 'ninguno'],
  [
    'Pago móvil Banesco V-8.222.111 0414-1239087. … Omar Gil',
    { ...mobile, holder: 'Omar Gil' },
    'Enviar dinero a|Manda la plata a',
  ],
  [
    'Pago móvil Banesco V-8.222.111 0414-1239087. … Omar Gil',
    mobile,
    'Saludos a|Envía comprobante a|Mándale el comprobante a|Luego llamas a',
  ],
  ['0414/1239087 Banesco pago móvil 8.222.111…', mobile, ''],
  [
    'Pago móvil Banesco V-8.222.111, 0424-7003344, … 0414-1239087',
    mobile,
    'disculpa,|corrección:|me equivoqué, es|equivocado, es|digo|rectifico:|error, es|ahora es|ahora uso|ahora tengo|el nuevo es|corrige:|número nuevo|teléfono correcto',
  ],
  ['Pago móvil Banesco 0414-1239087, V-9.333.222, … V-8.222.111', mobile, 'la nueva es|cédula correcta'],
  ['Banesco V-8.222.111, 0134 0067 92 1067200568, … 0134 0067 91 1067200567', transfer, 'cuenta nueva'],
  // Whose a number is.
  [
    'Pago móvil Banesco 0414-1239087, su cédula 8.222.111, …',
    mobile,
    'mi ci es 9.333.222|mi documento es 9.333.222|mi rif es V-9.333.222|el mío es 9.333.222',
  ],
  [
    'Pago móvil Banesco 0414-1239087, … 8.222.111, la mía es 9.333.222',
    mobile,
    'su ci|la de él es|la de ella es',
  ],
  [
    'Pago móvil Banesco V-8.222.111, … 0414-1239087, el mío es 0424-7003344',
    mobile,
    'su teléfono|su número|su celular|su tlf',
  ],
  [
    'Banesco V-8.222.111, … 0134 0067 91 1067200567, la mía es 0134 0067 92 1067200568',
    transfer,
    'su cuenta',
  ],
  [
    'Pago móvil Banesco 8.222.111 0414-1239087, mi cédula es 9.333.222. Es de …',
    mobile,
    'el vecino|la vecina|un amigo|una amiga',
  ],
  // A phone to call.
  [
    'Pago móvil Banesco V-8.222.111 0414-1239087\n… 0424-7003344',
    mobile,
    'Si no llega me llames al|Escríbeme al|Avísame al|Avise al|Comunícate al|Contáctame al|Contacto:|WhatsApp|Wasap|Wsp|Emergencia|Repícame al',
  ],
  ['Banesco V-8.222.111, … y WhatsApp 0414-1239087', mobile, 'pago móvil|pagomóvil|PM|Tlf|Telf|teléfono'],
  [
    'Pago móvil Banesco V-8.222.111 0414-1239087. Mándame … al 0424-7003344',
    mobile,
    'el capture|el comprobante del pago',
  ],
  // Numbers of something else.
  [
    'Pago móvil Banesco 8.222.111 0414-1239087, … 9333222',
    mobile,
    'referencia|pedido|orden|factura|recibo|operación|comprobante|transacción|concepto|guía|contrato|póliza|clave|pin|código postal|código de seguridad|código de verificación|código de cliente|dni|nie|nif|nit|pasaporte|licencia|tarjeta|cvv|termina en|terminada en|terminado en|factura n|factura no|factura nro|factura num|factura número|factura de la|recibo del|orden de pedido|tarjeta terminada en|referencia final|placa|serial|iban',
  ],
  [
    'Pago móvil Banesco 8.222.111 0414-1239087, … 1.250.501',
    mobile,
    'ves|usd|us$|eur|monto|son|límite|máximo|mínimo|valor|precio|costo|cuesta|vale|tasa|por|envíame|envía|mándame|manda|deposítame|deposita|transfiéreme|transfiere|pásame|quedan|deben|debo|cantidad|el abono es|un abono de|monto de|monto diario|monto mensual|manda unos|manda como|monto el|total bs',
  ],
  [
    'Pago móvil Banesco 8.222.111 0414-1239087, 1.250.501 …',
    mobile,
    'bss|bsd|bsf|bolos|bolívares|usd|eur|euros|dólares|mil|millones|lucas|palos|verdes|usdt|€|$',
  ],
  // How the method is named.
  ['… 0414-1239087', { method: 'pago-movil', phone: '04141239087' }, 'P. móvil|PMóvil|Pago mov'],
  // No mobile payment.
  [
    '… pago móvil. Cuenta Banesco 0134 0067 91 1067200567, V-8.222.111',
    transfer,
    'No tiene|No uso|No usa|No acepto|No hagas|No sirve|No me sirve|No manejo|No maneja|No por|No es|Ya no|Nada de|Sin|No tengo el|No hagas un|No me sirve mi|No es por|Ya no uso|Ya no tengo',
  ],
  // Transfers by mobile payment.
  [
    'Hazme la transferencia … pago móvil: Banesco V-8.222.111 0414-1239087',
    mobile,
    'de|vía|con|en|x|a|al|bancaria por|por',
  ],
  ['Hazme la transf por pm: Banesco V-8.222.111 0414-1239087', mobile, ''],
  ['Banesco V-8.222.111, … ', { method: 'transferencia', bank: '0134', document: 'V8222111' }, 'transf|cta'],
  // An account that is none.
  [
    'Banesco V-8.222.111 0414-1239087, … cuenta',
    mobile,
    'lo hago por mi|va por tu|corre por su|te das|se dio|me doy|se da|te di|ten en|tomar en|abono a|en',
  ],
  [
    'Banesco V-8.222.111 0414-1239087, cuenta …',
    mobile,
    'con eso|que llegó|me dices|te digo|regresiva|de que llegó',
  ],
  [
    'Banesco V-8.222.111 0414-1239087, para …',
    mobile,
    'mis ahorros|tus ahorros|sus ahorros|los ahorros|unos ahorros|nuestros ahorros|pagar agua corriente|pagar luz corriente|aire corriente|lo corriente|estar al corriente|sin corriente|no hay corriente|se fue la corriente|volvió la corriente|llegó la corriente|cortaron la corriente',
  ],
  [
    'Pago móvil Banesco V-8.222.111 0414-1239087…',
    mobile,
    '. No le sigas la corriente|\nA todo le sigue la corriente| y a todos los muchachos del barrio les sigue la corriente',
  ],
  [
    '… la corriente a todos los muchachos del barrio y su pago móvil es Banesco V-8.222.111 0414-1239087',
    mobile,
    'Mi tío les sigue',
  ],
  [
    'Cuenta Banesco 0134 0067 91 1067200567\n…\nV-8.222.111',
    { ...transfer, accountType: 'AHORRO' },
    'Tipo: ahorro|Es de ahorro|La de ahorro|Ahorro',
  ],
  [
    'Pago móvil Banesco V-8.222.111\n0424-7003344\n0414-1239087\n…',
    mobile,
    'ese último es el bueno|este es el correcto|es el bueno',
  ],
  ['V-9.333.222 o V-8.222.111, esta es la correcta. Pago móvil Banesco 0414-1239087', mobile, ''],
  [
    'Mi cédula es 8.222.111, me falta … cuenta',
    { document: 'V8222111' },
    'mandarte la|la|buscar mi|pasarte el número de la',
  ],
  ['Pago móvil no …, usa Banesco 0134 0067 91 1067200567\nV-8.222.111', transfer, 'tengo|uso'],
  // The one of two methods that is preferred.
  [
    '… pago móvil, la transferencia tarda. Banesco V-8.222.111 0414-1239087, cuenta 0134 0067 91 1067200567',
    { ...mobile, account: transfer.account },
    'Mejor|Mejor por|Es mejor el|Pero mejor con|Prefiero un',
  ],
  [
    '… transferencia, el pago móvil tarda. Banesco V-8.222.111 0414-1239087, cuenta 0134 0067 91 1067200567',
    { ...transfer, phone: mobile.phone },
    'Mejor por|Prefiero la|Mejor una',
  ],
  [
    '… pago móvil. Banesco V-8.222.111 0414-1239087, cuenta 0134 0067 91 1067200567',
    { ...transfer, method: undefined, phone: mobile.phone },
    'A lo mejor',
  ],
  [
    'Usa la cuenta, el pago móvil … Banesco 0134 0067 91 1067200567, V-8.222.111',
    transfer,
    'lo tengo bloqueado.|no funciona:',
  ],
]);
