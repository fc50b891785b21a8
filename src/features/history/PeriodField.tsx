import '@mantine/core/styles/Popover.layer.css';
import { Button, NativeSelect, Popover, VisuallyHidden } from '@mantine/core';
import { memo, useRef, useState } from 'react';
import type { Day } from '@/lib/dates';
import { IconChevronDown } from '@/ui/icons';
import { onToggle } from '@/ui/secondPress';
import { useFetched } from '@/ui/useFetched';
import { useReturnFocus } from '@/ui/useReturnFocus';
import { daysOf, namedPeriods, rangeName, rangeText } from './period';
import classes from './PeriodField.module.css';

/** The calendar is large, so the press that opens it loads it. */
const fetchCalendar = () => import('./RangeCalendar');

interface PeriodFieldProps {
  /** A period as the address writes it. */
  readonly value: string;
  readonly onChange: (period: string) => void;
  /** The day in the user's zone. */
  readonly today: Day;
}

/** The periods with a name as a select, and a calendar for any other days. */
export const PeriodField = memo(function PeriodField({ value, onChange, today }: PeriodFieldProps) {
  const [opened, setOpened] = useState(false);
  // Each press asks again, for when the code failed to load.
  const [presses, setPresses] = useState(0);
  const [failed, setFailed] = useState(false);
  const code = useFetched(fetchCalendar, presses, () => {
    setOpened(false);
    setFailed(true);
  });
  const calendar = useRef<HTMLDivElement>(null);
  const isOpen = opened && code !== undefined;
  useReturnFocus(isOpen);
  const days = daysOf(value, today);
  const known = [
    { value: '', label: 'Todo' },
    ...Object.entries(namedPeriods).map(([name, label]) => ({ value: name, label })),
  ];
  const isRange = days !== undefined && !known.some((period) => period.value === value);
  return (
    <div className={classes.period}>
      <NativeSelect
        className={classes.names}
        aria-label="Filtrar por periodo"
        value={days ? value : ''}
        onChange={(event) => onChange(event.currentTarget.value)}
        data={isRange ? [...known, { value, label: 'Otras fechas' }] : known}
      />
      <Popover
        opened={isOpen}
        onChange={setOpened}
        // On a low screen it is longer than the window: the page scrolls to its days.
        hideDetached={false}
        middlewares={{ flip: false }}
        onEnterTransitionEnd={() => calendar.current?.scrollIntoView({ block: 'nearest' })}
        position="bottom-end"
        shadow="lg"
        trapFocus
      >
        <Popover.Target>
          <Button
            className={classes.choose}
            variant="default"
            loading={opened && !code}
            // Whoever goes on meanwhile is not led back when it has loaded.
            onBlur={() => !code && setOpened(false)}
            onClick={onToggle(() => {
              setPresses((count) => count + 1);
              setFailed(false);
              setOpened(!opened);
            })}
            rightSection={<IconChevronDown size={20} aria-hidden />}
          >
            {isRange ? (
              <>
                <VisuallyHidden>Elegir fechas: </VisuallyHidden>
                <span>{rangeName(days)}</span>
              </>
            ) : (
              'Elegir fechas'
            )}
          </Button>
        </Popover.Target>
        <Popover.Dropdown ref={calendar} className={classes.calendar}>
          {code && (
            <code.RangeCalendar
              days={days}
              today={today}
              onChange={(range) => {
                setOpened(false);
                onChange(rangeText(range));
              }}
            />
          )}
        </Popover.Dropdown>
      </Popover>
      {failed && (
        <p role="alert" className={classes.failure}>
          No pudimos abrir el calendario. Inténtalo de nuevo o elige un periodo de la lista.
        </p>
      )}
    </div>
  );
});
