import type { Beneficiary } from '@/api/beneficiaries';
import type { Exchange, ExchangeDetail, KnownHistory } from '@/api/exchanges';
import { countsAsSent } from '@/api/sentStatus';
import { beneficiaryNames, beneficiaryTitle } from '@/features/beneficiaries/beneficiary';
import { DAY_MS } from '@/lib/clock';
import { eurosOf } from '@/lib/currencies';
import { sameDecimal, type Decimal } from '@/lib/money';
import { foldText } from '@/lib/textSearch';
import { isCalled } from '../transfer/match';
import { accountOf, compareAccounts, hasOtherDocument, hasOtherHolder, identifiedBy } from './account';

/** The same amount to the same account within this time is a possible repetition, in ms (product 4.18). */
const DOUBLE_MS = DAY_MS;
/** Most details that one check reads (product 4.18). */
const MOST_DETAILS = 20;
/** So many of them are exchanges with the name of the beneficiary, even if others are newer. */
const MOST_NAMED = 5;

/** What the sender's own exchanges say about the account of a beneficiary (product 4.18). */
export type Finding =
  /** The same amount went to the same account in the last 24 hours, under this name. */
  | { readonly kind: 'double'; readonly name: string | undefined; readonly at: number }
  /** The last exchange with this name went to another account. */
  | { readonly kind: 'changed' }
  /** No exchange to this account is known; `certain` if all exchanges are. */
  | { readonly kind: 'first'; readonly certain: boolean }
  /** An exchange to this account; null if its date is unknown. */
  | { readonly kind: 'known'; readonly at: number | null }
  | { readonly kind: 'loading' | 'unknown' };

/** The same account among the saved beneficiaries, and what is not the same. */
export interface SharedAccount {
  readonly title: string;
  readonly other: 'documento' | 'nombre' | 'titular';
}

interface Candidate {
  readonly exchange: Exchange;
  /** True if the exchange may have the name of the beneficiary. A name alone identifies nobody. */
  readonly named: boolean;
}

/** The exchanges whose details decide a check, newest first. */
export interface Check {
  readonly amount: Decimal;
  readonly beneficiary: Beneficiary;
  readonly candidates: readonly Candidate[];
  /** True if the candidates are all exchanges that count as sent. */
  readonly complete: boolean;
}

const isRecent = ({ inserted }: Exchange, now: number) =>
  inserted !== null && Math.abs(now - inserted) < DOUBLE_MS;

function hasAmount(exchange: Exchange, amount: Decimal): boolean {
  const euros = eurosOf(exchange);
  return euros !== null && sameDecimal(euros, amount);
}

/** Chooses the exchanges to look at: possible repetitions, those with the name, and the newest. */
export function planCheck(history: KnownHistory, amount: Decimal, beneficiary: Beneficiary): Check {
  const names = beneficiaryNames(beneficiary);
  // Ten thousand exchanges have few names.
  const called = new Map<string, boolean>();
  const isNamed = ({ beneficiary: alias }: Exchange) => {
    if (alias === null) return false;
    const isCalledSo = called.get(alias) ?? isCalled(names, alias);
    called.set(alias, isCalledSo);
    return isCalledSo;
  };
  const sent = history.exchanges.filter(countsAsSent);
  const wanted = new Set([
    ...sent.filter((one) => isRecent(one, history.readAt) && hasAmount(one, amount)),
    ...sent.filter(isNamed).slice(0, MOST_NAMED),
    ...sent.slice(0, MOST_DETAILS),
  ]);
  const chosen = new Set([...wanted].slice(0, MOST_DETAILS));
  const candidates = sent
    .filter((one) => chosen.has(one))
    .map((exchange) => ({ exchange, named: isNamed(exchange) }));
  const complete = candidates.length === sent.length && history.exchanges.length >= history.count;
  return { amount, beneficiary, candidates, complete };
}

/** The details of an exchange; undefined until they are read, null if they could not be. */
export type ReadDetails = (
  exchangeId: string,
) => Pick<ExchangeDetail, 'paymentDetails' | 'paymentMethodId'> | null | undefined;

