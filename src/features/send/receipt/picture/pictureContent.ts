import type { ExchangeDetail } from '@/api/exchanges';
import type { FieldConfiguration } from '@/api/paymentMethods';
import { countsAsSent } from '@/api/sentStatus';
import { bankName } from '@/lib/banks';
import { currenciesOf } from '@/lib/currencies';
import { dayOf, formatAtTime, formatDateTime, NO_VALUE } from '@/lib/dates';
import { formatDay } from '@/lib/days';
import { endOf } from '@/lib/endOf';
import { formatMoney, type Decimal } from '@/lib/money';
import { phoneText } from '@/lib/phone/phoneText';
import { NO_STATUS } from '@/ui/feedback/StatusBadge';
import type { PictureContent, PictureRow } from '@/ui/receiptPicture';
import { accountOf } from '../../account-check/account';
import { paymentDetailLines, rateLine } from '../receipt';

/** Who gets the picture: the person who receives the money, or the sender. */
export type PictureKind = 'receiver' | 'sender';

/** What a picture is made from. */
export interface PictureSource {
  readonly exchange: ExchangeDetail;
  readonly configurations: readonly FieldConfiguration[];
  /** When the status was read, in ms. */
  readonly readAt: number;
  readonly timeZone: string | undefined;
  /** The e-mail or phone of the sender's login. */
  readonly login: string | undefined;
}

/** So that payment details of any length give a picture that can be shared. */
const MOST_ROWS = 20;

const row = (label: string, value: string | null | undefined): readonly PictureRow[] =>
  value === null || value === undefined ? [] : [{ label, value }];

const money = (value: Decimal | null, currency: string) =>
  value === null ? undefined : formatMoney(value, currency);

/** '•••• 0002'. */
const masked = (number: string | undefined) => (number === undefined ? undefined : endOf(number, '•••• '));

/** Where the money goes, so that the receiver recognises it: no name, no document, four digits of the account. */
function receiverRows({ paymentMethod, paymentDetails }: ExchangeDetail): readonly PictureRow[] {
  const { number, phone, bank } = accountOf(paymentDetails);
  return [
    ...row('Método de pago', paymentMethod),
    ...row('Banco', bankName(bank ?? number?.slice(0, 4) ?? '')),
    ...row('Cuenta', masked(number)),
    ...row('Teléfono', number === undefined ? masked(phone) : undefined),
  ];
}

function senderRows({ exchange, configurations, login }: PictureSource): readonly PictureRow[] {
  return [
    ...row('Enviado por', login && phoneText(login)),
    ...row('Método de pago', exchange.paymentMethod),
    ...row('Beneficiario', exchange.beneficiary),
    ...paymentDetailLines(exchange, configurations).map(({ label, value }) => ({ label, value })),
  ].slice(0, MOST_ROWS);
}

/** The content of a picture of a receipt. */
export function pictureContent(kind: PictureKind, source: PictureSource): PictureContent {
  const { exchange, readAt, timeZone } = source;
  const currencies = currenciesOf(exchange);
  const isForSender = kind === 'sender';
  const sent = isForSender ? money(exchange.amountSend, currencies.send) : undefined;
  const received = money(exchange.amountReceive, currencies.receive);
  const isSent = countsAsSent(exchange);
  const proof = isForSender ? 'pregúntale a quien lo recibe' : 'compruébalo donde lo recibes';
  const status = `Estado ${formatAtTime(readAt, timeZone)}.`;
  return {
    reference: exchange.exchangeId,
    date: exchange.inserted === null ? NO_VALUE : formatDateTime(exchange.inserted, timeZone),
    status: exchange.status ?? NO_STATUS,
    statusColour: exchange.statusColour,
    notice: isSent
      ? `${status} No prueba que el dinero haya llegado: ${proof}.`
      : `Este envío no salió adelante. ${status}`,
    sent: sent === undefined ? undefined : { label: 'Envías', value: sent },
    received:
      received === undefined
        ? undefined
        : { label: isForSender ? 'Recibe' : isSent ? 'Recibes' : 'Monto', value: received },
    isSent,
    rate: isForSender ? rateLine(exchange) : undefined,
    rows: isForSender ? senderRows(source) : receiverRows(exchange),
    day: formatDay(dayOf(readAt, timeZone)),
  };
}
