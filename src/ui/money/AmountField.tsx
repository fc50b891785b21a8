import {
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type CSSProperties,
  type ReactNode,
  type RefCallback,
} from 'react';
import { composeAmount, editAmount, isStillDoubted, type EditedAmount } from '@/lib/amountInput';
import type { TypedAmount } from '@/lib/money';
import { whenIdle } from '@/lib/whenIdle';
import { isComposing, typedIn, useCaret } from '../fields/useCaret';
import classes from './AmountField.module.css';

export interface AmountFieldProps {
  /** The visible label. */
  readonly label: string;
  /** Symbol of the currency, at the end of the field. */
  readonly currency: ReactNode;
  /** The text while the field has the focus: digits and one comma. */
  readonly text: string;
  /** The text without focus: the formatted amount. */
  readonly restingText: string;
  /** The formatted amount ('1.050,00 €'), shown as a hint if the input is ambiguous; empty when there is no amount. */
  readonly spelled: string;
  /** Called with the filtered text and its amount. */
  readonly onType: (typed: TypedAmount) => void;
  /** The error below the field. */
  readonly error?: ReactNode;
  /** A short note beside the label, which moves nothing; empty while there is none, absent if there never is one. */
  readonly note?: string | undefined;
  /** Called with the element that shows the amount. */
  readonly amountRef?: RefCallback<HTMLElement> | undefined;
}

const PLACEHOLDER = '0,00';

/** Input types of a single key; the second one ends a composed text. */
const byKey: readonly string[] = ['insertText', 'insertCompositionText'];

/**
 * Whether the keypad of `inputMode="decimal"` writes decimals with a dot. No browser says so; this follows its
 * language and region ('en-GB' and 'es-MX' write 1.5, 'es-ES' 1,5).
 */
function keypadWritesPoint(): boolean {
  try {
    const parts = new Intl.NumberFormat([navigator.language, 'es-ES']).formatToParts(1.5);
    return parts.some(({ type, value }) => type === 'decimal' && value === '.');
  } catch {
    // No language tag, as 'c' and 'en-US@posix' on some Linuxes.
    return false;
  }
}

/**
 * A large field for an amount of money. It accepts digits and one comma and drops dots (product 5.7). Because '10.50'
 * then reads 1050, a typed dot shows a hint with the formatted amount (decision 30). On a keypad that has a dot
 * instead of a comma, the dot acts as the comma.
 */
export function AmountField({
  label,
  currency,
  text,
  restingText,
  spelled,
  onType,
  error,
  note,
  amountRef,
}: AmountFieldProps) {
  const id = useId();
  const entering = useRef(false);
  const last = useRef<EditedAmount>(undefined);
  /** The amount when a keyboard began to compose another one. */
  const composedFrom = useRef<Pick<EditedAmount, 'text' | 'typed'>>(undefined);
  /** Whether the last key was the decimal key of the numeric pad, whatever it writes. */
  const decimalKey = useRef(false);
  const [focused, setFocused] = useState(false);
  const shown = focused ? text : restingText;
  const { input, place, composed } = useCaret(shown);
  /** The text after the last doubtful edit. */
  const [doubted, setDoubted] = useState<string>();

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget;
    const { nativeEvent } = event;
    const cleaned = typedIn(event.currentTarget);
    const before = last.current?.text === text ? last.current : { text, typed: text };
    const writesPoint = () => decimalKey.current || keypadWritesPoint();
    composedFrom.current = isComposing(event) ? (composedFrom.current ?? before) : undefined;
    const edited = composedFrom.current
      ? composeAmount(composedFrom.current, cleaned.text, writesPoint)
      : editAmount(
          {
            value: cleaned.text,
            caret: cleaned.caret,
            byKey: nativeEvent instanceof InputEvent && byKey.includes(nativeEvent.inputType),
            before,
          },
          writesPoint,
        );
    last.current = edited;
    const { caret, doubtful } = edited;
    const typed = { text: edited.text, amount: edited.amount };
    if (doubtful) setDoubted(typed.text);
    else if (!isStillDoubted(typed.text, doubted)) setDoubted(undefined);
    onType(typed);
    // Otherwise text and caret stay as the browser left them; to set the caret again computes the layout.
    if (typed.text !== value) place(caret);
  };

  const enter = () => {
    entering.current = true;
    setFocused(true);
    // The first number format takes a slow phone longer than a keystroke may.
    whenIdle(keypadWritesPoint);
    // Selects the amount, so that typing replaces it.
    queueMicrotask(() => input.current?.select());
  };

  const size = { '--characters': Math.max(shown.length, PLACEHOLDER.length) } as CSSProperties;
  const hinted = isStillDoubted(text, doubted) && spelled !== '';
  const describedBy = [note && `${id}-note`, error && `${id}-error`, hinted && `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={classes.field} data-invalid={error ? true : undefined}>
      <div className={classes.head}>
        <label htmlFor={id}>{label}</label>
        {note !== undefined && (
          <span id={`${id}-note`} role="status" className={classes.note}>
            {note}
          </span>
        )}
      </div>
      <div className={classes.row}>
        <span ref={amountRef} className={classes.room} style={size}>
          <input
            ref={input}
            id={id}
            className={classes.input}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            placeholder={PLACEHOLDER}
            {...composed}
            onChange={type}
            onCompositionEnd={() => {
              composedFrom.current = undefined;
              composed.onCompositionEnd();
            }}
            onKeyDown={({ code }) => (decimalKey.current = code === 'NumpadDecimal')}
            onFocus={enter}
            onBlur={() => setFocused(false)}
            onMouseUp={(event) => {
              // The mouse-up of the focusing click would clear the selection.
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
          <span>
            Usa la coma para los decimales.{' '}
            <strong className="app-figures" translate="no">
              {spelled}
            </strong>
          </span>
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
