import { fold } from './cleanText';

/** Words of a company's name. */
const COMPANY =
  'abasto abastos almacen almacenes arepera asociacion auto autolavado bodega bodegon bufete cafeteria carniceria carpinteria cauchera centro charcuteria cerrajeria clinica colegio comercial comercializadora condominio consorcio construcciones consultorio consultores cooperativa corporacion distribuidora drogueria empresa empresas escritorio escuela estacionamiento fabrica farmacia ferreteria floristeria frigorifico fruteria fundacion gimnasio grupo heladeria herreria hotel iglesia imprenta industrias instituto inversiones inversora jugueteria laboratorio laboratorios lavanderia libreria licoreria lunch lubricantes mercado merceria multiservicios muebleria odontologia optica panaderia papeleria parroquia pasteleria peluqueria perfumeria pescaderia policlinica pizzeria posada posadas quincalleria representaciones repuestos residencias restaurante restaurant salon servicios suministros supermercado taller talleres tecnologia tienda transporte transportes unidad universidad variedades verduleria veterinaria viajes zapateria';

/** Words that no name has: of banking, of chat, of family, of places, and small words. */
const OTHER = `
a abajo aca agregar alias apodo ahi ahora ahorita ahorro ahorros algo alla alli amigo amiga amor anota anotalo apartamento apunta aqui asi asociado aunque av avenida avisa avisame
aviso ayer ayuda abuela abuelo abuelita abuelito bancaria bancario bancarios bancarias banco bancos barrio bendiciones besos bien bolivares bolivarianos buen buena buenas bueno buenos bs
cada calle cambio cancelar capture caracas barcelona barquisimeto maracaibo maracay merida valencia guayana ordaz cabimas coro cumana porlamar carupano aragua zulia tachira trujillo estado ciudad carro casa caso cedula celular cel chamo chama ci cierto claro cliente coloca comadre compadre como comprobante con concepto confirma confirmame contacto correo
corriente coriente creo cta cte cual cualquier cualquiera cuando cuanto cuenta cuentas cunado cunada dale dame dan datos de deposita deposito depositos depositar desde despues dia dias dice dile dios disculpa documento dolares doc donde dos edificio efectivo ella ellos email
en entonces envia enviame enviar envio enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre eres es esa ese eso esposa esposo esta estas este esto estos euros exterior exitoso extranjero familia fecha favor fin fue gas gracias
hace hacer hasta hay hazme hermana hermano hermanita hermanito hija hijo hijos hola hoy id idem identidad igual importante informacion jubilado junto la lapso las listo llama llamame llego lo luego lugar lunes martes miercoles jueves viernes sabado luz ma madre madrina mama mami manana mandame mandar mande mas me medicinas mensaje mes mi mia mil mientras mio mis misma mismo mitad monto movil movl moviles mucho muchas mira
nacida nacido nada necesito nene nena ni nieto nieta ninguno no nombre nos nosotros nota novia novio nuestra nuestro nueva nuevo numero nunca o ok otra otro otros pa padre padrino pagar pago pagos papa papi para parte pasa pasame pasar pasaporte perdon pero persona personal plata pm por porfa porque primera primo prima primera puede puedes pues puerto pto punto
que queda quien quiero quinta rapido ref referencia registrada registrado registro remesa repito rif saludos se segun seguro sector senor senora ser si siempre sin sms sobre sobrina sobrino solo son soy su sucursal suegra suegro sus suyo ta tambien tasa te telefono telf tel tia tiene tienes tio tipo tlf tlfn titular toca toda todo todos toma total transferencia transferencias transferir transfiere tu tus tuyo un una unas uno unos urbanizacion urb urgente usa usar v va vale valor vamos vas vecina vecino venezolano venezolana venezuela ver vez via vieja viejo vive vivo voy whatsapp wasap ya yo zelle binance zona
beneficiario beneficiaria juridica juridico natural nacional moneda codigo clave favorito favorita agencia principal oficina sede nro num numeros nombres apellidos apellido completo completos correcto correcta nueva nuevos estos dinero real divisas divisa verde verdes digital plaza banca mensualidad alquiler comida mercadito regalo semana quincena proyecto pagina telegram instagram gmail hotmail
yerno yerna kilos kiosko yogurt yogur yerba yucas western union wifi website
`;

