import type { Exchange } from '@/api/exchanges';
import { endOf } from '@/lib/endOf';
import { sameDecimal } from '@/lib/money';
import { foldText } from '@/lib/textSearch';
import type { Confirmation, InDoubt } from './doubt';

/** A history read at most this long before the press contains all earlier exchanges, in ms. */
const FRESH_MS = 60_000;
/** Servers may store whole seconds. */
const SECOND_MS = 1000;
/** Maximum difference between clocks of the same server, in ms. */
const SERVER_DIFFERENCE_MS = 60_000;
/** Maximum lag of an unknown server clock behind this browser's, in ms. */
const CLOCK_DIFFERENCE_MS = 600_000;
/**
 * An exchange that counted as not made may still appear in a lagging history, if it was made within this time of the
 * press.
 */
const LAG_MS = 1_800_000;

/**
 * True if `called` may be a server's name for a beneficiary with these names. Of a number, the names contain only the
 * end.
 */
export function isCalled(names: readonly string[], called: string): boolean {
  const spellings = [called, endOf(called) ?? called].map(foldText);
  return names.some((name) => spellings.includes(foldText(name)));
}

/** True if an exchange has the amounts and the beneficiary of a confirmation. */
export function isSameTransfer(
  exchange: Exchange,
  { amountSend, amountReceive, names }: Pick<Confirmation, 'amountSend' | 'amountReceive' | 'names'>,
): boolean {
  const { beneficiary } = exchange;
  return (
    exchange.amountSend !== null &&
    exchange.amountReceive !== null &&
    sameDecimal(exchange.amountSend, amountSend) &&
    sameDecimal(exchange.amountReceive, amountReceive) &&
    (beneficiary === null || isCalled(names, beneficiary))
  );
}

/**
 * Did the lost confirmation create this exchange? 'yes': it matches and was not in the history before the press, or,
 * without a fresh history, it was made since the press. 'maybe': it matches, but neither can be decided.
 */
function hasMade(doubt: InDoubt, exchange: Exchange): 'yes' | 'maybe' | 'no' {
  const { pressedAt, serverPressedAt, knownIds, historyAge, verdict } = doubt;
  const { inserted, exchangeId } = exchange;
  if (!isSameTransfer(exchange, doubt) || knownIds.includes(exchangeId)) return 'no';
  if (verdict === 'notMade') {
    const isOfThatTime = inserted !== null && Math.abs(inserted - pressedAt) < LAG_MS;
    return historyAge !== null && isOfThatTime ? 'yes' : 'no';
  }
  if (historyAge !== null && historyAge < FRESH_MS) return 'yes';
  if (inserted === null) return 'maybe';
  const otherwise = historyAge === null ? 'no' : 'maybe';
  if (serverPressedAt === null) {
    if (inserted < pressedAt - CLOCK_DIFFERENCE_MS) return otherwise;
    return historyAge === null ? 'maybe' : 'yes';
  }
  if (inserted >= serverPressedAt - SECOND_MS) return 'yes';
  return inserted >= serverPressedAt - SERVER_DIFFERENCE_MS ? 'maybe' : otherwise;
}

/** True if the history contains an exchange that the confirmation may have created, without proof. */
export function isUndecided(doubt: InDoubt, history: readonly Exchange[]): boolean {
  return history.some((exchange) => hasMade(doubt, exchange) === 'maybe');
}

/**
 * The exchanges that lost confirmations have created: id by the confirmation's key. Among identical confirmations,
 * each gets the exchange nearest to its press.
 */
export function findMade(
  lost: readonly InDoubt[],
  history: readonly Exchange[],
): ReadonlyMap<string, string> {
  const pairs = lost.flatMap((doubt) =>
    history
      .filter((exchange) => hasMade(doubt, exchange) === 'yes')
      .map(({ exchangeId, inserted }) => ({
        key: doubt.key,
        exchangeId,
        apart: inserted === null ? Number.MAX_VALUE : Math.abs(inserted - doubt.pressedAt),
      })),
  );
  const made = new Map<string, string>();
  const taken = new Set<string>();
  for (const { key, exchangeId } of pairs.sort((a, b) => a.apart - b.apart)) {
    if (made.has(key) || taken.has(exchangeId)) continue;
    made.set(key, exchangeId);
    taken.add(exchangeId);
  }
  return made;
}
