import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { Flag } from '@/ui/flag/Flag';
import { IconArrowRight, IconCheck } from '@/ui/icons';
import { BrandMark } from '@/ui/page/BrandMark';
import { HeroDrawing } from './HeroDrawing';
import classes from './Hero.module.css';

const promises = ['Sin comisiones ni costes ocultos', 'Llega en minutos', 'Ves la tasa antes de confirmar'];

interface HeroProps {
  /** True if a user is signed in: the first link leads to the exchange, not to the sign-up. */
  signedIn: boolean;
  /** Appears below, in space that the next section leaves free. */
  again?: ReactNode;
  children?: ReactNode;
}

/**
 * Badge, headline, intro and two links, beside a picture that may contain a card (`children`). On a phone the picture
 * follows the headline, so that amount and rate are on the first screen.
 */
export function Hero({ signedIn, again, children }: HeroProps) {
  return (
    <section className={classes.hero} aria-labelledby="titular">
      <div className={classes.inner}>
        <div className={classes.words}>
          <p className={classes.badge}>
            <Flag code="EU" />
            Europa
            <IconArrowRight size={16} aria-label="a" />
            <Flag code="VE" />
            Venezuela
          </p>
          <h1 id="titular" className={classes.headline}>
            Envía dinero a Venezuela con confianza
          </h1>
        </div>
        <div className={classes.picture}>
          <HeroDrawing />
          {children !== undefined && (
            <div className={classes.stand}>
              <div className={classes.card}>{children}</div>
              <div className={classes.perch}>
                <BrandMark size={72} />
              </div>
            </div>
          )}
        </div>
        <div className={classes.more}>
          <p className={classes.intro}>
            Tú envías euros desde cualquier país de la Unión Europea y tu gente recibe bolívares. La tasa es
            competitiva y la conoces desde el principio.
          </p>
          <div className={classes.ways}>
            {/* The button of the calculator is the one in colour. */}
            <Button
              component={Link}
              to={signedIn ? paths.sendQuote : paths.signUp}
              size="lg"
              variant="default"
            >
              Enviar dinero ahora
            </Button>
            <Button component={Link} to={paths.about} size="lg" variant="default">
              Conócenos
            </Button>
          </div>
          <ul className={classes.promises}>
            {promises.map((promise) => (
              <li key={promise}>
                <IconCheck size={20} aria-hidden />
                <span>{promise}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={classes.again}>{again}</div>
    </section>
  );
}
