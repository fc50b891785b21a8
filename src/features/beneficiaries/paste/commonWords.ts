import { fold } from './cleanText';

/** Words of a company's name. */
const COMPANY =
  'abasto abastos almacen almacenes arepera asociacion auto autolavado bodega bodegon bufete cafeteria carniceria carpinteria cauchera centro charcuteria cerrajeria clinica colegio comercial comercializadora condominio consorcio construcciones consultorio consultores cooperativa corporacion distribuidora drogueria empresa empresas escritorio escuela estacionamiento fabrica farmacia ferreteria floristeria frigorifico fruteria fundacion gimnasio grupo heladeria herreria hotel iglesia imprenta industrias instituto inversiones inversora jugueteria laboratorio laboratorios lavanderia libreria licoreria lunch lubricantes mercado merceria multiservicios muebleria optica panaderia papeleria parroquia pasteleria peluqueria perfumeria pescaderia policlinica pizzeria posada posadas quincalleria representaciones repuestos residencias restaurante restaurant salon servicios suministros supermercado taller talleres tecnologia tienda transporte transportes unidad universidad variedades verduleria veterinaria viajes zapateria';

/** Words that no name has: of banking, of chat, of family, of places, and small words. */
const OTHER = `
a abajo aca agregar ahi ahora ahorita ahorro ahorros algo alla alli amigo amiga amor anota anotalo apartamento apunta aqui asi asociado aunque av avenida avisa avisame
aviso ayer ayuda abuela abuelo abuelita abuelito bancaria bancario bancarios bancarias banco bancos barrio bendiciones besos bien bolivares bolivarianos buen buena buenas bueno buenos bs
cada calle cambio cancelar capture caracas barcelona barquisimeto maracaibo maracay merida valencia guayana ordaz cabimas coro cumana porlamar carupano anzoategui aragua zulia tachira trujillo estado ciudad carro casa caso cedula celular cel chamo chama ci cierto claro cliente coloca comadre compadre como comprobante con concepto confirma confirmame contacto correo
corriente coriente creo cta cte cual cualquier cualquiera cuando cuanto cuenta cuentas cunado cunada dale dame dan datos de deposita deposito depositos depositar desde despues dia dias dice dile dios disculpa documento dolares doc donde dos edificio efectivo ella ellos email
en entonces envia enviame enviar envio enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre eres es esa ese eso esposa esposo esta estas este esto estos euros exterior exitoso extranjero familia fecha favor fin fue gas gracias
hace hacer hasta hay hazme hermana hermano hermanita hermanito hija hijo hijos hola hoy id identidad importante informacion jubilado junto la lapso las listo llama llamame llego lo luego lugar lunes martes miercoles jueves viernes sabado luz ma madre madrina mama mami manana mandame mandar mande mas me medicinas mensaje mes mi mia mil mientras mio mis misma mismo mitad monto movil movl moviles mucho muchas mira
nacida nacido nada necesito nene nena ni nieto nieta ninguno no nombre nos nosotros nota novia novio nuestra nuestro nueva nuevo numero nunca o ok otra otro otros pa padre padrino pagar pago pagos papa papi para parte pasa pasame pasar pasaporte perdon pero persona personal plata pm por porfa porque primera primo prima primera puede puedes pues puerto pto punto
que queda quien quiero quinta rapido ref referencia registrada registrado registro remesa repito rif saludos se segun seguro sector senor senora ser si siempre sin sms sobre sobrina sobrino solo son soy su sucursal suegra suegro sus suyo ta tambien tasa te telefono telf tel tia tiene tienes tio tipo tlf tlfn titular toca toda todo todos toma total transferencia transferencias transferir transfiere tu tus tuyo un una unas uno unos urbanizacion urb urgente usa usar v va vale valor vamos vas vecina vecino venezolano venezolana venezuela ver vez via vieja viejo vive vivo voy whatsapp wasap ya yo zelle binance zona
beneficiario beneficiaria juridica juridico natural nacional moneda codigo clave favorito favorita agencia principal oficina sede nro num numeros nombres apellidos apellido completo completos correcto correcta nueva nuevos estos dinero real divisas divisa verde verdes digital plaza banca mensualidad alquiler comida mercadito regalo semana quincena proyecto pagina telegram instagram gmail hotmail
yerno yerna kilos kiosko yogurt yogur yerba yucas western union wifi website
`;

const company = new Set(COMPANY.split(' '));
const other = new Set(OTHER.split(/\s+/));

export const isCompanyWord = (word: string) => company.has(word);

/** Particles stand in names, too. */
export const isParticle = (word: string) => /^(?:de|del|la|las|los|el|y|e|da|do|dos|di|van|von)$/i.test(word);

/** True if a word cannot belong to a name. `written` shows a word's capitals: 'Luz' and 'Rosa' may be names. */
export function hasCommonWord(folded: string, written: string): boolean {
  const named = new Set(
    written.split(/[ -]/).flatMap((word) => (/^\p{Lu}\p{Ll}/u.test(word) ? [fold(word)] : [])),
  );
  return folded
    .split(/[^a-z]+/)
    .some(
      (word) =>
        word.length > 1 && other.has(word) && !isParticle(word) && !(named.has(word) && AMBIGUOUS.has(word)),
    );
}

/** Names that are everyday words, too; with a capital they are names. */
const AMBIGUOUS = new Set([
  'luz',
  'julio',
  'abril',
  'trujillo',
  'merida',
  'valencia',
  'barcelona',
  'nieto',
  'verde',
  'ordaz',
]);
