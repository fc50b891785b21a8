import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import classes from './ClosingCall.module.css';

/** The final call to action; it leads to the sign-up, like the one in the hero. */
export function ClosingCall() {
  return (
    <section className={classes.call} aria-labelledby="cierre">
      <div className={classes.inner}>
        <div>
          <h2 id="cierre" className={classes.title}>
            <span>Tu gente está lejos.</span> <span>Tu ayuda, a unos minutos.</span>
          </h2>
          <p className={classes.text}>Regístrate, mira la tasa del momento y decide cuánto envías.</p>
        </div>
        <Button component={Link} to={paths.signUp} size="lg">
          Crear mi cuenta
        </Button>
      </div>
    </section>
  );
}
