import { filterAmountInput, toDecimal } from '@/lib/money';
import { typeInto, type CalculatorInput } from '@/lib/calculator';
import { asNumber, asObject, asText, pick, type JsonObject } from '@/lib/read';
import { readQuote, type Quote } from './quote';

/** 'expiredUnsure' is an expiry after a confirmation whose answer was lost: the transfer may have been made. */
const sendNotices = ['expired', 'expiredUnsure', 'refusedRate'] as const;
export type SendNotice = (typeof sendNotices)[number];

/** What the send flow keeps in the navigation state of its steps, so that Back and reload lose nothing (R5). */
export interface SendState {
  readonly input?: CalculatorInput;
  readonly quote?: Quote;
  readonly beneficiaryId?: number;
  /** The beneficiary of a repeated transfer, where only the alias is known. */
  readonly beneficiaryAlias?: string;
  /** Why the sender was brought back to step 1: the quote expired, or its rate was refused. */
  readonly notice?: SendNotice;
  /** What was said of a confirmation whose answer was lost: the transfer may exist, also after a reload. */
  readonly unsure?: string;
}

/** What was typed into the calculator, from wherever it was kept. */
export function readInput(value: unknown): CalculatorInput | undefined {
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

/** The send state in a navigation state; parts that are missing or misshapen are left out. */
export function readSendState(state: unknown): SendState {
  const source = asObject(state);
  const input = readInput(pick(source, 'input'));
  const quote = readQuote(pick(source, 'quote'));
  const notice = sendNotices.find((known) => known === pick(source, 'notice'));
  const unsure = asText(pick(source, 'unsure'));
  return {
    ...readRepeat(pick(source, 'repeat')),
    ...readBeneficiary(source),
    ...(input && { input }),
    ...(quote && { quote }),
    ...(notice && { notice }),
    ...(unsure !== undefined && { unsure }),
  };
}

/** The same state with other typing and no quote: what step 1 keeps and gets back. */
export function unquoted({ beneficiaryId, beneficiaryAlias }: SendState, input?: CalculatorInput): SendState {
  return {
    ...(input && { input }),
    ...(beneficiaryId !== undefined && { beneficiaryId }),
    ...(beneficiaryAlias !== undefined && { beneficiaryAlias }),
  };
}
