import { Link } from 'react-router-dom';
import { config } from '@/lib/config';
import { paths } from '@/lib/paths';
import { OutsideLink } from '@/navigation/OutsideLink';
import { LegalText, OperatorData, SupportMail } from './legal/LegalText';

/** The privacy policy: the information that the GDPR requires, in reading order. */
export function PrivacyPolicyPage() {
  // A path is of this site.
  const hasFlagService = !config.flagImages.startsWith('/');
  return (
    <LegalText title="Política de privacidad">
      <p>
        Esta política explica qué datos personales tratamos, para qué y qué derechos tienes, de acuerdo con el
        Reglamento (UE) 2016/679 (RGPD) y la Ley Orgánica 3/2018.
      </p>

      <h2>1. Quién es responsable de tus datos</h2>
      <OperatorData />

      <h2>2. Qué datos tratamos</h2>
      <ul>
        <li>De tu cuenta: correo o teléfono, y tu contraseña de forma que nadie puede leerla.</li>
        <li>
          De identificación: nombre y apellidos, país de nacimiento y de residencia, dirección, correo y
          teléfono.
        </li>
        <li>
          De tus envíos: montos, tasa, fecha, estado y los datos del beneficiario que nos das para que reciba
          el dinero. Antes de dárnoslos, infórmale de esta política.
        </li>
        <li>Técnicos: un identificador del dispositivo, la dirección IP y el país al que corresponde.</li>
        <li>Lo que nos cuentes cuando nos escribes.</li>
      </ul>

      <h2>3. Para qué y con qué base jurídica</h2>
      <ul>
        <li>Crear tu cuenta, realizar tus envíos y atenderte: ejecución del contrato (art. 6.1.b RGPD).</li>
        <li>
          Identificarte, conservar documentación y prevenir el blanqueo de capitales y la financiación del
          terrorismo: obligación legal (art. 6.1.c RGPD, Ley 10/2010).
        </li>
        <li>
          Proteger el servicio frente al fraude y los accesos indebidos: interés legítimo (art. 6.1.f RGPD).
        </li>
      </ul>
      <p>
        No usamos tus datos para publicidad ni elaboramos perfiles comerciales. Aceptar las condiciones no
        significa aceptar comunicaciones comerciales.
      </p>

      <h2>4. A quién los comunicamos</h2>
      <ul>
        <li>A los bancos y proveedores de pago que intervienen en tu envío, también en Venezuela.</li>
        <li>A proveedores que nos prestan servicios técnicos, con contrato y bajo nuestras instrucciones.</li>
        <li>A las autoridades, cuando la ley nos obliga.</li>
      </ul>
      <p>
        Para que el dinero llegue, los datos del envío se transfieren a Venezuela, país sin una decisión de
        adecuación de la Comisión Europea. Esa transferencia es necesaria para ejecutar el contrato que nos
        pides (art. 49.1.b y c RGPD).
      </p>

      <h2>5. Cuánto tiempo los conservamos</h2>
      <p>
        Mientras tengas cuenta y, después, durante los plazos que fijan la normativa de prevención del
        blanqueo de capitales (diez años para la documentación de los envíos) y la de responsabilidad civil y
        fiscal. Pasados esos plazos, los eliminamos.
      </p>

      <h2>6. Tus derechos</h2>
      <p>
        Puedes pedir el acceso a tus datos, su rectificación o supresión, la limitación de su tratamiento y su
        portabilidad, y oponerte a los tratamientos basados en el interés legítimo. Escríbenos a{' '}
        <SupportMail /> indicando qué derecho quieres ejercer; responderemos en el plazo de un mes.
      </p>
      <p>
        Si crees que no hemos respetado tus derechos, puedes presentar una reclamación ante la Agencia
        Española de Protección de Datos (<OutsideLink href="https://www.aepd.es" label="www.aepd.es" />
        ).
      </p>

      <h2>7. Seguridad</h2>
      <p>
        Las comunicaciones van cifradas, el acceso a los datos está limitado a quien lo necesita y las claves
        de tu sesión no se guardan en el almacenamiento del navegador.
      </p>

      <h2>8. Menores</h2>
      <p>El servicio es para mayores de 18 años. No recogemos a sabiendas datos de menores.</p>

      <h2>{hasFlagService ? '9. Cookies e imágenes externas' : '9. Cookies'}</h2>
      <p>
        Solo usamos cookies y almacenamiento técnicos; los detalla la{' '}
        <Link to={paths.cookiePolicy}>política de cookies</Link>.
      </p>
      {hasFlagService && (
        <p>
          Para mostrar banderas, tu navegador puede pedir una imagen a un servicio externo, que ve tu
          dirección IP pero no en qué página estás.
        </p>
      )}
    </LegalText>
  );
}
