import { ApiError } from '@/api/errors';
import type { ExchangeDetail, KnownHistory } from '@/api/exchanges';
import { clock } from '@/lib/clock';
import { currentOwner, isSameOwner } from '@/lib/owner';
import { serverNow } from '@/lib/serverClock';
import type { Confirmation, InDoubt } from './doubt';
import { changeDoubts, doubts, pendingAnswers, resolvedDoubt, withoutDoubt } from './doubts';
import { isSameTransfer } from './findMade';
import { tellMadeToTabs } from './madeInTab';

/** True when the end of the session refused the call: the server did nothing. */
const isSessionEnd = (error: unknown) => error instanceof ApiError && error.status === 401;

/** The doubt at the moment of the press. */
function newDoubt(confirmation: Confirmation, history: KnownHistory | undefined): InDoubt {
  const equal = history?.exchanges.filter((exchange) => isSameTransfer(exchange, confirmation)) ?? [];
  const now = clock.now();
  return {
    ...confirmation,
    pressedAt: now,
    lastPressedAt: now,
    serverPressedAt: serverNow() ?? null,
    knownIds: equal.map(({ exchangeId }) => exchangeId),
    historyAge: history ? now - history.readAt : null,
    verdict: 'asking',
  };
}

/**
 * Sends a confirmation and stores it until its answer is known, so that a reload does not forget it. While the answer
 * is pending, another call waits for the same answer.
 *
 * @param history the history known before the press; undefined if there is none
 * @param isUnknown true if a failure leaves open whether the exchange was made
 */
export function confirmOnce(
  confirmation: Confirmation,
  history: KnownHistory | undefined,
  create: () => Promise<ExchangeDetail>,
  isUnknown: (error: unknown) => boolean,
): Promise<ExchangeDetail> {
  const { key } = confirmation;
  const running = pendingAnswers.get(key);
  if (running) return running;
  const owner = currentOwner();
  // If the user has logged out meanwhile, the doubt stays; the history resolves it after the next login in this tab.
  const settle = (
    next: (own: readonly InDoubt[]) => readonly InDoubt[],
    isDecided = isSameOwner(owner, currentOwner()),
  ) => {
    pendingAnswers.delete(key);
    changeDoubts((own) => (isDecided ? next(own) : own), owner);
  };
  const before = doubts().find((doubt) => doubt.key === key);
  const doubt = before ? { ...before, lastPressedAt: clock.now() } : newDoubt(confirmation, history);
  const answer = Promise.resolve()
    .then(create)
    .then(
      (exchange) => {
        settle((own) => resolvedDoubt(own, key, exchange.exchangeId));
        tellMadeToTabs({ key, exchangeId: exchange.exchangeId });
        return exchange;
      },
      (error: unknown) => {
        // A refusal does not decide an earlier press with the same key, whatever was said of that (decision 59).
        const stays = isUnknown(error) || before !== undefined;
        settle((own) => (stays ? own : withoutDoubt(own, key)), isSessionEnd(error) || undefined);
        throw error;
      },
    );
  pendingAnswers.set(key, answer);
  // Stored before the call is sent, in the next microtask.
  changeDoubts((own) => [...withoutDoubt(own, key), { ...doubt, verdict: 'asking' }]);
  return answer;
}
