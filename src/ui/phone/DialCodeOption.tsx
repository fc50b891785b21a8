import { memo } from 'react';
import type { DialCountry } from '@/lib/phone/dialCountries';
import { Flag } from '../flag/Flag';
import classes from './DialCodePicker.module.css';

interface DialCodeOptionProps {
  /** Element id; the search field refers to it while the option is active. */
  readonly id: string;
  /** The country of this option. */
  readonly country: DialCountry;
  /** True for the currently chosen country. */
  readonly chosen: boolean;
  /** True for the option that the keys have reached. */
  readonly active: boolean;
  /** 1-based position among `total` options, not all of which are rendered. */
  readonly place: number;
  /** Number of all options, including those not rendered. */
  readonly total: number;
}

/** One country of the list. Memoised, because most keys change only two options. */
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
