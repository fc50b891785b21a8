import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { firstDay, reminderFile, type Reminder } from '@/features/send/receipt/reminder/reminder';

const usual: Reminder = {
  rhythm: 15,
  amount: '1150.5',
  today: '2026-07-15',
  now: Date.UTC(2026, 6, 15, 10, 0, 1, 5),
  id: '0b8f6c1e-0000-4000-8000-000000000001',
  origin: 'https://turpial.example',
};

/** The event as a calendar reads it. */
function read(changes: Partial<Reminder> = {}) {
  const calendar = ICAL.Component.fromString(reminderFile({ ...usual, ...changes }));
  const [zone] = calendar.getAllSubcomponents('vtimezone');
  const [event] = calendar.getAllSubcomponents('vevent');
  if (!zone || !event) throw new Error('no zone or no event');
  ICAL.TimezoneService.reset();
  ICAL.TimezoneService.register(zone);
  return new ICAL.Event(event);
}

/** The first times of a reminder, in UTC. */
function times(count: number, changes: Partial<Reminder>): string[] {
  const steps = read(changes).iterator();
  return Array.from({ length: count }, () => steps.next().toJSDate().toISOString().slice(0, 16));
}

test('a calendar reads title, address, length and alarm', () => {
  const event = read();
  expect(event.summary).toBe('Enviar dinero con Turpial');
  expect(event.component.getFirstPropertyValue('url')).toBe('https://turpial.example/envia1?monto=1150.5');
  expect(event.description).toBe('https://turpial.example/envia1?monto=1150.5');
  expect(event.uid).toBe(usual.id);
  expect(event.duration.toSeconds()).toBe(900);
  expect(String(event.component.getFirstPropertyValue('dtstamp'))).toBe('2026-07-15T10:00:01Z');
  const alarm = event.component.getFirstSubcomponent('valarm');
  expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('PT0S');
});

test('it comes at 10:00 in Madrid in winter and in summer', () => {
  expect(times(2, { rhythm: 'weekly', today: '2026-10-15' })).toEqual([
    '2026-10-22T08:00',
    '2026-10-29T09:00',
  ]);
  expect(times(2, { rhythm: 'weekly', today: '2027-03-18' })).toEqual([
    '2027-03-25T09:00',
    '2027-04-01T08:00',
  ]);
  expect(times(2, { rhythm: 25, today: '2026-10-01' })).toEqual(['2026-10-25T09:00', '2026-11-25T09:00']);
});

test.each([
  [15, '2026-12-15', ['2027-01-15', '2027-02-15', '2027-03-15']],
  [28, '2027-01-31', ['2027-02-28', '2027-03-28', '2027-04-28']],
  ['last', '2028-01-15', ['2028-01-31', '2028-02-29', '2028-03-31']],
  ['last', '2027-01-31', ['2027-02-28', '2027-03-31', '2027-04-30']],
] as const)('on day %s of the month, asked for on %s, it comes on %j', (rhythm, today, days) => {
  expect(times(3, { rhythm, today }).map((time) => time.slice(0, 10))).toEqual(days);
});

test.each([
  ['weekly', '2026-12-28', '2027-01-04'],
  [15, '2026-07-15', '2026-08-15'],
  [16, '2026-07-15', '2026-07-16'],
  [1, '2026-12-31', '2027-01-01'],
  ['last', '2026-02-28', '2026-03-31'],
] as const)('a reminder of %s begins after %s on %s', (rhythm, today, first) => {
  expect(firstDay(rhythm, today)).toBe(first);
});

test('lines end with CRLF and have at most 75 octets, without half a character', () => {
  const origin = `https://${'ñ'.repeat(60)}.example`;
  const file = reminderFile({ ...usual, origin });
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(read({ origin }).description).toBe(`${origin}/envia1?monto=1150.5`);
});
