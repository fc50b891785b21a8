/** Support is open every day from 10:00 to 22:00, central European time (product 9.4). */
const OPENS = 10;
const CLOSES = 22;

const hourInMadrid = new Intl.DateTimeFormat('es-ES', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: 'Europe/Madrid',
});

/** True if support is open at this instant (ms). */
export function isSupportOpen(now: number): boolean {
  const hour = Number(hourInMadrid.format(now));
  return hour >= OPENS && hour < CLOSES;
}
