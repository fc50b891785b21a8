import { dialCountries, dialOf } from '@/lib/dialCountries';
import {
  Activity,
  startTransition,
  useCallback,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { DialCodeList } from './DialCodeList';
import classes from './DialCodePicker.module.css';
import { Flag } from './Flag';
import { IconChevronDown } from './icons';

export interface DialCodePickerProps {
  /** ISO code of the chosen country; undefined shows `dial` without a flag. */
  readonly country: string | undefined;
  /** The dial code to show for a country that the picker does not know. */
  readonly dial?: string;
  /** Gets the ISO code, two uppercase letters, once the panel is closed. */
  readonly onPick: (iso2: string) => void;
  /** Shows the dial code and does not open. */
  readonly disabled?: boolean | undefined;
}

/** The button answers a tap at once, and the panel follows; who uses keys finds it there, or gone, right away. */
function follow(byTap: boolean, change: () => void): void {
  if (byTap) startTransition(change);
  else change();
}

/** A button with the chosen country's flag and dial code that opens the searchable list of countries. */
export function DialCodePicker({ country, dial = '', onPick, disabled }: DialCodePickerProps) {
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(false);
  const [closings, setClosings] = useState(0);
  const shownDial = (country && dialOf(country)) ?? dial;
  const name = dialCountries().find(({ iso2 }) => iso2 === country)?.name ?? 'país desconocido';

  const show = (byTap: boolean) => {
    setOpen(true);
    follow(byTap, () => setShown(true));
  };
  const close = useCallback((byTap: boolean) => {
    setOpen(false);
    follow(byTap, () => {
      setShown(false);
      setClosings((count) => count + 1);
    });
  }, []);
  const pick = useCallback(
    (iso2: string) => {
      close(false);
      button.current?.focus();
      onPick(iso2);
    },
    [close, onPick],
  );
  const toggle = ({ detail }: MouseEvent) => {
    // Keys click without a count of clicks.
    const byTap = detail > 0;
    if (!open) return show(byTap);
    button.current?.focus();
    close(byTap);
  };
  const closeOnLeave = (event: FocusEvent<HTMLDivElement>) => {
    if (open && !event.currentTarget.contains(event.relatedTarget)) close(false);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close(false);
    button.current?.focus();
  };

  return (
    <div className={classes.picker} onBlur={closeOnLeave} onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        disabled={disabled}
        aria-label={`Prefijo del país: ${name}, ${shownDial}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        // Keeps the focus in the panel: else leaving would close it, and the click open it again.
        onMouseDown={(event) => open && event.preventDefault()}
        onClick={toggle}
      >
        {country && <Flag code={country} size={20} />}
        {shownDial}
        <IconChevronDown size={16} aria-hidden />
      </button>
      {/* Drawn out of sight while nothing else is to be done: a tap only has to show it. */}
      <Activity mode={shown ? 'visible' : 'hidden'}>
        <div id={panelId} role="dialog" aria-label="Elige el país del teléfono" className={classes.panel}>
          <DialCodeList key={`${country} ${closings}`} chosen={country} onPick={pick} />
        </div>
      </Activity>
    </div>
  );
}
