import type { DialCountry } from '@/lib/dialCountries';
import { memo } from 'react';
import classes from './DialCodePicker.module.css';
import { Flag } from './Flag';

interface DialCodeOptionProps {
  /** Id in the page; the search field names it while it is active. */
  readonly id: string;
  /** The country it stands for. */
  readonly country: DialCountry;
  /** It is the one that was chosen before. */
  readonly chosen: boolean;
  /** The keys stand on it. */
  readonly active: boolean;
  /** 1-based place among `total` options, of which the list may hold only some. */
  readonly place: number;
  /** How many options there are, those not drawn included. */
  readonly total: number;
}

/** One country of the picker's list. Kept as it is while a key moves the active option elsewhere. */
export const DialCodeOption = memo(function DialCodeOption(props: DialCodeOptionProps) {
  const { iso2, name, dial } = props.country;
  return (
    <li
      id={props.id}
      role="option"
      aria-selected={props.chosen}
      aria-setsize={props.total}
      aria-posinset={props.place}
      data-active={props.active || undefined}
      data-country={iso2}
      className={classes.option}
    >
      <Flag code={iso2} size={20} />
      <span className={classes.name}>{name}</span>
      <span className={classes.dial}>{dial}</span>
    </li>
  );
});
