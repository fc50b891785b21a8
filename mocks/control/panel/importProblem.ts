import { SnapshotError } from '../../db/snapshot';

/** Why a state cannot be imported, for the panel. */
export function importProblem(error: unknown): string {
  if (!(error instanceof SnapshotError)) return 'No se pudo leer el archivo.';
  const { problem } = error;
  if (problem.kind === 'json') return 'El texto no es JSON.';
  if (problem.kind === 'version') {
    return typeof problem.found === 'number'
      ? `El estado es de la versión ${problem.found} y este sandbox lee la ${problem.wanted}.`
      : 'El texto no es un estado de este sandbox: no dice su versión.';
  }
  return `El valor de «${problem.path}» no es válido (${problem.reason}).`;
}
