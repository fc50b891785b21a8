import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { allCountries, dialOf } from '@/lib/phone/dialCountries';
import { Flag } from '../flag/Flag';
import { IconChevronDown } from '../icons';
import { isSecondClick } from '../secondPress';
import { useFetched } from '../useFetched';
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

/** The width of the field's section with the picker: with large text, the number keeps half of the field. */
export const dialSection = {
  leftSectionWidth: 'min(7.75rem, 50%)',
  leftSectionPointerEvents: 'all',
} as const;

/** The list is not part of a page's first view; the first touch or focus of the button loads it. */
const fetchList = () => import('./DialCodeList');

/** A button with the chosen country's flag and dial code; it opens the searchable list of countries. */
export function DialCodePicker({ country, dial = '', onPick, disabled }: DialCodePickerProps) {
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  // Each touch asks again, for when the code failed to load.
  const [touches, setTouches] = useState(0);
  const [failed, setFailed] = useState(false);
  const code = useFetched(fetchList, touches, () => setFailed(true));
  const shownDial = (country && dialOf(country)) ?? dial;
  const name = allCountries().find(({ iso2 }) => iso2 === country)?.name ?? 'país desconocido';

  const touch = () => {
    if (code) return;
    setFailed(false);
    setTouches((count) => count + 1);
  };
  const close = () => {
    setOpened(false);
    button.current?.focus();
  };
  const closeOnLeave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpened(false);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !opened) return;
    event.stopPropagation();
    close();
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
        aria-expanded={opened}
        aria-controls={opened ? panelId : undefined}
        // Keeps the focus in the panel. Otherwise the blur would close it, and the click would open it again.
        onMouseDown={(event) => opened && event.preventDefault()}
        onFocus={touch}
        onClick={(event) => {
          if (isSecondClick(event)) return;
          touch();
          if (opened && code) close();
          else setOpened(true);
        }}
      >
        {country && <Flag code={country} size={20} />}
        <span translate="no">{shownDial}</span>
        <IconChevronDown size={16} aria-hidden />
      </button>
      {opened && (failed || code) && (
        <div id={panelId} role="dialog" aria-label="Elige el país del teléfono" className={classes.panel}>
          {code ? (
            <code.DialCodeList
              chosen={country}
              onPick={(iso2) => {
                close();
                onPick(iso2);
              }}
            />
          ) : (
            <p role="alert" className={classes.none}>
              No pudimos abrir la lista de países. Inténtalo de nuevo o escribe el número con su + y su
              prefijo.
            </p>
          )}
        </div>
      )}
    </div>
  );
}
