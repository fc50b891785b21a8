import type { Sandbox } from '@mocks/engine/sandbox';
import { asObject, parseJson, pick } from '@/lib/jsonValues';
import { confirmationPrefixes, readText, textKeys } from '@/lib/storage';
import { people, type Who } from '../texts';

/** An exchange in the sandbox's database. */
export interface MadeExchange {
  readonly id: string;
  readonly amount: number;
  readonly alias: string | null;
  /** The idempotency key of the confirmation that created it. */
  readonly key: string | undefined;
}

/** A confirmation that the browser keeps because its exchange may exist. */
export interface OpenConfirmation {
  readonly who: Who | undefined;
  readonly key: string;
  readonly stage: string;
}

/** The user with this id. */
export const whoHas = (id: unknown) => (Object.keys(people) as Who[]).find((who) => people[who].id === id);

/** The exchanges of the sandbox's database, by user. */
export function made(sandbox: Sandbox): Readonly<Record<Who, readonly MadeExchange[]>> {
  const keys = new Map<number, string>();
  for (const row of Object.values(sandbox.exportState().changes.idempotencyKey ?? {})) {
    const [, key] = /^\d+:createExchange:(.*)$/.exec(row?.id ?? '') ?? [];
    if (row && key !== undefined) keys.set(row.rowId, key);
  }
  const rows = (who: Who) =>
    sandbox.exchanges(people[who].login).map(({ id, exchangeId, amountSend, beneficiaryAlias }) => ({
      id: exchangeId,
      amount: amountSend,
      alias: beneficiaryAlias,
      key: keys.get(id),
    }));
  return { A: rows('A'), B: rows('B') };
}

/** The confirmations that the browser keeps as open, of all users. */
export const openConfirmations = (): readonly OpenConfirmation[] =>
  textKeys(confirmationPrefixes.open).map((entryKey) => {
    const entry = asObject(parseJson(readText(entryKey) ?? ''));
    return {
      who: whoHas(pick(asObject(pick(entry, 'owner')), 'id')),
      key: entryKey.slice(confirmationPrefixes.open.length),
      stage: String(pick(asObject(pick(entry, 'confirmation')), 'stage')),
    };
  });

export const EXCHANGE_ID = /TRP-\d{4}-\d{6}/g;

/** The exchanges whose receipts the page shows, perhaps still without their data, or to which it links. */
const receiptIds = (): readonly string[] => {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[href*="/envia3?"]');
  return [location.href, ...[...links].map(({ href }) => href)].join('\n').match(EXCHANGE_ID) ?? [];
};

/**
 * Collects the exchanges that the page has told of at any time: where a clock advances by minutes at once, a page that a
 * user would have seen for minutes is gone before the page rests.
 */
export function watchTold() {
  const told = new Set<string>();
  const add = (ids: readonly string[]) => ids.forEach((id) => told.add(id));
  new MutationObserver(() => add(receiptIds())).observe(document, { childList: true, subtree: true });
  return (): readonly string[] => {
    add(document.body.innerText.match(EXCHANGE_ID) ?? []);
    add(receiptIds());
    return [...told];
  };
}
