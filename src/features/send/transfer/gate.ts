import type { Beneficiary } from '@/api/beneficiaries';
import type { Body } from '@/api/contract';
import { RECEIVE_CURRENCY, SEND_CURRENCY } from '@/lib/currencies';
import { detailKind } from '@/lib/detailKind';
import { isPositive, receiveFor, sameDecimal, sendFor, toDecimal, type Decimal } from '@/lib/money';
import { isSameOwner, type Owner } from '@/lib/owner';
import { idempotencyKey, type Quote } from '@/lib/quote';
import type { Order } from './confirmation';

/** A call to POST /api/exchange as it would be sent, and what it has to agree with. */
export interface Departure {
  readonly body: Body<'createExchange'>;
  readonly key: string;
  /** What the press confirms; like the body, it is made of quote and beneficiary. */
  readonly order: Order;
  readonly quote: Quote;
  /** The user's saved beneficiaries, as the app knows them now. */
  readonly saved: readonly Beneficiary[];
  /** The user who pressed, and the user who is signed in now. */
  readonly pressedBy: Owner | undefined;
  readonly signedIn: Owner | undefined;
  /** On the app's clock, in ms. */
  readonly pressedAt: number;
  /** True if this key was pressed before: its quote does not expire (decision 38). */
  readonly again: boolean;
}

const isId = (id: unknown) => Number.isSafeInteger(id) && Number(id) > 0;

/** True if the number in the body is the decimal, to the last digit. */
const carries = (sent: number, meant: Decimal) => {
  const decimal = toDecimal(sent);
  return decimal !== null && sameDecimal(decimal, meant);
};

const isAmount = (sent: number, quoted: Decimal, ordered: Decimal) =>
  isPositive(toDecimal(quoted)) && sameDecimal(quoted, ordered) && carries(sent, quoted);

const isAlias = (name: string) => detailKind(name) === 'alias';

/** The saved beneficiary of the order. */
const beneficiaryOf = ({ saved, order }: Departure) => saved.find(({ id }) => id === order.beneficiaryId);

/** Each rule returns true if the call keeps it. */
const rules = {
  owner: ({ pressedBy, signedIn }) => pressedBy !== undefined && isSameOwner(pressedBy, signedIn),
  currencies: ({ body }) =>
    body.fkCurrencySend === SEND_CURRENCY.id && body.fkCurrencyReceive === RECEIVE_CURRENCY.id,
  amountSend: ({ body, quote, order }) => isAmount(body.amountSend, quote.amount, order.amountSend),
  amountReceive: ({ body, quote, order }) => isAmount(body.amountReceive, quote.receive, order.amountReceive),
  rate: ({ body, quote }) => isPositive(toDecimal(quote.rate)) && carries(body.rate, quote.rate),
  /** One amount is what the other makes at the rate: the app derives one of the two (product 5.7). */
  promise: ({ quote: { amount, rate, receive } }) =>
    sameDecimal(receive, receiveFor(amount, rate)) || sameDecimal(amount, sendFor(receive, rate)),
  key: ({ key, quote, order }) => key === order.key && key === idempotencyKey(quote, order.beneficiaryId),
  beneficiary: (departure) =>
    isId(departure.order.beneficiaryId) &&
    departure.body.exchangeBeneficiary.fkBeneficiary === beneficiaryOf(departure)?.id,
  method: (departure) => {
    const { fkPaymentMethod } = departure.body.exchangeBeneficiary;
    // Stryker disable next-line OptionalChaining -- the rule before has refused an unknown beneficiary
    return isId(fkPaymentMethod) && fkPaymentMethod === beneficiaryOf(departure)?.paymentMethodId;
  },
  alias: ({ body: { exchangeBeneficiary } }) =>
    !Object.keys(exchangeBeneficiary.paymentDetails).some(isAlias),
  account: (departure) => {
    const sent = departure.body.exchangeBeneficiary.paymentDetails;
    // Stryker disable next-line OptionalChaining -- as above
    const saved = Object.entries(beneficiaryOf(departure)?.paymentDetails ?? {}).filter(
      ([name]) => !isAlias(name),
    );
    return saved.length === Object.keys(sent).length && saved.every(([name, value]) => sent[name] === value);
  },
  expiry: ({ quote, pressedAt, again }) => again || pressedAt < quote.expiresAt,
} satisfies Record<string, (departure: Departure) => boolean>;

export type GateRule = keyof typeof rules;

/**
 * What a refusal says: a second press of the same key leaves open what the first one did. `unkept`: after a reload, and
 * in another tab, nobody would know of the press, and the next one could make a second exchange.
 */
export const refusalTexts = {
  first: 'Este envío no salió, porque sus datos no cuadran. Vuelve al paso 1 y empieza de nuevo.',
  again: 'Esta vez no salió nada, porque los datos del envío no cuadran.',
  unkept: 'Este envío no salió. Tu navegador no pudo guardarlo: libera espacio o usa otro.',
} as const;

/**
 * The last gate in front of POST /api/exchange: the first rule that the call breaks, whatever the page did before;
 * undefined if it may be sent (decision 38).
 */
export function refuse(departure: Departure): GateRule | undefined {
  return (Object.keys(rules) as GateRule[]).find((rule) => !rules[rule](departure));
}
