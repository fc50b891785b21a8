import { Link } from 'react-router-dom';
import { clock } from '@/lib/clock';
import { config } from '@/lib/config';
import { paths } from '@/lib/paths';
import { BrandMark } from '@/ui/page/BrandMark';
import classes from './SiteFooter.module.css';

const legalLinks = [
  [paths.legalNotice, 'Aviso legal'],
  [paths.privacyPolicy, 'Política de privacidad'],
  [paths.cookiePolicy, 'Política de cookies'],
  [paths.terms, 'Términos y condiciones'],
  [paths.accessibility, 'Accesibilidad'],
] as const;

interface SiteFooterProps {
  /** True behind the login: a few lines, without the brand. */
  readonly short: boolean;
}

/** Description, legal links and copyright (product 2.2). */
export function SiteFooter({ short }: SiteFooterProps) {
  const year = new Date(clock.now()).getFullYear();
  return (
    <footer className={classes.footer} data-short={short || undefined}>
      <div className={classes.inner}>
        <div>
          <p className={classes.brand}>
            <BrandMark size={30} />
            {config.brandName}
          </p>
          <p className={classes.description}>
            Envíos de dinero desde la Unión Europea a Venezuela. Rápidos, seguros y sin comisiones ni costes
            ocultos.
          </p>
        </div>
        <nav aria-label="Información legal">
          <ul className={classes.links}>
            {legalLinks.map(([path, label]) => (
              <li key={path}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {/* A page prerendered last year keeps that year until the footer renders again. */}
      <p className={classes.copyright} suppressHydrationWarning>
        {`© ${year} ${config.operator.name} · Todos los derechos reservados`}
      </p>
    </footer>
  );
}
