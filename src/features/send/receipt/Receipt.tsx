import type { ExchangeDetail } from '@/api/exchanges';
import type { FieldConfiguration } from '@/api/paymentMethods';
import { config } from '@/lib/config';
import { RECEIVE_CURRENCY, SEND_CURRENCY } from '@/lib/currencies';
import { CopyButton } from '@/ui/CopyButton';
import { DateTime } from '@/ui/DateTime';
import { DetailsList } from '@/ui/DetailsList';
import { IconArrowRight } from '@/ui/icons';
import { Money } from '@/ui/Money';
import { StatusBadge } from '@/ui/StatusBadge';
import { paymentDetailLines, rateLine } from './receipt';
import classes from './Receipt.module.css';

interface ReceiptProps {
  readonly exchange: ExchangeDetail;
  /** Where the labels of the payment details come from; may be empty. */
  readonly configurations: readonly FieldConfiguration[];
  readonly timeZone: string | undefined;
}

/** The receipt itself, on screen and on paper: state, amounts, rate, who gets it and how. */
export function Receipt({ exchange, configurations, timeZone }: ReceiptProps) {
  const rate = rateLine(exchange);
  const paymentDetails = paymentDetailLines(exchange, configurations);
  const facts = [
    { label: 'Método de pago', value: exchange.paymentMethod },
    { label: 'Beneficiario', value: exchange.beneficiary },
  ].filter(({ value }) => value !== null);
  return (
    <article className={classes.receipt} aria-label={`Envío ${exchange.exchangeId}`}>
      <p className={classes.issuer}>
        {config.brandName} · {config.operator.name}
      </p>
      <header className={classes.head}>
        <div role="status" aria-label="Estado del envío">
          <StatusBadge status={exchange.status} colour={exchange.statusColour} size="md" />
        </div>
        <div className={classes.reference}>
          <p className={classes.id}>{exchange.exchangeId}</p>
          <div className={classes.copy}>
            <CopyButton value={exchange.exchangeId} label="Copiar identificador" />
          </div>
        </div>
        <p className={classes.date}>
          <DateTime instant={exchange.inserted} timeZone={timeZone} />
        </p>
      </header>
      <div className={classes.amounts}>
        <div className={classes.side}>
          <p className={classes.name}>Envías</p>
          <Money
            className={classes.sent}
            value={exchange.amountSend}
            currency={exchange.currencySend ?? SEND_CURRENCY.code}
          />
        </div>
        <IconArrowRight className={classes.arrow} size={24} aria-hidden />
        <div className={classes.side} data-end>
          <p className={classes.name}>Recibe</p>
          <Money
            className={classes.received}
            value={exchange.amountReceive}
            currency={exchange.currencyReceive ?? RECEIVE_CURRENCY.code}
          />
        </div>
        {rate !== undefined && <p className={`app-figures ${classes.rate}`}>{rate}</p>}
      </div>
      {facts.length > 0 && <DetailsList details={facts} />}
      {paymentDetails.length > 0 && (
        <section aria-labelledby="detalles-del-pago">
          <h2 id="detalles-del-pago" className={classes.heading}>
            Detalles del pago
          </h2>
          <DetailsList details={paymentDetails} />
        </section>
      )}
    </article>
  );
}
