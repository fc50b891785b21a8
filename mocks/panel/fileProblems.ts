import { HarError, NO_CALL } from '@mocks/engine/har/read';
import { SnapshotError } from '@mocks/engine/snapshot';

/** Why a HAR cannot be played, in Spanish. */
export function harProblem(error: unknown): string {
  if (error instanceof SyntaxError) return 'El texto no es JSON.';
  if (!(error instanceof HarError)) return 'No se pudo leer el archivo.';
  return error.message === NO_CALL
    ? 'El archivo no tiene ninguna llamada a la API.'
    : `El archivo no es un HAR: falta «${error.message}» o no es válido.`;
}

/** Why a state cannot be imported, in Spanish. */
export function importProblem(error: unknown): string {
  if (error instanceof SyntaxError) return 'El texto no es JSON.';
  if (!(error instanceof SnapshotError)) return 'No se pudo leer el archivo.';
  const { problem } = error;
  if (problem.kind === 'version') {
    return typeof problem.found === 'number'
      ? `El estado es de la versión ${problem.found} y esta demo lee la ${problem.wanted}.`
      : 'El texto no es un estado de la demo: no dice su versión.';
  }
  return `El valor de «${problem.path}» no es válido (${problem.reason}).`;
}
