import { HarError, NO_CALL } from '@mocks/engine/har/read';
import { SnapshotError } from '@mocks/engine/snapshot';
import { reloadPage } from '@mocks/host/page';
import { useState } from 'react';

/** Saves a value as a file of JSON whose name has the present time. */
export function download(value: unknown, extension: 'json' | 'har'): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `sandbox-${new Date().toISOString().slice(0, 16).replace(':', '')}.${extension}`;
  link.click();
  URL.revokeObjectURL(url);
}

/** Why a file cannot be opened, in Spanish. */
export function fileProblem(error: unknown): string {
  if (error instanceof SyntaxError) return 'El texto no es JSON.';
  if (error instanceof HarError) {
    return error.message === NO_CALL
      ? 'El archivo no tiene ninguna llamada a la API.'
      : `El archivo no es un HAR: falta «${error.message}» o no es válido.`;
  }
  if (!(error instanceof SnapshotError)) return 'No se pudo leer el archivo.';
  const { problem } = error;
  if (problem.kind === 'version') {
    return typeof problem.found === 'number'
      ? `El estado es de la versión ${problem.found} y esta demo lee la ${problem.wanted}.`
      : 'El texto no es un estado de la demo: no dice su versión.';
  }
  return `El valor de «${problem.path}» no es válido (${problem.reason}).`;
}

/** Starts again from the JSON of a file; `problem` is why that was not possible, in Spanish. */
export function useOpenFile(startFrom: (json: unknown) => void) {
  const [problem, setProblem] = useState<string>();
  const open = (text: string) => {
    try {
      startFrom(JSON.parse(text));
    } catch (error) {
      setProblem(fileProblem(error));
      return;
    }
    // The session and the rows changed, so the page has to reload.
    reloadPage();
  };
  return { problem, open };
}
