import '@mantine/dates/styles.layer.css';
import { DateTimePicker } from '@mantine/dates';
import { calendarLabels, keepFocusIn } from '@/lib/calendar';
import { wallClock } from '@/lib/dates';
import { instantOfWall } from './wallClock';

const FORMAT = 'D MMM YYYY, H:mm:ss';

interface InstantFieldProps {
  readonly label: string;
  /** The local time of the zone, in the format of `wallText`; null when nothing is chosen. */
  readonly wall: string | null;
  readonly onChange: (wall: string | null) => void;
  /** The zone of `wall`; undefined: the browser's zone. */
  readonly zone: string | undefined;
  /** Shown when nothing is chosen. */
  readonly placeholder?: string;
  readonly clearLabel?: string;
  /** Called when the user opens the calendar. */
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
      description={instant !== undefined && `UTC: ${wallClock(instant, 'UTC').format(FORMAT)}`}
      error={missing && 'Esa hora no existe ese día: los relojes se adelantan. Elige otra.'}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={wall}
      onChange={onChange}
      onClick={() => onOpen?.()}
      locale="es"
      valueFormat={FORMAT}
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
      // The panel covers the page's own layers, so the calendar opens inside it.
      popoverProps={{ withinPortal: false, returnFocus: true }}
      onLevelChange={() => keepFocusIn('[data-dates-dropdown]')}
    />
  );
}
