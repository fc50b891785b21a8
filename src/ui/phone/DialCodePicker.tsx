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
import { dialCountries, dialOf } from '@/lib/phone/dialCountries';
import { Flag } from '../flag/Flag';
import { IconChevronDown } from '../icons';
import { DialCodeList } from './DialCodeList';
import classes from './DialCodePicker.module.css';

export interface DialCodePickerProps {
  /** ISO code of the chosen country; undefined shows `dial` without a flag. */
  readonly country: string | undefined;
  /** The dial code to show if the picker does not know the country. */
  readonly dial?: string;
  /** Called with the ISO code, two uppercase letters, after the panel has closed. */
  readonly onPick: (iso2: string) => void;
  /** Shows the dial code but does not open. */
  readonly disabled?: boolean | undefined;
}

/** After a tap the button reacts first and the panel follows in a transition; keyboard users get the panel at once. */
function follow(byTap: boolean, change: () => void): void {
  if (byTap) startTransition(change);
  else change();
}

/** A button with the chosen country's flag and dial code; it opens the searchable list of countries. */
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
    // A click by keyboard has no click count.
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
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the events of the button and the panel inside
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
        // Keeps the focus in the panel. Otherwise the blur would close it, and the click would open it again.
        onMouseDown={(event) => open && event.preventDefault()}
        onClick={toggle}
      >
        {country && <Flag code={country} size={20} />}
        {shownDial}
        <IconChevronDown size={16} aria-hidden />
      </button>
      {/* Rendered hidden while the browser is idle, so that a tap only has to show it. */}
      <Activity mode={shown ? 'visible' : 'hidden'}>
        <div id={panelId} role="dialog" aria-label="Elige el país del teléfono" className={classes.panel}>
          <DialCodeList key={`${country} ${closings}`} chosen={country} onPick={pick} />
        </div>
      </Activity>
    </div>
  );
}
