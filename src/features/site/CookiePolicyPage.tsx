import { config } from '@/lib/config';
import { LegalText, SupportMail } from './legal/LegalText';
import { storedItems } from './legal/storedItems';
import classes from './CookiePolicyPage.module.css';

/** The cookie policy: everything stored in the browser, and why it needs no consent. */
export function CookiePolicyPage() {
  return (
    <LegalText title="Política de cookies">
      <p>
        Una cookie es un pequeño archivo que un sitio guarda en tu navegador. El almacenamiento local cumple
        la misma función. Aquí tienes todo lo que {config.brandName} guarda.
      </p>

      <h2>Qué guardamos</h2>
      <ul className={classes.items}>
        {storedItems.map(({ name, kind, purpose, life }) => (
          <li key={name} className={classes.item}>
            <h3 className={classes.name}>{name}</h3>
            <p className={classes.purpose}>{purpose}</p>
            <p className={classes.facts}>{`${kind} · ${life}`}</p>
          </li>
        ))}
      </ul>

      <h2>Por qué no te pedimos consentimiento</h2>
      <p>
        Todo lo anterior es propio y estrictamente necesario para prestarte el servicio que pides, o para
        recordar una preferencia que tú eliges. El artículo 22.2 de la Ley 34/2002 (LSSI) exime estos usos del
        consentimiento previo; por eso no verás un aviso de cookies. No usamos cookies de publicidad, de
        análisis ni de redes sociales.
      </p>

      <h2>Cómo borrarlas</h2>
      <p>
        Al cerrar la sesión se borra lo relacionado con ella. En los ajustes de tu navegador puedes borrar el
        resto o impedir que se guarde; sin la cookie de sesión no es posible usar la parte privada del sitio.
      </p>

      <h2>Contacto</h2>
      <p>
        {config.operator.name}, <SupportMail />.
      </p>
    </LegalText>
  );
}
