import '@mantine/dates/styles.layer.css';
import { DatePicker } from '@mantine/dates';
import { useState } from 'react';
import { calendarLabels, keepFocusIn } from '@/lib/calendar';
import type { Day } from '@/lib/dates';
import type { DayRange } from './period';
import classes from './RangeCalendar.module.css';

const CALENDAR = '[data-range-calendar]';

interface RangeCalendarProps {
  /** The chosen days; the calendar opens at the last of them. */
  readonly days: DayRange | undefined;
  readonly today: Day;
  readonly onChange: (days: DayRange) => void;
}

/** A calendar for a first and a last day. Pressing one day twice chooses that day. */
export function RangeCalendar({ days, today, onChange }: RangeCalendarProps) {
  const [first, setFirst] = useState<Day>();
  const value: [Day | null, Day | null] =
    first !== undefined ? [first, null] : days ? [days.first, days.last] : [null, null];
  const [from, until] = value;
  const shown = days && days.last < today ? days.last : today;
  return (
    <>
      <p className={classes.hint} role="status">
        {first === undefined ? 'Elige el primer día.' : 'Ahora elige el último día.'}
      </p>
      <DatePicker
        type="range"
        allowSingleDateInRange
        value={value}
        onChange={([start, end]) => {
          const isWhole = start !== null && end !== null;
          // While it closes it may be opened again.
          setFirst(isWhole ? undefined : (start ?? undefined));
          if (isWhole) onChange({ first: start, last: end });
        }}
        defaultDate={shown}
        getDayProps={(day) => ({
          'data-autofocus': day === shown || undefined,
          'aria-current': day === today ? 'date' : undefined,
          'aria-pressed': from !== null && day >= from && day <= (until ?? from),
        })}
        maxDate={today}
        hideOutsideDates
        locale="es"
        ariaLabels={calendarLabels}
        onLevelChange={() => keepFocusIn(CALENDAR)}
        classNames={{
          calendarHeaderControl: classes.control,
          calendarHeaderLevel: classes.control,
          day: classes.day,
          weekday: classes.weekday,
        }}
        size="md"
        data-range-calendar
      />
    </>
  );
}
