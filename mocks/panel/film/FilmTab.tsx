import { Button, Textarea } from '@mantine/core';
import { stepText } from '@mocks/page/film/stepText';
import { useEffect, useState } from 'react';
import { CopyText } from '../CopyText';
import { download } from '../download';
import { useSandbox } from '../store';
import { FilmButtons } from './FilmButtons';
import { useFilm } from './useFilm';
import parts from '../parts.module.css';

/** The link and the test of a recorded film. */
function Saved() {
  const { film } = useSandbox();
  const session = useFilm();
  const recorded = session?.film;
  const [texts, setTexts] = useState({ link: '', test: '' });

  // Built before the click, because browsers allow copying only while they handle a click.
  useEffect(() => {
    let current = true;
    void Promise.all([film.link(), film.test()]).then(([link, test]) => {
      if (current) setTexts({ link, test });
    });
    return () => {
      current = false;
    };
  }, [film, recorded]);

  const { link, test } = texts;
  return (
    <section className={parts.group} aria-label="Guardar la película">
      <h3 className={parts.heading}>Guardar la película</h3>
      <p className={parts.soft}>No lleva contraseñas ni códigos: al reproducirla se usan los del sandbox.</p>
      <CopyText primary label="Copiar enlace" value={link} />
      <Button variant="default" disabled={test === ''} onClick={() => download(test, 'spec.ts')}>
        Descargar la prueba de Playwright
      </Button>
      <Textarea
        aria-label="Enlace a la película"
        description={`${link.length} caracteres`}
        readOnly
        rows={3}
        value={link}
      />
      <pre className={parts.code} role="group" tabIndex={0} aria-label="Prueba de Playwright">
        {test}
      </pre>
    </section>
  );
}

/** Records what is done in the app, and plays it again. */
export function FilmTab() {
  const { film } = useSandbox();
  const session = useFilm();
  return (
    <div className={parts.stack}>
      <section className={parts.group} aria-label="Grabar">
        <h3 className={parts.heading}>Grabar</h3>
        <p>
          Empieza de nuevo el escenario en esta página y guarda lo que haces: qué pulsas, qué escribes, qué
          cambias en el sandbox y cuánto tiempo pasa.
        </p>
        <Button variant="default" disabled={session?.mode === 'recording'} onClick={film.record}>
          {session ? 'Grabar otra' : 'Grabar desde aquí'}
        </Button>
      </section>
      {session && (
        <section className={parts.group} aria-label="Película">
          <h3 className={parts.heading}>Película</h3>
          <FilmButtons />
          {session.outcome && <p role="status">{session.outcome.text}</p>}
          {session.film.steps.length === 0 && <p className={parts.soft}>Todavía no hay pasos.</p>}
          <ol className={parts.steps}>
            {session.film.steps.map((step, place) => (
              // Steps have no identity but their place, and none moves.
              <li key={place} aria-current={place === session.played - 1 ? 'step' : undefined}>
                {stepText(step)}
              </li>
            ))}
          </ol>
        </section>
      )}
      {session?.film.end && <Saved />}
    </div>
  );
}
