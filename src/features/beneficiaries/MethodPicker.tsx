import { useId } from 'react';
import type { PaymentMethod } from '@/api/paymentMethods';
import classes from './MethodPicker.module.css';

export interface MethodPickerProps {
  readonly methods: readonly PaymentMethod[];
  readonly value: number | undefined;
  readonly onChange: (id: number) => void;
  readonly error: string | undefined;
}

/** Selects the payment method; the other fields depend on it (product 5.9). */
export function MethodPicker({ methods, value, onChange, error }: MethodPickerProps) {
  const id = useId();
  return (
    <fieldset
      className={classes.picker}
      aria-describedby={`${id}-help`}
      data-path="method"
      data-invalid={error !== undefined || undefined}
    >
      <legend className={classes.legend}>Selecciona el método</legend>
      <p id={`${id}-help`} className={classes.help} data-error={error !== undefined || undefined}>
        Elige un tipo de pago.
      </p>
      <div className={classes.methods}>
        {methods.map((method) => (
          <label key={method.id} className={classes.method}>
            <input
              type="radio"
              name={id}
              checked={method.id === value}
              onChange={() => onChange(method.id)}
              className="app-radio"
            />
            {method.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
