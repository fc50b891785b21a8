import { asArray, asNumber, asObject, asText, pick } from '@/lib/jsonValues';
import { toDecimal, type Decimal } from '@/lib/money';

/** A confirmation without a known answer: the server may have created the exchange (decision 38). */
export interface InDoubt {
  /** Its idempotency key, made of quote and beneficiary. */
  readonly key: string;
  readonly quoteId: string;
  readonly beneficiaryId: number;
  /** The beneficiary's display name; never a complete number. */
  readonly title: string;
  /** Names that the history may use for the beneficiary. */
  readonly names: readonly string[];
  /** Euros. */
  readonly amountSend: Decimal;
  /** Bs. */
  readonly amountReceive: Decimal;
  /** Instant of the press, in ms; of several with the same key, the first, which may have created the exchange. */
  readonly pressedAt: number;
  /** Instant of the last press, in ms: the server may still be working on its call. */
  readonly lastPressedAt: number;
  /** The earliest possible instant of the press on the server's clock, in ms; null if that clock is unknown. */
  readonly serverPressedAt: number | null;
  /** Ids of other exchanges with the same amounts and beneficiary. */
  readonly knownIds: readonly string[];
  /** Age of the history from which `knownIds` was taken, in ms at the press; null if there was no history. */
  readonly historyAge: number | null;
  /** 'notMade': two reads of the history did not contain the exchange. */
  readonly verdict: 'asking' | 'notMade';
}

/** The data of a confirmed exchange. */
export type Confirmation = Omit<
  InDoubt,
  'pressedAt' | 'lastPressedAt' | 'serverPressedAt' | 'verdict' | 'knownIds' | 'historyAge'
>;

const texts = (value: unknown) => (asArray(value) ?? []).flatMap((text) => asText(text) ?? []);

/** Reads a stored doubt; undefined if the value is not valid. */
export function readDoubt(value: unknown): InDoubt | undefined {
  const source = asObject(value);
  const [key, quoteId, title] = [pick(source, 'key'), pick(source, 'quoteId'), pick(source, 'title')].map(
    asText,
  );
  const beneficiaryId = asNumber(pick(source, 'beneficiaryId'));
  const pressedAt = asNumber(pick(source, 'pressedAt'));
  const amountSend = toDecimal(pick(source, 'amountSend'));
  const amountReceive = toDecimal(pick(source, 'amountReceive'));
  if (key === undefined || quoteId === undefined || beneficiaryId === undefined) return undefined;
  if (pressedAt === undefined || amountSend === null || amountReceive === null) return undefined;
  return {
    key,
    quoteId,
    beneficiaryId,
    title: title ?? '',
    names: texts(pick(source, 'names')),
    amountSend,
    amountReceive,
    pressedAt,
    lastPressedAt: asNumber(pick(source, 'lastPressedAt')) ?? pressedAt,
    serverPressedAt: asNumber(pick(source, 'serverPressedAt')) ?? null,
    knownIds: texts(pick(source, 'knownIds')),
    historyAge: asNumber(pick(source, 'historyAge')) ?? null,
    verdict: pick(source, 'verdict') === 'notMade' ? 'notMade' : 'asking',
  };
}
