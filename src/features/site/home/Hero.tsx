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
  /** Appears below, in space that the next section leaves free. */
  again?: ReactNode;
  children?: ReactNode;
}

/** Badge, headline, intro and two links, beside a picture that may contain a card (`children`). */
export function Hero({ again, children }: HeroProps) {
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
          <p className={classes.intro}>
            Tú envías euros desde cualquier país de la Unión Europea y tu gente recibe bolívares. La tasa es
            competitiva y la conoces desde el principio.
          </p>
          <div className={classes.ways}>
            <Button component={Link} to={paths.signUp} size="lg">
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
      </div>
      <div className={classes.again}>{again}</div>
    </section>
  );
}
