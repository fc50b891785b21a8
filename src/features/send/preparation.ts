import { inputOf, type CalculatorInput } from '@/lib/calculator';
import { asNumber, asObject, asText, pick } from '@/lib/jsonValues';
import { toDecimal } from '@/lib/money';
import { readQuote, type Quote } from '@/lib/quote';

const sendNotices = ['expired', 'refusedRate'] as const;
/** Why the user returned to step 1: the quote expired, or the server refused its rate. */
export type SendNotice = (typeof sendNotices)[number];

/** For whom an exchange is. */
interface Recipient {
  readonly beneficiaryId?: number;
  /** The beneficiary of a repeated exchange, if only the alias is known. */
  readonly beneficiaryAlias?: string;
}

/** An exchange in preparation: what the user has entered and accepted on steps 1 and 2. */
export interface Preparation extends Recipient {
  readonly input?: CalculatorInput;
  /** Absent until the user accepts the rate for this input. */
  readonly quote?: Quote;
  /** What step 1 has to say, once. */
  readonly notice?: SendNotice;
}

/** What happens to an exchange in preparation. */
export type PreparationEvent =
  /** A link fills step 1: 'Repetir envío', 'Enviar otra vez' or the calculator of the home page. */
  | { readonly type: 'begun'; readonly by: Preparation }
  /** Step 1 has opened: it has said its notice, and the rate has to be accepted again. */
  | { readonly type: 'opened' }
  | { readonly type: 'typed'; readonly input: CalculatorInput }
  | { readonly type: 'accepted'; readonly quote: Quote }
  /** Undefined after the chosen beneficiary was removed. */
  | { readonly type: 'chosen'; readonly beneficiaryId: number | undefined }
  /** 'Volver' leads back to step 1, or one of the notices does. */
  | { readonly type: 'back' | SendNotice }
  | { readonly type: 'confirmed'; readonly quoteId: string; readonly beneficiaryId: number };

const recipientOf = ({ beneficiaryId, beneficiaryAlias }: Recipient): Recipient => ({
  ...(beneficiaryId !== undefined && { beneficiaryId }),
  ...(beneficiaryAlias !== undefined && { beneficiaryAlias }),
});

/** Input and recipient, without a quote: what step 1 shows. */
const unquoted = (one: Preparation): Preparation => ({
  ...recipientOf(one),
  ...(one.input && { input: one.input }),
});

/** An exchange in preparation after an event. */
export function after(before: Preparation, event: PreparationEvent): Preparation {
  switch (event.type) {
    case 'begun':
      return unquoted(event.by);
    case 'typed':
      return { ...recipientOf(before), input: event.input };
    case 'accepted':
      return { ...unquoted(before), quote: event.quote };
    case 'chosen':
      return {
        ...(event.beneficiaryId !== undefined && { beneficiaryId: event.beneficiaryId }),
        ...(before.input && { input: before.input }),
        ...(before.quote && { quote: before.quote }),
      };
    case 'opened':
    case 'back':
      return unquoted(before);
    case 'expired':
    case 'refusedRate':
      return { ...unquoted(before), notice: event.type };
    case 'confirmed': {
      const { quote, beneficiaryId = event.beneficiaryId } = before;
      return quote?.id === event.quoteId && beneficiaryId === event.beneficiaryId ? {} : before;
    }
  }
}

function readInput(value: unknown): CalculatorInput | undefined {
  const source = asObject(value);
  const side = pick(source, 'side');
  const text = pick(source, 'text');
  if ((side !== 'send' && side !== 'receive') || typeof text !== 'string') return undefined;
  return inputOf(side, text);
}

function readRecipient(value: unknown): Recipient {
  const source = asObject(value);
  const beneficiaryId = asNumber(pick(source, 'beneficiaryId'));
  const beneficiaryAlias = asText(pick(source, 'beneficiaryAlias'));
  return recipientOf({
    ...(beneficiaryId !== undefined && { beneficiaryId }),
    ...(beneficiaryAlias !== undefined && { beneficiaryAlias }),
  });
}

/**
 * 'Repetir envío' passes the euros and the beneficiary (lib/repeatExchange). An id without a matching alias may be
 * another beneficiary's, so it is ignored.
 */
function readRepeat(value: unknown): Preparation {
  const amount = toDecimal(pick(asObject(value), 'amountSend'));
  const recipient = readRecipient(value);
  return {
    ...(amount !== null && { input: inputOf('send', amount.replace('.', ',')) }),
    ...(recipient.beneficiaryAlias !== undefined && recipient),
  };
}

/** Reads an exchange in preparation from any value; omits missing or invalid parts. */
export function readPreparation(value: unknown): Preparation {
  const source = asObject(value);
  const input = readInput(pick(source, 'input'));
  const quote = readQuote(pick(source, 'quote'));
  const notice = sendNotices.find((known) => known === pick(source, 'notice'));
  return {
    ...readRepeat(pick(source, 'repeat')),
    ...readRecipient(source),
    ...(input && { input }),
    ...(quote && { quote }),
    ...(notice && { notice }),
  };
}
