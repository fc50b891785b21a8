import { filterAmountInput, toDecimal } from '@/lib/money';
import { typeInto, type CalculatorInput } from '@/lib/calculator';
import { asFlag, asNumber, asObject, pick } from '@/lib/read';
import { readQuote, type Quote } from './quote';

/** What the send flow keeps in the navigation state of its steps, so that Back and reload lose nothing (R5). */
export interface SendState {
  readonly input?: CalculatorInput;
  readonly quote?: Quote;
  readonly beneficiaryId?: number;
  /** Set when the sender was brought back because the quote had expired. */
  readonly expired?: boolean;
}

function readInput(value: unknown): CalculatorInput | undefined {
  const source = asObject(value);
  const side = pick(source, 'side');
  const text = pick(source, 'text');
  if ((side !== 'send' && side !== 'receive') || typeof text !== 'string') return undefined;
  return { side, text: filterAmountInput(text) };
}

/** 'Repetir envío' of the history and the receipt carries the euros, and the beneficiary where it is known. */
function readRepeat(value: unknown): SendState {
  const repeat = asObject(value);
  const amount = toDecimal(pick(repeat, 'amountSend'));
  const beneficiaryId = asNumber(pick(repeat, 'beneficiaryId'));
  return {
    ...(amount !== null && { input: typeInto('send', amount.replace('.', ',')) }),
    ...(beneficiaryId !== undefined && { beneficiaryId }),
  };
}

/** The send state in a navigation state; parts that are missing or misshapen are left out. */
export function readSendState(state: unknown): SendState {
  const source = asObject(state);
  const input = readInput(pick(source, 'input'));
  const quote = readQuote(pick(source, 'quote'));
  const beneficiaryId = asNumber(pick(source, 'beneficiaryId'));
  return {
    ...readRepeat(pick(source, 'repeat')),
    ...(input && { input }),
    ...(quote && { quote }),
    ...(beneficiaryId !== undefined && { beneficiaryId }),
    ...(asFlag(pick(source, 'expired')) && { expired: true }),
  };
}
