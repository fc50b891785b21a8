import { RECEIVE_CURRENCY, SEND_CURRENCY } from '@/lib/currencies';
import { formatShortDay } from '@/lib/dates';
import { formatMoney, isPositive, minus } from '@/lib/money';
import type { RateContext } from './rateContext';
import classes from './hints.module.css';

export interface RateContextViewProps {
  /** Undefined while there is nothing to compare; the place stays. */
  readonly context: RateContext | undefined;
  /** In ms. */
  readonly now: number;
  readonly timeZone: string | undefined;
}

function howMuch({ send, difference }: RateContext): string {
  const more = isPositive(difference);
  const size = more ? difference : minus('0', difference);
  const euros = formatMoney(send, SEND_CURRENCY.code);
  if (!isPositive(size)) return `Con ${euros} llega hoy lo mismo que`;
  return `Con ${euros} llegan hoy ${formatMoney(size, RECEIVE_CURRENCY.code)} ${more ? 'más' : 'menos'} que`;
}

/** The rate of today beside that of the sender's last exchange (product 2.17). */
export function RateContextView({ context, now, timeZone }: RateContextViewProps) {
  return (
    <p className={`app-figures ${classes.context}`}>
      {context &&
        `${howMuch(context)} con la tasa de tu último envío${
          context.at === null ? '' : ` (${formatShortDay(context.at, timeZone, now)})`
        }.`}
    </p>
  );
}
