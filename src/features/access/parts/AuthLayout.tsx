import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { keepsCookies } from '@/lib/browser';
import { config } from '@/lib/config';
import { paths } from '@/lib/paths';
import { IconCheck } from '@/ui/icons';
import { BrandMark } from '@/ui/page/BrandMark';
import { useHydrated } from '@/ui/useHydrated';
import classes from './AuthLayout.module.css';

interface AuthLayoutProps {
  /** The page's h1. */
  readonly title: string;
  /** One or two sentences under the title. */
  readonly lead?: ReactNode;
  /** The form. */
  readonly children: ReactNode;
  /** A link to a related screen, under the form. */
  readonly footer?: ReactNode;
}

const promises = [
  'Sin comisiones ni costes ocultos.',
  'Ves la tasa y lo que reciben antes de confirmar.',
  'El dinero llega en minutos.',
] as const;

/** Layout of login, sign-up and password reset: the form in a card, beside the product's promises if there is room. */
export function AuthLayout({ title, lead, children, footer }: AuthLayoutProps) {
  const hydrated = useHydrated();
  return (
    <div className={classes.page}>
      <div className={classes.frame}>
        <aside className={classes.band} aria-label="Por qué enviar con nosotros">
          <div className={classes.mark}>
            <BrandMark size={72} />
          </div>
          <p className={classes.slogan}>Tus euros, en bolívares, con los tuyos.</p>
          <ul className={classes.promises}>
            {promises.map((promise) => (
              <li key={promise}>
                <IconCheck size={20} aria-hidden />
                <span>{promise}</span>
              </li>
            ))}
          </ul>
          <p className={classes.operator}>{config.operator.name}</p>
        </aside>
        <div className={classes.form}>
          <h1 className={classes.title}>{title}</h1>
          {lead !== undefined && <div className={classes.lead}>{lead}</div>}
          {hydrated && !keepsCookies() && (
            <p role="alert" className={classes.refused}>
              Tu navegador no guarda las cookies de este sitio: permítelas, porque sin ellas no podemos abrir
              tu sesión.
            </p>
          )}
          {children}
          {footer !== undefined && <div className={classes.footer}>{footer}</div>}
        </div>
      </div>
    </div>
  );
}

/** The footer of both steps of the login. */
export function RegisterLink() {
  return (
    <Text>
      ¿Aún no tienes cuenta?{' '}
      <Anchor component={Link} to={paths.signUp}>
        Regístrate
      </Anchor>
    </Text>
  );
}