/** The account of an exchange beside that of a beneficiary. The method tells cash from an account. */
function compare(
  { paymentDetails, paymentMethodId }: Beneficiary,
  exchange: NonNullable<ReturnType<ReadDetails>>,
): ReturnType<typeof compareAccounts> {
  const account = accountOf(exchange.paymentDetails);
  const relation = compareAccounts(accountOf(paymentDetails), account);
  if (relation !== 'unknown' || identifiedBy(account) === undefined) return relation;
  const hasMethods = paymentMethodId > 0 && exchange.paymentMethodId !== null;
  return hasMethods && exchange.paymentMethodId !== paymentMethodId ? 'other' : 'unknown';
}

export interface Judgement {
  readonly finding: Finding;
  /** Exchanges whose details are needed to go on. */
  readonly wanted: readonly string[];
}

/**
 * Judges an account by the details that are known so far. It warns of nothing that it does not know: an exchange
 * whose details cannot be read neither proves nor disproves an account.
 */
export function judge(
  { amount, beneficiary, candidates, complete }: Check,
  saved: readonly Beneficiary[],
  detailsOf: ReadDetails,
  now: number,
): Judgement {
  const own = accountOf(beneficiary.paymentDetails);
  const decided = (finding: Finding): Judgement => ({ finding, wanted: [] });
  if (identifiedBy(own) === undefined) return decided({ kind: 'unknown' });

  const read = candidates.map(({ exchange, named }) => {
    const details = detailsOf(exchange.exchangeId);
    return { exchange, named, details, relation: details ? compare(beneficiary, details) : details };
  });
  type Read = (typeof read)[number];
  const isSame = ({ relation }: Read) => relation === 'same';
  const waitFor = (some: readonly Read[]): Judgement | undefined => {
    const unread = some.filter(({ relation }) => relation === undefined);
    if (unread.length === 0) return undefined;
    return { finding: { kind: 'loading' }, wanted: unread.map(({ exchange }) => exchange.exchangeId) };
  };

  const equal = read.filter(({ exchange }) => isRecent(exchange, now) && hasAmount(exchange, amount));
  const double = equal.find(isSame)?.exchange;
  const at = double?.inserted ?? undefined;
  if (double && at !== undefined)
    return decided({ kind: 'double', name: double.beneficiary ?? undefined, at });
  const waiting = waitFor(equal);
  if (waiting) return waiting;

  // An exchange to the account of another saved beneficiary with the same name was not for this one.
  const others = saved.filter(({ id }) => id !== beneficiary.id);
  const isForOther = ({ exchange, details, relation }: Read) =>
    relation === 'other' &&
    others.some(
      (one) =>
        isCalled(beneficiaryNames(one), exchange.beneficiary ?? '') &&
        details &&
        compare(one, details) === 'same',
    );
  const lastNamed = read.find((one) => one.named && !isForOther(one));
  if (lastNamed) {
    const { exchange, relation } = lastNamed;
    if (relation === undefined) return { finding: { kind: 'loading' }, wanted: [exchange.exchangeId] };
    if (relation === 'same') return decided({ kind: 'known', at: exchange.inserted });
    return decided({ kind: relation === 'other' ? 'changed' : 'unknown' });
  }

  const last = read.find(isSame);
  if (last) return decided({ kind: 'known', at: last.exchange.inserted });
  const unread = waitFor(read);
  if (unread) return unread;
  const elsewhere = read.filter(({ relation }) => relation === 'other').length;
  if (elsewhere === 0 && read.length > 0) return decided({ kind: 'unknown' });
  return decided({ kind: 'first', certain: complete && elsewhere === read.length });
}

/** Another saved beneficiary with the same account, another document first; undefined if there is none. */
export function sharedAccountOf(
  beneficiary: Beneficiary,
  saved: readonly Beneficiary[],
): SharedAccount | undefined {
  const own = accountOf(beneficiary.paymentDetails);
  const title = beneficiaryTitle(beneficiary);
  const shared = saved.flatMap((one): readonly SharedAccount[] => {
    const account = accountOf(one.paymentDetails);
    if (one.id === beneficiary.id || compareAccounts(account, own) !== 'same') return [];
    const named = { title: beneficiaryTitle(one) };
    if (hasOtherDocument(own, account)) return [{ ...named, other: 'documento' }];
    if (foldText(named.title) !== foldText(title)) return [{ ...named, other: 'nombre' }];
    return hasOtherHolder(own, account) ? [{ ...named, other: 'titular' }] : [];
  });
  return shared.find(({ other }) => other === 'documento') ?? shared[0];
}
