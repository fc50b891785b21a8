import type { Exchange } from '@/api/exchanges';
import { MINUTE_MS } from '@/lib/clock';
import { endOf } from '@/lib/endOf';
import { sameDecimal, type Decimal } from '@/lib/money';
import { foldText } from '@/lib/textSearch';
import { LAG_MS, latestPressOf, type OpenConfirmation, type Order } from './confirmation';

/** Servers may store whole seconds. */
const SECOND_MS = 1000;
/** Maximum difference between clocks of the same server, in ms. */
const SERVER_DIFFERENCE_MS = MINUTE_MS;

/**
 * True if `called` may be a server's name for a beneficiary with these names. Of a number, the names contain only the
 * end.
 */
export function isCalled(names: readonly string[], called: string): boolean {
  const spellings = [called, endOf(called) ?? called].map(foldText);
  return names.some((name) => spellings.includes(foldText(name)));
}

type Amounts = Pick<Exchange, 'amountSend' | 'amountReceive'>;

const hasAmounts = (exchange: Amounts, order: Pick<Order, 'amountSend' | 'amountReceive'>) =>
  exchange.amountSend !== null &&
  exchange.amountReceive !== null &&
  sameDecimal(exchange.amountSend, order.amountSend) &&
  sameDecimal(exchange.amountReceive, order.amountReceive);

/** True if both confirm the same amounts for the same beneficiary: an exchange could be of either. */
export const isSameTransfer = (a: Order, b: Order): boolean =>
  hasAmounts(a, b) && a.names.some((name) => isCalled(b.names, name));

/**
 * True if the answer to a confirmation is its own exchange: it has these amounts, and is not one that existed before
 * the press or that another confirmation made.
 */
export const isAnswerTo = (
  answer: Amounts & Pick<Exchange, 'exchangeId'>,
  one: OpenConfirmation,
  takenIds: ReadonlySet<string>,
): boolean =>
  hasAmounts(answer, one) && !one.knownIds.includes(answer.exchangeId) && !takenIds.has(answer.exchangeId);

/** How long after a press the exchange was made, with the second that servers may drop; undefined if not known. */
const since = (press: number | null, { inserted }: Exchange) =>
  press === null || inserted === null ? undefined : inserted - press + SECOND_MS;

/** True if both are readable and differ. */
const differs = (read: Decimal | null, ordered: Decimal) => read !== null && !sameDecimal(read, ordered);

/**
 * Did the confirmation make this exchange? 'yes': it matches and was not in the history before the press, or by the
 * server's clock it was made since. 'maybe': it matches, but neither can be decided; or it is new, but the history names
 * the beneficiary otherwise, or has other Bs or an amount that cannot be read.
 */
function hasMade(one: OpenConfirmation, exchange: Exchange): 'yes' | 'maybe' | 'no' {
  const { history, stage, names } = one;
  const { beneficiary } = exchange;
  if (differs(exchange.amountSend, one.amountSend) || one.knownIds.includes(exchange.exchangeId)) return 'no';
  const sincePress = since(one.pressedAt, exchange);
  // What is made long after the latest press is another exchange.
  const isLater = (since(latestPressOf(one), exchange) ?? 0) >= LAG_MS;
  const isOfOtherClock = sincePress !== undefined && sincePress >= SECOND_MS - SERVER_DIFFERENCE_MS;
  const isNamed = beneficiary === null || isCalled(names, beneficiary);
  const isSame = hasAmounts(exchange, one);
  if (!isNamed || !isSame) {
    const isNew = (history === 'fresh' || isOfOtherClock) && !isLater;
    return stage !== 'notFound' && isNew && (isNamed || isSame) ? 'maybe' : 'no';
  }
  // It may be of the latest press, whose time is not known.
  if (latestPressOf(one) === null && (sincePress ?? 0) >= LAG_MS) return 'maybe';
  if (stage === 'notFound' && (isLater || (sincePress ?? 0) <= -LAG_MS)) return 'no';
  if (history === 'fresh') return 'yes';
  if (sincePress === undefined) return 'maybe';
  if (sincePress >= 0) return 'yes';
  return isOfOtherClock || history === 'old' ? 'maybe' : 'no';
}

/**
 * True if the history contains an exchange that the confirmation may have made, without proof: not one that another
 * confirmation made, unless the server has answered it.
 */
export function isUndecided(
  one: OpenConfirmation,
  history: readonly Exchange[],
  takenIds: ReadonlySet<string>,
): boolean {
  return history.some(
    (exchange) =>
      exchange.exchangeId === one.answeredId ||
      (!takenIds.has(exchange.exchangeId) && hasMade(one, exchange) === 'maybe'),
  );
}

/**
 * The exchanges that confirmations have made: id by the confirmation's key, without those in `takenIds`. Among
 * identical confirmations, each gets the exchange nearest to its press.
 */
export function findMade(
  open: readonly OpenConfirmation[],
  history: readonly Exchange[],
  takenIds: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const pairs = open.flatMap((one) =>
    history
      .filter((exchange) => hasMade(one, exchange) === 'yes')
      .map(({ exchangeId, inserted }) => ({
        key: one.key,
        exchangeId,
        apart: Math.min(
          ...[one.pressedAt, latestPressOf(one)].map((press) =>
            press === null || inserted === null ? Number.MAX_VALUE : Math.abs(inserted - press),
          ),
        ),
      })),
  );
  const made = new Map<string, string>();
  const taken = new Set(takenIds);
  for (const { key, exchangeId } of pairs.sort((a, b) => a.apart - b.apart)) {
    if (made.has(key) || taken.has(exchangeId)) continue;
    made.set(key, exchangeId);
    taken.add(exchangeId);
  }
  return made;
}
