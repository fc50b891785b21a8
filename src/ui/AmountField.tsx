import { editAmount } from '@/lib/amountInput';
import { keypadWritesPoint, prepareKeypad } from '@/lib/keypad';
import { useId, useRef, useState, type ChangeEvent, type CSSProperties, type ReactNode } from 'react';
import classes from './AmountField.module.css';
import { useCaret } from './useCaret';

export interface AmountFieldProps {
  /** The visible name of the field. */
  readonly label: string;
  /** Flag and code of the currency, at the field's end. */
  readonly currency: ReactNode;
  /** The text while the field is typed in: digits and one comma. */
  readonly text: string;
  /** The text while it is not: the amount as people read it. */
  readonly restingText: string;
  /** The amount in words of money ('1.050,00 €'), shown once what was typed may have been meant otherwise; empty when there is none. */
  readonly spelled: string;
  /** Gets the filtered text. */
  readonly onType: (text: string) => void;
  /** What is wrong with the amount, below the field. */
  readonly error?: ReactNode;
  /** What the phone's Enter key says it does. */
  readonly enterKeyHint?: 'next' | 'done';
}

const PLACEHOLDER = '0,00';

/** How a browser calls what one key does; the second one is a keypad's that composes, as some phones' do. */
const byKey: readonly string[] = ['insertText', 'insertCompositionText'];

/**
 * A large field for an amount of money. It takes digits and one comma; dots are dropped (spec §5), and because
 * '10.50' then reads 1050, a typed dot brings a hint and spells the amount out (decisions 30). On a keypad that has
 * a dot in the comma's place, the dot is the comma.
 */
export function AmountField({
  label,
  currency,
  text,
  restingText,
  spelled,
  onType,
  error,
  enterKeyHint = 'done',
}: AmountFieldProps) {
  const id = useId();
  const { input, place } = useCaret();
  const entering = useRef(false);
  const [focused, setFocused] = useState(false);
  const [doubtful, setDoubtful] = useState(false);

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const { value, selectionStart } = event.currentTarget;
    const { nativeEvent } = event;
    const edit = editAmount(
      {
        value,
        caret: selectionStart ?? value.length,
        byKey: nativeEvent instanceof InputEvent && byKey.includes(nativeEvent.inputType),
      },
      keypadWritesPoint,
    );
    if (value === '') setDoubtful(false);
    else if (edit.doubtful) setDoubtful(true);
    onType(edit.text);
    place(edit.caret);
  };

  const enter = () => {
    entering.current = true;
    setFocused(true);
    prepareKeypad();
    // The amount that stands there is replaced by typing, not appended to.
    queueMicrotask(() => input.current?.select());
  };

  const shown = focused ? text : restingText;
  const size = { '--characters': Math.max(shown.length, PLACEHOLDER.length) } as CSSProperties;
  const hinted = doubtful && spelled !== '';
  const describedBy = [error && `${id}-error`, hinted && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={classes.field} data-invalid={error ? true : undefined}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.row}>
        <span className={classes.room} style={size}>
          <input
            ref={input}
            id={id}
            className={classes.input}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint={enterKeyHint}
            placeholder={PLACEHOLDER}
            value={shown}
            onChange={type}
            onFocus={enter}
            onBlur={() => setFocused(false)}
            onMouseUp={(event) => {
              // The click that brings the focus would undo the selection.
              if (entering.current) event.preventDefault();
              entering.current = false;
            }}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy || undefined}
          />
        </span>
        <span className={classes.currency}>{currency}</span>
      </div>
      <div id={`${id}-hint`} role="status" className={classes.hint}>
        {hinted && (
          <>
            Usa la coma para los decimales. <strong className="app-figures">{spelled}</strong>
          </>
        )}
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
