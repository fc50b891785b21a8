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
  /** Class for size and colour. */
  readonly className?: string | undefined;
}

/** An amount with its currency, in tabular figures and without a line break. */
export function Money({ value, currency, sign, struck = false, className }: MoneyProps) {
  const text = value === null ? `0.00\u00a0${currency}` : formatMoney(value, currency);
  const Tag = struck ? 's' : 'span';
  return (
    <Tag className={className === undefined ? 'app-figures' : `app-figures ${className}`} translate="no">
      {`${sign ?? ''}${text}`}
    </Tag>
  );
}
