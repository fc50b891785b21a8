import { HarError, NO_CALL } from '@mocks/engine/har/read';

/** Why a HAR cannot be played, in Spanish. */
export function harProblem(error: unknown): string {
  if (error instanceof SyntaxError) return 'El texto no es JSON.';
  if (!(error instanceof HarError)) return 'No se pudo leer el archivo.';
  return error.message === NO_CALL
    ? 'El archivo no tiene ninguna llamada a la API.'
    : `El archivo no es un HAR: falta «${error.message}» o no es válido.`;
}
