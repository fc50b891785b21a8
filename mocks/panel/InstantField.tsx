import '@mantine/dates/styles.layer.css';
import { DateTimePicker } from '@mantine/dates';
import { formatDateTime } from '@/lib/dates';
import { clockTime } from './clockTime';
import { instantOfWall } from './wallClock';

const calendarLabels = {
  monthLevelControl: 'Elegir otro mes',
  yearLevelControl: 'Elegir otro año',
  nextMonth: 'Mes siguiente',
  previousMonth: 'Mes anterior',
  nextYear: 'Año siguiente',
  previousYear: 'Año anterior',
  nextDecade: 'Década siguiente',
  previousDecade: 'Década anterior',
};

/** The button that leads to months or years goes with the days: the focus moves on to what comes in their place. */
function focusCalendar(): void {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('[data-dates-dropdown] table button:not([tabindex="-1"])')?.focus();
}

interface InstantFieldProps {
  readonly label: string;
  /** What the clocks of the zone show, as `wallText` writes it; null where nothing is chosen. */
  readonly wall: string | null;
  readonly onChange: (wall: string | null) => void;
  /** The zone in which it is read and chosen; the browser's own when undefined. */
  readonly zone: string | undefined;
  /** What no choice means. With it there may be none. */
  readonly placeholder?: string;
  readonly clearLabel?: string;
  /** Called when the calendar is asked for. */
  readonly onOpen?: () => void;
}

/** A day and a time in a zone, with the same instant in UTC beside it. */
export function InstantField({
  label,
  wall,
  onChange,
  zone,
  clearLabel,
  onOpen,
  ...rest
}: InstantFieldProps) {
  const instant = wall === null ? undefined : instantOfWall(wall, zone);
  const missing = wall !== null && instant === undefined;
  return (
    <DateTimePicker
      {...rest}
      label={label}
      description={
        instant !== undefined &&
        `UTC: ${formatDateTime(instant, 'UTC')}:${clockTime(instant, 'UTC').slice(-2)}`
      }
      error={missing && 'Esa hora no existe ese día: los relojes se adelantan. Elige otra.'}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={wall}
      onChange={onChange}
      onClick={() => onOpen?.()}
      locale="es"
      valueFormat="D MMM YYYY, H:mm:ss"
      withSeconds
      ariaLabels={calendarLabels}
      timePickerProps={{
        hoursInputLabel: 'Horas',
        minutesInputLabel: 'Minutos',
        secondsInputLabel: 'Segundos',
      }}
      submitButtonProps={{ 'aria-label': 'Aceptar' }}
      clearable={clearLabel !== undefined}
      clearButtonProps={{ 'aria-label': clearLabel }}
      // Inside the panel, which a page's own layers lie under; back to the field, so that a keyboard goes on there.
      popoverProps={{ withinPortal: false, returnFocus: true }}
      onLevelChange={() => requestAnimationFrame(() => focusCalendar())}
    />
  );
}