/** Words that beside a word of no list make no name: of chat, trades and towns; the endings below find more. */
const EVERYDAY =
  'abrazo abre acarigua actual ademas adentro adjunta adonde aereo afuera agua ah aire albanil alegra alguien algun alguna algunas alta alto amazonas amo anaco anda animal animo ano anoche anterior antes anticipo aparte apenas apoyo apto apura apure apuro aquel aquella araure arepa arepas arreglo arriba asunto atenta atras aun ay ayudar azul baja bajo barato barberia barbero barinas baruta basta bautizo bcv bebe beca bella bendiga bendigo besito besote boca bocono bogota bolsa bolsas bonita bonito bono buenisimo cabo cabudare cafe cagua caja cajera calor cama cambiar campo cantv cara carabobo carga cargo carne carnet carora carta cartera casero cash casi catia catire causa cena cerca chacao chamba chao charallave chat chica chicas chico chile chino chip chivacoa chofer cielo cinco clap clase clases clinico club cobra cobro cocinera cojedes colombia color combo comer compa compania compra compras compre comun conjunto conmigo consejo consulta contigo contra corazon corpoelec cosa cosas costo costurera cree creer crees cuarto cuatro cuerpo cuidate cuide cuidese culpa cumple cuota cura curso dar debe deben debes debo deja dejar dejo delivery delta dentista dentro depende detalle detras deuda dicen dicho dificil diga digitel dije dijo dime dio distrito doctor doctora dolor dormir dpto duda dulces edo eh electricista ello encima encomienda encuentra enferma enfermera enfermo entera entra entre entrega entrego envie equipo era escrito esparta especial espera espere espero estaban estan esten estoy examen examenes exito facil falta faltan familiar fe felices feliz fiesta fijo final finca firma fiscal flaco florida forma foto frio fuera fuerte fuerza fui full funciona gasolina gasto gato general gorda gran grande grandes guacara guaira guanare guarderia guarico guasdualito guatire guigue gusta gusto ha haber habla habria hacen hacia haga hago han hare haria has hatillo haya he hecho hermosa hice hielo hizo hogar hombre hombres honda hora horario horas hospital hubo idea ideal igual imagen importa incluso infantil ingles inicial internet ir isla italia iva jardinero jefa jefe joven junta kilo larga largo le leche legal lentes les letra libertad libre libro lima linda linea lisboa lista llaman llamar llamen llega llegan llegar lleva llevo local lote machiques maestra maestro mal mala malo mamita manden manera manicurista mano mar mariara matricula maturin mayor mecanico medica medico medio mejor menor mensual mesero meses meta miami mini minuto mire moda modo monedero montana monte motor mucha mujer mujeres mundo musica muy nadie necesario necesita negocio negra negro netflix nevera nina ninera ningun ninguna nirgua noche noches nomina normal norte notaria nuera nuestras nueve obra obras obrero ocho ocumare oferta oficial ofrenda oh ojo orden orituco oro otras oye padres paga pague pais palabra palabras pan pana panadero panama panita papel par paraiso parece pareja parque pasajes pascua pase paso pasta patria peluquera peluquero pensar pequeno perder perfecto perro personas peru petare pide piedra piensa pienso pintor pintura piritu piso plan planta playa plomeria plomero pobre poco poder pollo poner portugal portuguesa postres precio pregunta presupuesto primaria primer primero prisa problema problemas producto profe pronto propia propio proximo prueba publica publico pudo pueblo pueda pueden puedo puesto puse puso quedan quede quedo queria querida quibor quiere quieren quieres quisiera quiza quizas rapida raro rato razon recarga recibe reciben recibi recibo recuerda repuesto residencial respuesta resto rica rifa rifas roja ropa ruta sabana sabe saber sabes sal sala saldo sale salgo salio salud salvo san sangre sano santa santo sea secretaria segunda seis semanal semanas sera seria serio servicio siete sigue siguen simple sino siquiera sistema sitio sobra social socio sola solas studio sube suelo suena suerte supuesto sur tal tan tanto tarde tardes tarea tarjeta taxi taxista tecla tecnico tejerias tema temo temprano ten tener tenga tengo teques terapia tercera tercero terraza ti tiempo tienen tierra tigre tigrito tinaquillo titulo tocuyo tomar torta trabaja trabajar trabajo trae tramite tramites trata trato tres tucupita turmero tuvo tuy uber uh ultima ultimo unica unico uniforme upata usd usted ustedes utiles vacia vaya vayan ve veces vecinal ven vende venga venta veo verano veras verdadera vida viene vigia vino visa visita vista visto viveres volver voz vuelta vuelto vuelve zapatero';

/** How everyday words end, and hardly a name. */
const ENDING =
  /(?:..ion|iones|mente|[ai]e?ndo|os|[dt]as|[ae]nte|ento|aba|ble|ad[oa]|ido|aron|ieron|dad|ste|[lrtnv]ar|[^m]ir|ncia|aje|dora?)$/;

const company = new Set(COMPANY.split(' '));
const other = new Set(OTHER.split(/\s+/));
const everyday = new Set(EVERYDAY.split(' '));

export const isCompanyWord = (word: string) => company.has(word);
export const isEveryday = (word: string) => everyday.has(word) || ENDING.test(word);

/** Particles stand in names, too. */
export const isParticle = (word: string) =>
  /^(?:de|del|la|las|los|el|y|e|da|do|dos|di|al|van|von)$/i.test(word);

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
const AMBIGUOUS = new Set(
  'luz julio abril trujillo merida valencia barcelona nieto verde ordaz lo'.split(' '),
);
