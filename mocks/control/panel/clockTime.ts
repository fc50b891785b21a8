/** '09:05:07' of an instant, in the browser's zone. */
export function clockTime(instant: number): string {
  return new Date(instant).toLocaleTimeString('es-ES');
}
