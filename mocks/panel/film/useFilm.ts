import type { FilmSession } from '@mocks/page/film/session';
import { useSyncExternalStore } from 'react';
import { useSandbox } from '../store';

/** The film of this tab; re-renders the component after each change. */
export function useFilm(): FilmSession | undefined {
  const { film } = useSandbox();
  return useSyncExternalStore(film.subscribe, film.session);
}
