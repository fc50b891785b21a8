/** Support answers every day from 10:00 to 22:00 in central European time (spec §9). */
const OPENS = 10;
const CLOSES = 22;

const hourInMadrid = new Intl.DateTimeFormat('es-ES', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: 'Europe/Madrid',
});

/** Whether support answers at this instant (ms), wherever the reader is. */
export function isSupportOpen(now: number): boolean {
  const hour = Number(hourInMadrid.format(now));
  return hour >= OPENS && hour < CLOSES;
}
