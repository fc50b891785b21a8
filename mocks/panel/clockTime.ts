/** '09:05:07' of an instant; an undefined zone means the browser's zone. */
export function clockTime(instant: number, timeZone: string | undefined): string {
  return new Date(instant).toLocaleTimeString('es-ES', timeZone === undefined ? {} : { timeZone });
}
