/** '09:05:07' of an instant in a zone; the browser's own when undefined. */
export function clockTime(instant: number, timeZone: string | undefined): string {
  return new Date(instant).toLocaleTimeString('es-ES', timeZone === undefined ? {} : { timeZone });
}
