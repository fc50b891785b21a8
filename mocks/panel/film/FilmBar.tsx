import type { FilmSession } from '@mocks/page/film/session';
import { stepText } from '@mocks/page/film/stepText';
import { PanelTheme } from '../PanelTheme';
import { FilmButtons } from './FilmButtons';
import { useFilm } from './useFilm';
import classes from './FilmBar.module.css';

const stepsText = (count: number) => (count === 1 ? '1 paso' : `${count} pasos`);

/** What the film does now, in Spanish. */
function stateText({ mode, film, played, outcome }: FilmSession): string {
  const { steps } = film;
  if (mode === 'recording') return `Grabando: ${stepsText(steps.length)}. El reloj avanza segundo a segundo.`;
  if (outcome) return outcome.text;
  if (mode === 'stopped') return `Película de ${stepsText(steps.length)}.`;
  const next = steps[played];
  return `Paso ${played} de ${steps.length}.${next ? ` Después: ${stepText(next)}.` : ''}`;
}

/** Says what the film does, below the page, while the panel is closed. */
export function FilmBar() {
  const session = useFilm();
  if (!session) return null;
  return (
    <PanelTheme>
      <section aria-label="Película" className={classes.bar} data-mode={session.mode}>
        <p role="status" className={classes.text}>
          {stateText(session)}
        </p>
        <FilmButtons />
      </section>
    </PanelTheme>
  );
}
