import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import classes from './ClosingCall.module.css';

/** The last word of the landing page: the same one thing to do. */
export function ClosingCall() {
  return (
    <section className={classes.call} aria-labelledby="cierre">
      <div className={classes.inner}>
        <div>
          <h2 id="cierre" className={classes.title}>
            Tu gente está lejos. Tu ayuda, a unos minutos.
          </h2>
          <p className={classes.text}>
            Crear la cuenta es gratis y la tasa se ve antes de enviar el primer euro.
          </p>
        </div>
        <Button component={Link} to={paths.signUp} size="lg">
          Crear mi cuenta
        </Button>
      </div>
    </section>
  );
}
