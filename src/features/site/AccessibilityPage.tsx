import { Link } from 'react-router-dom';
import { config } from '@/lib/config';
import { paths } from '@/lib/paths';
import { OutsideLink } from '@/navigation/OutsideLink';
import { LegalText, OperatorData, SupportMail } from './legal/LegalText';

/**
 * The information about accessibility that Directive (EU) 2019/882 asks of payment services in its annex V: what the
 * service is, how it works, and how it meets each requirement of annex I (product 2.4). It claims only what the tests
 * check or a user can see.
 */
export function AccessibilityPage() {
  return (
    <LegalText title="Accesibilidad">
      <p>
        Queremos que cualquier persona pueda enviar dinero con {config.brandName}, también con una
        discapacidad. Aquí te contamos cómo funciona el servicio, cómo cumple cada requisito y cómo reclamar.
        Esta información la pide la Ley 11/2023, que aplica en España la Directiva (UE) 2019/882.
      </p>

      <h2>1. Quién presta el servicio</h2>
      <OperatorData />

      <h2>2. Cómo funciona el servicio</h2>
      <p>
        Envías euros desde la Unión Europea y otra persona recibe bolívares en Venezuela. Todo se hace en esta
        web, con un móvil, una tableta o un ordenador.
      </p>
      <ol>
        <li>
          Te registras con tu correo o tu teléfono. Escribes el código que te enviamos y creas una contraseña.
        </li>
        <li>Escribes tus datos personales, tal como están en tu documento de identidad.</li>
        <li>Escribes cuánto envías. Ves la tasa y lo que se recibe. Si te conviene, aceptas la tasa.</li>
        <li>Eliges quién recibe el dinero, revisas el resumen y confirmas.</li>
        <li>Ves el resumen del envío. Lo puedes imprimir, y lo encuentras después en tu historial.</li>
      </ol>
      <p>
        Para las páginas web seguimos las pautas WCAG 2.2, nivel AA. Incluyen lo que pide para la web la norma
        europea EN 301 549. Los apartados siguientes dicen cómo cumplimos cada requisito del anexo I de la
        directiva.
      </p>

      <h2>3. Puedes percibir la información</h2>
      <ul>
        <li>El texto es texto, no imágenes. Lo leen los lectores de pantalla y las líneas braille.</li>
        <li>Los dibujos que informan tienen un texto alternativo. Los que adornan no se leen en voz alta.</li>
        <li>El texto se ve bien sobre su fondo, en modo claro y en modo oscuro.</li>
        <li>Ningún dato se da solo con el color: siempre hay también un texto o un signo.</li>
        <li>Puedes ampliar la página. El contenido se reordena y no hay que moverlo de lado.</li>
      </ul>

      <h2>4. Puedes usar todos los controles</h2>
      <ul>
        <li>Todo se puede hacer solo con el teclado. Siempre se ve qué control está activo.</li>
        <li>El enlace «Saltar al contenido» evita pasar por el menú en cada página.</li>
        <li>Los botones principales miden al menos 44 píxeles de alto.</li>
        <li>
          Una tasa aceptada vale 20 minutos, porque el precio cambia. Te avisamos dos minutos antes del final.
          Si caduca, puedes aceptar otra, y lo que escribiste del beneficiario no se pierde.
        </li>
        <li>
          Si tu dispositivo pide menos movimiento, no hay animaciones. Los testimonios que pasan solos se
          pueden parar.
        </li>
      </ul>

      <h2>5. Puedes entender lo que dice</h2>
      <ul>
        <li>
          Los textos para enviar dinero no superan el nivel B2 de español. Lo comprobamos con una fórmula de
          legibilidad.
        </li>
        <li>Cada campo tiene su nombre y, si hace falta, una ayuda.</li>
        <li>Si un campo está mal, el error aparece junto a él y el cursor va a ese campo.</li>
        <li>Antes de confirmar ves los montos, la tasa y el beneficiario, y puedes volver a cambiarlos.</li>
      </ul>

      <h2>6. Funciona con tus productos de apoyo</h2>
      <ul>
        <li>
          Los controles dicen su nombre, qué son y cómo están. Así los conocen los lectores de pantalla, los
          programas de voz y los pulsadores.
        </li>
        <li>
          Lo que cambia en la página se anuncia: una tasa nueva, un dato guardado, un error o un aviso de
          tiempo.
        </li>
        <li>Se respetan los colores de alto contraste y el tamaño de letra que eliges en tu dispositivo.</li>
      </ul>

      <h2>7. Puedes identificarte y confirmar</h2>
      <ul>
        <li>Entras con tu correo o con tu teléfono. No pedimos huella, cara ni voz.</li>
        <li>No hay que resolver imágenes ni acertijos.</li>
        <li>
          Puedes pegar la contraseña y el código, usar un gestor de contraseñas y mostrar la contraseña
          mientras la escribes.
        </li>
        <li>
          Si dejas la página sola, te avisamos un minuto antes de pedirte la contraseña. Después sigues donde
          estabas.
        </li>
        <li>
          Si se corta la conexión al confirmar, averiguamos si el envío se hizo y te lo decimos, para que no
          lo hagas dos veces.
        </li>
      </ul>

      <h2>8. Atención accesible</h2>
      <p>
        Nos puedes escribir todos los días de 10:00 a 22:00, hora central europea, a <SupportMail /> o por
        WhatsApp (<Link to={paths.contact}>contacto</Link>). No hace falta llamar. También respondemos a
        preguntas sobre la accesibilidad del servicio. Si prefieres recibir esta información de palabra o en
        otro formato, pídelo.
      </p>

      <h2>9. Lo que aún falta</h2>
      <ul>
        <li>
          Lo hemos probado con programas automáticos, con el teclado y con un lector de pantalla simulado. Aún
          no lo hemos probado con personas con discapacidad.
        </li>
        <li>Unos pocos textos técnicos están en inglés. Están marcados para que se lean en ese idioma.</li>
        <li>Algunos mensajes llegan de otros sistemas y pueden ser menos claros que los nuestros.</li>
        <li>WhatsApp es un servicio de otra empresa. Si no te resulta accesible, escríbenos por correo.</li>
        <li>
          Para enviar dinero hacen falta JavaScript y un navegador actual. Las páginas que informan se leen
          también sin JavaScript.
        </li>
      </ul>

      <h2>10. Cómo avisar o reclamar</h2>
      <ol>
        <li>
          Escríbenos a <SupportMail /> o por WhatsApp. Dinos qué página es, qué querías hacer y qué lo impide.
          No hace falta que acredites una discapacidad.
        </li>
        <li>Te respondemos por escrito en 15 días hábiles como máximo. Te decimos qué haremos y cuándo.</li>
        <li>
          Si no te respondemos a tiempo o no estás de acuerdo, puedes reclamar al servicio de consumo de donde
          vives o a la Oficina de Atención a la Discapacidad (OADIS). Si es por un servicio de pago, también
          al Banco de España (<OutsideLink href="https://www.bde.es" label="www.bde.es" />
          ).
        </li>
      </ol>
      <p>Reclamar es gratis y no quita el derecho de acudir a los tribunales.</p>
    </LegalText>
  );
}
