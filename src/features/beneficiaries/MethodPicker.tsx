import { useId } from 'react';
import type { PaymentMethod } from '@/api/paymentMethods';
import classes from './MethodPicker.module.css';

export interface MethodPickerProps {
  readonly methods: readonly PaymentMethod[];
  readonly value: number | undefined;
  readonly onChange: (id: number) => void;
  /** True if the form was refused without a method. */
  readonly error: boolean;
}

/** Selects the payment method; the other fields depend on it (product 5.9). */
export function MethodPicker({ methods, value, onChange, error }: MethodPickerProps) {
  const id = useId();
  return (
    <fieldset className={classes.picker} aria-describedby={`${id}-help`} data-invalid={error || undefined}>
      <legend className={classes.legend}>Selecciona el método</legend>
      <p id={`${id}-help`} className={classes.help} data-error={error || undefined}>
        Elige un tipo de pago.
      </p>
      <div className={classes.methods}>
        {methods.map((method, index) => (
          <label key={method.id} className={classes.method}>
            <input
              type="radio"
              // The form focuses the first one.
              data-path={index === 0 ? 'method' : undefined}
              name={id}
              checked={method.id === value}
              onChange={() => onChange(method.id)}
              className="app-radio"
            />
            <span>{method.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
