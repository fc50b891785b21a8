import { inputOf, type CalculatorInput } from '@/lib/calculator';
import { keepForEntry, ofEntry } from '@/lib/entry';
import { asNumber, asObject, asText, pick, type JsonObject } from '@/lib/jsonValues';
import { toDecimal } from '@/lib/money';
import { readQuote, type Quote } from '@/lib/quote';

const sendNotices = ['expired', 'refusedRate'] as const;
/** Why the user returned to step 1: the quote expired, or the server refused its rate. */
export type SendNotice = (typeof sendNotices)[number];

/** The data of an exchange in preparation, in the tab's draft and in the history entries of its steps. */
export interface SendState {
  readonly input?: CalculatorInput;
  readonly quote?: Quote;
  readonly beneficiaryId?: number;
  /** The beneficiary of a repeated exchange, if only the alias is known. */
  readonly beneficiaryAlias?: string;
  readonly notice?: SendNotice;
  /** 'quote' if the previous history entry is step 1 (lib/origin removes it when the user leaves the entry). */
  readonly behind?: 'quote';
}

function readInput(value: unknown): CalculatorInput | undefined {
  const source = asObject(value);
  const side = pick(source, 'side');
  const text = pick(source, 'text');
  if ((side !== 'send' && side !== 'receive') || typeof text !== 'string') return undefined;
  return inputOf(side, text);
}

function readBeneficiary(source: JsonObject | undefined): SendState {
  const beneficiaryId = asNumber(pick(source, 'beneficiaryId'));
  const beneficiaryAlias = asText(pick(source, 'beneficiaryAlias'));
  return {
    ...(beneficiaryId !== undefined && { beneficiaryId }),
    ...(beneficiaryAlias !== undefined && { beneficiaryAlias }),
  };
}

/**
 * 'Repetir envío' passes the euros and the beneficiary (lib/repeatExchange). An id without a matching alias may be
 * another beneficiary's, so it is ignored.
 */
function readRepeat(value: unknown): SendState {
  const repeat = asObject(value);
  const amount = toDecimal(pick(repeat, 'amountSend'));
  const beneficiary = readBeneficiary(repeat);
  return {
    ...(amount !== null && { input: inputOf('send', amount.replace('.', ',')) }),
    ...(beneficiary.beneficiaryAlias !== undefined && beneficiary),
  };
}

/** Reads the send state from any value; omits missing or invalid parts. */
export function readSendState(value: unknown): SendState {
  const source = asObject(value);
  const input = readInput(pick(source, 'input'));
  const quote = readQuote(pick(source, 'quote'));
  const notice = sendNotices.find((known) => known === pick(source, 'notice'));
  return {
    ...readRepeat(pick(source, 'repeat')),
    ...readBeneficiary(source),
    ...(input && { input }),
    ...(quote && { quote }),
    ...(notice && { notice }),
    ...(pick(source, 'behind') === 'quote' && { behind: 'quote' }),
  };
}

/**
 * The send state of a history entry for step 1 or 2. Another user's entry is ignored (decision 39). What a visitor
 * left provides only the amount.
 */
export function readSendEntry(state: unknown): SendState {
  const own = ofEntry(state);
  const { input, behind } = readSendState(state);
  if (own !== undefined) return { ...readSendState(own), ...(behind && { behind }) };
  return input ? { input } : {};
}

/** The navigation state of step 2. `before` is the state that the entry has. */
export const sendEntry = ({ behind, ...state }: SendState, before?: unknown): object => ({
  ...keepForEntry(state, before),
  ...(behind && { behind }),
});

/** The state with new input and without a quote, as step 1 stores it. */
export function unquoted({ beneficiaryId, beneficiaryAlias }: SendState, input?: CalculatorInput): SendState {
  return {
    ...(input && { input }),
    ...(beneficiaryId !== undefined && { beneficiaryId }),
    ...(beneficiaryAlias !== undefined && { beneficiaryAlias }),
  };
}
