const TIMESTAMP =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

function zoneOf(text: string): string {
  const [, sign = '', hours = '', minutes = '00'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(text) ?? [];
  return sign === '' ? 'Z' : `${sign}${hours}:${minutes}`;
}

const validInstant = (instant: number) => (Number.isNaN(instant) ? null : instant);

/**
 * The instant in ms that a timestamp of the server stands for, or null when it is none. Without a zone it is UTC
 * (spec §9), where JavaScript would read local time; a number is milliseconds.
 */
export function parseInstant(value: unknown): number | null {
  if (typeof value === 'number') return validInstant(new Date(value).getTime());
  const [, date, time = '00:00', zone = ''] =
    TIMESTAMP.exec(typeof value === 'string' ? value.trim() : '') ?? [];
  if (date === undefined) return null;
  return validInstant(Date.parse(`${date}T${time}${zoneOf(zone)}`));
}

const MEDIUM: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };
const NUMERIC: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
};

/** Formats in es-ES (decisions 32). A browser too old to know the zone, and a zone not known, mean the browser's own. */
function spanishDate(options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string | undefined, Intl.DateTimeFormat>();
  const make = (timeZone: string | undefined) => {
    try {
      return new Intl.DateTimeFormat('es-ES', { ...options, ...(timeZone !== undefined && { timeZone }) });
    } catch {
      return new Intl.DateTimeFormat('es-ES', options);
    }
  };
  return (instant: number, timeZone: string | undefined): string => {
    const format = formats.get(timeZone) ?? make(timeZone);
    formats.set(timeZone, format);
    return format.format(instant);
  };
}

/** '2 ene 2026, 9:05': medium date and short time in the zone (spec §9). */
export const formatDateTime = spanishDate(MEDIUM);

const numeric = spanishDate(NUMERIC);

/** '02/01/2026 09:05', as a Spanish spreadsheet reads it. */
export function formatSpreadsheetDate(instant: number, timeZone: string | undefined): string {
  return numeric(instant, timeZone).replace(',', '');
}

/** What stands for a date that is missing (spec §9). */
export const NO_DATE = '—';
