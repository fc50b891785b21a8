import { useId, useRef } from 'react';
import type { PaymentMethod } from '@/api/paymentMethods';
import classes from './MethodPicker.module.css';

/** The texts above the methods, which a refused form repeats. */
export const METHOD_TITLE = 'Selecciona el método';
export const METHOD_TEXT = 'Elige un tipo de pago.';

export interface MethodPickerProps {
  readonly methods: readonly PaymentMethod[];
  readonly value: number | undefined;
  /** `isPress` is false for a key, after which the focus has to stay. */
  readonly onChange: (id: number, isPress: boolean) => void;
  /** True if the form was refused without a method. */
  readonly error: boolean;
}

/** Selects the payment method; the other fields depend on it (product 5.9). */
export function MethodPicker({ methods, value, onChange, error }: MethodPickerProps) {
  const id = useId();
  // The browser turns an arrow key into a click.
  const isPress = useRef(false);
  return (
    <fieldset className={classes.picker} aria-describedby={`${id}-help`} data-invalid={error || undefined}>
      <legend className={classes.legend}>{METHOD_TITLE}</legend>
      <p id={`${id}-help`} className={classes.help} data-error={error || undefined}>
        {METHOD_TEXT}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles what happens to the radios inside */}
      <div
        className={classes.methods}
        onPointerDown={() => (isPress.current = true)}
        onKeyDown={() => (isPress.current = false)}
      >
        {methods.map((method, index) => (
          <label key={method.id} className={classes.method}>
            <input
              type="radio"
              // The form focuses the first one.
              data-path={index === 0 ? 'method' : undefined}
              name={id}
              checked={method.id === value}
              onChange={() => onChange(method.id, isPress.current)}
              className="app-radio"
            />
            <span>{method.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
