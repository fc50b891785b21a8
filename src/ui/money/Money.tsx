import { formatMoney, type Decimal } from '@/lib/money';

interface MoneyProps {
  /** Null if the server sent no finite amount: shown as 0.00 (product 9.5). */
  readonly value: Decimal | null;
  /** A currency code. */
  readonly currency: string;
  /** Prefix: '−' for money sent, '+' for money received. */
  readonly sign?: '−' | '+';
  /** Class for size and colour. */
  readonly className?: string | undefined;
}

/** An amount with its currency, in tabular figures and without a line break. */
export function Money({ value, currency, sign, className }: MoneyProps) {
  const text = value === null ? `0.00\u00a0${currency}` : formatMoney(value, currency);
  return (
    <span className={className === undefined ? 'app-figures' : `app-figures ${className}`} translate="no">
      {`${sign ?? ''}${text}`}
    </span>
  );
}
