import type { Fault } from '@mocks/server/scenario';

/** What each kind of fault does to a call. */
export const kindLabels: Readonly<Record<Fault['kind'], string>> = {
  status: 'Responde con un error',
  lost: 'Se hace, pero la respuesta se pierde',
  network: 'Sin conexión: no llega',
  hold: 'Se retiene hasta soltarla',
  slow: 'Tarda',
  malformed: 'Respuesta cortada',
  empty: 'Respuesta vacía',
  mistyped: 'Tipos equivocados',
  variant: 'Dice lo mismo, escrito de otra forma',
  answer: 'Otra respuesta',
};
