import { typeInto, type CalculatorInput } from '@/lib/calculator';
import { filterAmountInput, toDecimal } from '@/lib/money';
import { isOwn } from '@/lib/owner';
import { asFlag, asNumber, asObject, asText, pick, type JsonObject } from '@/lib/read';
import { readQuote, type Quote } from './quote';

const sendNotices = ['expired', 'refusedRate'] as const;
/** Why the sender was brought back to step 1: the quote expired, or its rate was refused. */
export type SendNotice = (typeof sendNotices)[number];

/** What a transfer that is being prepared knows, in the tab's draft and in the history entries of its steps. */
export interface SendState {
  readonly input?: CalculatorInput;
  readonly quote?: Quote;
  readonly beneficiaryId?: number;
  /** The beneficiary of a repeated transfer, where only the alias is known. */
  readonly beneficiaryAlias?: string;
  readonly notice?: SendNotice;
  /** Step 1 is the entry behind this one in the history. */
  readonly quoteIsBehind?: boolean;
}

function readInput(value: unknown): CalculatorInput | undefined {
  const source = asObject(value);
  const side = pick(source, 'side');
  const text = pick(source, 'text');
  if ((side !== 'send' && side !== 'receive') || typeof text !== 'string') return undefined;
  return { side, text: filterAmountInput(text) };
}

function readBeneficiary(source: JsonObject | undefined): SendState {
  const beneficiaryId = asNumber(pick(source, 'beneficiaryId'));
  const beneficiaryAlias = asText(pick(source, 'beneficiaryAlias'));
  return {
    ...(beneficiaryId !== undefined && { beneficiaryId }),
    ...(beneficiaryAlias !== undefined && { beneficiaryAlias }),
  };
}

/** 'Repetir envío' of the history and the receipt carries the euros and the beneficiary (lib/repeat). */
function readRepeat(value: unknown): SendState {
  const repeat = asObject(value);
  const amount = toDecimal(pick(repeat, 'amountSend'));
  return {
    ...(amount !== null && { input: typeInto('send', amount.replace('.', ',')) }),
    ...readBeneficiary(repeat),
  };
}

/** The send state in any value; parts that are missing or misshapen are left out. */
export function readSendState(value: unknown): SendState {
  const source = asObject(value);
  const input = readInput(pick(source, 'input'));
  const quote = readQuote(pick(source, 'quote'));
  const notice = sendNotices.find((known) => known === pick(source, 'notice'));
  const quoteIsBehind = asFlag(pick(source, 'quoteIsBehind'));
  return {
    ...readRepeat(pick(source, 'repeat')),
    ...readBeneficiary(source),
    ...(input && { input }),
    ...(quote && { quote }),
    ...(notice && { notice }),
    ...(quoteIsBehind && { quoteIsBehind }),
  };
}

/**
 * What a history entry brings to step 1 or 2. Of another user's entry nothing counts (decisions 39); of one that bears
 * no stamp only the amount, which a visitor types before logging in.
 */
export function readSendEntry(state: unknown): SendState {
  if (isOwn(state)) return readSendState(state);
  const stamped = pick(asObject(state), 'owner') !== undefined;
  const input = stamped ? undefined : readInput(pick(asObject(state), 'input'));
  return input ? { input } : {};
}

/** The same state with other typing and no quote: what step 1 keeps. */
export function unquoted({ beneficiaryId, beneficiaryAlias }: SendState, input?: CalculatorInput): SendState {
  return {
    ...(input && { input }),
    ...(beneficiaryId !== undefined && { beneficiaryId }),
    ...(beneficiaryAlias !== undefined && { beneficiaryAlias }),
  };
}
