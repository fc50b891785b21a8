import { Link } from 'react-router-dom';
import { config } from '@/lib/config';
import { paths } from '@/lib/paths';
import { LegalText, OperatorData, SupportMail } from './legal/LegalText';

/** The legal notice (product 1.4). */
export function LegalNoticePage() {
  return (
    <LegalText title="Aviso legal">
      <OperatorData />

      <h2>1. Objeto</h2>
      <p>
        Este aviso regula el uso del sitio web {config.siteUrl} y de los servicios de {config.brandName}, con
        los que puedes enviar euros desde la Unión Europea para que se reciban bolívares en Venezuela. Usar el
        sitio supone aceptar este aviso; la creación de una cuenta y cada envío se rigen además por los{' '}
        <Link to={paths.terms}>términos y condiciones</Link>.
      </p>

      <h2>2. Quién puede usar el servicio</h2>
      <p>
        Para registrarte y enviar dinero debes tener al menos 18 años y actuar en nombre propio. La cuenta en
        euros desde la que se pagan los envíos debe estar a tu nombre: si no lo está, el envío no puede
        realizarse.
      </p>

      <h2>3. Tus obligaciones</h2>
      <ul>
        <li>Dar datos verdaderos, completos y al día, tal como figuran en tu documento de identidad.</li>
        <li>Guardar tu contraseña en secreto y avisarnos si crees que alguien más la conoce.</li>
        <li>Comprobar los datos del beneficiario y los montos antes de confirmar cada envío.</li>
        <li>No usar el sitio para fines ilícitos ni impedir su funcionamiento normal.</li>
      </ul>
      <p>
        La ley nos obliga a identificar a quienes envían dinero. Podemos pedirte información adicional y
        detener un envío, o el acceso a una cuenta, cuando la normativa de prevención del blanqueo de
        capitales lo exija.
      </p>

      <h2>4. Información del sitio</h2>
      <p>
        Cuidamos que la información publicada sea correcta y esté al día. La tasa que se muestra en el sitio
        es la del momento de la consulta; la que se aplica a un envío es la que ves y aceptas al confirmarlo.
        Podemos interrumpir el acceso el tiempo necesario para su mantenimiento.
      </p>

      <h2>5. Propiedad intelectual</h2>
      <p>
        Los textos, dibujos, marcas y programas del sitio pertenecen a {config.operator.name} o se usan con
        permiso de sus titulares. Puedes consultarlos y guardarlos para tu uso personal; cualquier otro uso
        requiere autorización por escrito.
      </p>

      <h2>6. Enlaces a otros sitios</h2>
      <p>
        El sitio enlaza a servicios de terceros, como WhatsApp. No controlamos su contenido ni el modo en que
        tratan tus datos; te recomendamos leer sus condiciones.
      </p>

      <h2>7. Responsabilidad</h2>
      <p>
        Respondemos de los daños que causemos al incumplir nuestras obligaciones. No respondemos de los que se
        deban a datos erróneos del beneficiario que nos hayas facilitado, a un uso indebido de tu cuenta que
        te sea imputable o a causas de fuerza mayor. Nada de este aviso limita los derechos que la ley
        reconoce a los consumidores.
      </p>

      <h2>8. Reclamaciones</h2>
      <p>
        Si algo no ha ido bien, escríbenos a <SupportMail /> con el identificador del envío. Te responderemos
        por escrito.
      </p>

      <h2>9. Accesibilidad</h2>
      <p>
        La página de <Link to={paths.accessibility}>accesibilidad</Link> explica cómo funciona el servicio,
        cómo cumple los requisitos de accesibilidad y cómo reclamar si algo no es accesible.
      </p>

      <h2>10. Ley y tribunales</h2>
      <p>
        Este aviso se rige por la ley española. Para cualquier controversia son competentes los juzgados y
        tribunales de Madrid, salvo que la ley atribuya a los consumidores otro fuero.
      </p>
    </LegalText>
  );
}
