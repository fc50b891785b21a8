import { asNumber } from './read';

const TIMESTAMP =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

function zoneOf(text: string): string {
  const [, sign = '', hours = '', minutes = '00'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(text) ?? [];
  return sign === '' ? 'Z' : `${sign}${hours}:${minutes}`;
}

/**
 * The instant in ms that a timestamp of the server stands for, or null when it is none. Without a zone it is UTC
 * (spec §9), where JavaScript would read local time; a number is milliseconds, or seconds when it is that small.
 */
export function parseInstant(value: unknown): number | null {
  if (typeof value === 'number') {
    const number = asNumber(value);
    // 1e11 seconds lie in the year 5138.
    return number === undefined ? null : Math.abs(number) < 1e11 ? number * 1000 : number;
  }
  const [, date, time = '00:00', zone = ''] =
    TIMESTAMP.exec(typeof value === 'string' ? value.trim() : '') ?? [];
  if (date === undefined) return null;
  const instant = Date.parse(`${date}T${time}${zoneOf(zone)}`);
  return Number.isNaN(instant) ? null : instant;
}
