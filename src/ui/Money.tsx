import { formatMoney, type Decimal } from '@/lib/money';

interface MoneyProps {
  /** Null where the server sent no finite amount: shown as 0.00 (spec §9). */
  readonly value: Decimal | null;
  /** A currency code. */
  readonly currency: string;
  /** Leads the amount: '−' for money sent, '+' for money received. */
  readonly sign?: '−' | '+';
  /** Size and colour of the place that it stands in. */
  readonly className?: string | undefined;
}

/** An amount with its currency, in figures of one width, never broken over two lines. */
export function Money({ value, currency, sign, className }: MoneyProps) {
  const text = value === null ? `0.00\u00a0${currency}` : formatMoney(value, currency);
  return (
    <span className={className === undefined ? 'app-figures' : `app-figures ${className}`}>
      {sign}
      {text}
    </span>
  );
}
