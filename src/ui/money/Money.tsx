import type { CSSProperties } from 'react';
import { formatMoney, type Decimal } from '@/lib/money';

interface MoneyProps {
  /** Null if the server sent no finite amount: shown as 0.00 (product 9.5). */
  readonly value: Decimal | null;
  /** A currency code. */
  readonly currency: string;
  /** Prefix: '−' for money sent, '+' for money received. */
  readonly sign?: '−' | '+';
  /** True if the money did not go out: the amount is struck through. */
  readonly struck?: boolean;
  /** Class for colour and `--amount-size`. */
  readonly className?: string | undefined;
}

/** The characters of the largest amount that stays on one line; the server may send any text as a currency. */
const ONE_LINE = 26;

/** An amount with its currency, in tabular figures; where it does not fit, it gets smaller rather than break. */
export function Money({ value, currency, sign, struck = false, className }: MoneyProps) {
  const amount = value === null ? `0.00\u00a0${currency}` : formatMoney(value, currency);
  // A negative amount, such as a correction, has its own sign.
  const text = value?.startsWith('-') ? amount : `${sign ?? ''}${amount}`;
  const Tag = struck ? 's' : 'span';
  return (
    <Tag
      className={`app-figures app-amount ${className ?? ''}`}
      data-long={text.length > ONE_LINE || undefined}
      style={{ '--characters': text.length } as CSSProperties}
      translate="no"
    >
      {text}
    </Tag>
  );
}
