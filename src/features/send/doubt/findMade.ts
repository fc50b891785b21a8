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

type Transfer = Pick<Confirmation, 'amountSend' | 'amountReceive' | 'names'>;

const hasAmounts = (exchange: Exchange, { amountSend, amountReceive }: Transfer) =>
  exchange.amountSend !== null &&
  exchange.amountReceive !== null &&
  sameDecimal(exchange.amountSend, amountSend) &&
  sameDecimal(exchange.amountReceive, amountReceive);

const hasBeneficiary = ({ beneficiary }: Exchange, { names }: Transfer) =>
  beneficiary === null || isCalled(names, beneficiary);

/** True if an exchange has the amounts and the beneficiary of a confirmation. */
export const isSameTransfer = (exchange: Exchange, transfer: Transfer): boolean =>
  hasAmounts(exchange, transfer) && hasBeneficiary(exchange, transfer);

/** The instant of the press on the server's clock, in ms, as far as it is known. */
const pressOf = ({ pressedAt, serverPressedAt }: InDoubt) => serverPressedAt ?? pressedAt;

/**
 * Did the lost confirmation create this exchange? 'yes': it matches and was not in the history before the press, or,
 * without a fresh history, it was made since the press. 'maybe': it matches, but neither can be decided; or it is new
 * and has the amounts, but the history names the beneficiary otherwise.
 */
function hasMade(doubt: InDoubt, exchange: Exchange): 'yes' | 'maybe' | 'no' {
  const { pressedAt, serverPressedAt, knownIds, historyAge, verdict } = doubt;
  const { inserted, exchangeId } = exchange;
  if (!hasAmounts(exchange, doubt) || knownIds.includes(exchangeId)) return 'no';
  const earliest = serverPressedAt === null ? pressedAt - CLOCK_DIFFERENCE_MS : serverPressedAt - SECOND_MS;
  if (!hasBeneficiary(exchange, doubt)) {
    const isNew = inserted !== null && inserted >= earliest;
    return verdict === 'asking' && isNew ? 'maybe' : 'no';
  }
  if (verdict === 'notMade') {
    const isOfThatTime = inserted !== null && Math.abs(inserted - pressOf(doubt)) < LAG_MS;
    return historyAge !== null && isOfThatTime ? 'yes' : 'no';
  }
  if (historyAge !== null && historyAge < FRESH_MS) return 'yes';
  if (inserted === null) return 'maybe';
  const otherwise = historyAge === null ? 'no' : 'maybe';
  if (serverPressedAt === null) {
    if (inserted < earliest) return otherwise;
    return historyAge === null ? 'maybe' : 'yes';
  }
  if (inserted >= earliest) return 'yes';
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
        apart: inserted === null ? Number.MAX_VALUE : Math.abs(inserted - pressOf(doubt)),
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
