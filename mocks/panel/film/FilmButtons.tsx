import { Button } from '@mantine/core';
import { useSandbox } from '../store';
import { useFilm } from './useFilm';
import parts from '../parts.module.css';

/** The buttons that fit the film's state: stop, pause, play, step back. */
export function FilmButtons() {
  const { film } = useSandbox();
  const session = useFilm();
  if (!session) return null;
  const { mode, played } = session;
  if (mode === 'recording') {
    return (
      <div className={parts.row}>
        <Button onClick={() => void film.stop()}>Terminar</Button>
      </div>
    );
  }
  return (
    <div className={parts.row}>
      {mode === 'playing' && <Button onClick={film.pause}>Pausa</Button>}
      {mode === 'paused' && <Button onClick={film.resume}>Seguir</Button>}
      {mode === 'stopped' && <Button onClick={() => film.play()}>Reproducir</Button>}
      <Button variant="default" disabled={played === 0 || mode === 'playing'} onClick={film.stepBack}>
        Un paso atrás
      </Button>
      <Button variant="default" onClick={film.close}>
        Cerrar
      </Button>
    </div>
  );
}
