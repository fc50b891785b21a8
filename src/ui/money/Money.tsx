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

/** An amount with its currency, in tabular figures; it never breaks, and gets smaller where it does not fit. */
export function Money({ value, currency, sign, struck = false, className }: MoneyProps) {
  const amount = value === null ? `0.00\u00a0${currency}` : formatMoney(value, currency);
  const text = `${sign ?? ''}${amount}`;
  const Tag = struck ? 's' : 'span';
  return (
    <Tag
      className={`app-figures app-amount ${className ?? ''}`}
      style={{ '--characters': text.length } as CSSProperties}
      translate="no"
    >
      {text}
    </Tag>
  );
}
