import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { BIRD_BODY, BIRD_HOOD } from '@/ui/bird';
import { Flag } from '@/ui/flag/Flag';
import { IconArrowRight, IconCheck } from '@/ui/icons';
import { BrandMark } from '@/ui/page/BrandMark';
import classes from './Hero.module.css';

const promises = ['Sin comisiones ni costes ocultos', 'Llega en minutos', 'Ves la tasa antes de confirmar'];

/** Sunset over the hills of Caracas with the bird. Decorative. */
function HeroDrawing() {
  return (
    <svg
      className={classes.drawing}
      viewBox="0 0 480 520"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <circle className={classes.glow} cx="330" cy="300" r="210" />
      <circle className={classes.glow} cx="330" cy="300" r="160" />
      <circle className={classes.sun} cx="330" cy="300" r="108" />
      <path className={`${classes.route} ${classes.flying}`} d="M-60 380C20 130 230 40 330 214" />
      <path
        className={classes.farHills}
        d="M-900 330c240-10 380 60 600 40 160-14 220 6 300 2 38-12 58-40 96-44 34-4 52 22 84 18 40-6 66-56 112-60 44-4 64 44 104 40 34-4 54-22 84-20 200 14 500-40 900 20v214H-900Z"
      />
      <path
        className={classes.nearHills}
        d="M-900 470c300-60 600 0 900-40 46-4 72-34 118-36 48-2 66 30 112 30 54 0 78-46 132-48 46-2 74 26 118 30 300 30 600-40 900 10v120H-900Z"
      />
      <path
        className={classes.ground}
        d="M-900 500c300 10 640 10 900-30 70-22 140-14 214-6 92 10 178 4 266-26 300-60 600 30 900 40v62H-900Z"
      />
      <g className={classes.flying} transform="translate(112 84) rotate(-8) scale(4.6)">
        <path className={classes.birdBody} d={BIRD_BODY} />
        <path className={classes.birdHood} fillRule="evenodd" d={BIRD_HOOD} />
      </g>
    </svg>
  );
}

interface HeroProps {
  /** True if a user is signed in: the first link leads to the exchange, not to the sign-up. */
  signedIn: boolean;
  /** Appears below, in space that the next section leaves free. */
  again?: ReactNode;
  children: ReactNode;
}

/**
 * Badge, headline, intro and two links, beside a picture that contains a card (`children`). On a phone the picture
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
          <div className={classes.stand}>
            <div className={classes.card}>{children}</div>
            <div className={classes.perch}>
              <BrandMark size={72} />
            </div>
          </div>
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
