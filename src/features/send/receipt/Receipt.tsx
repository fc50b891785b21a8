import type { ExchangeDetail } from '@/api/exchanges';
import type { FieldConfiguration } from '@/api/paymentMethods';
import { config } from '@/lib/config';
import { currenciesOf } from '@/lib/currencies';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { IconArrowRight } from '@/ui/icons';
import { Money } from '@/ui/money/Money';
import { CopyButton } from '@/ui/page/CopyButton';
import { DateTime } from '@/ui/page/DateTime';
import { DetailsList } from '@/ui/page/DetailsList';
import { paymentDetailLines, rateLine } from './receipt';
import classes from './Receipt.module.css';

interface ReceiptProps {
  readonly exchange: ExchangeDetail;
  /** Field configurations that provide the labels of the payment details; may be empty. */
  readonly configurations: readonly FieldConfiguration[];
  readonly timeZone: string | undefined;
}

/** The receipt on screen and on paper: status, amounts, rate, beneficiary and payment details. */
export function Receipt({ exchange, configurations, timeZone }: ReceiptProps) {
  const currencies = currenciesOf(exchange);
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
          <p className={classes.id} translate="no">
            {exchange.exchangeId}
          </p>
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
          <Money className={classes.sent} value={exchange.amountSend} currency={currencies.send} />
        </div>
        <IconArrowRight className={classes.arrow} size={24} aria-hidden />
        <div className={classes.side} data-end>
          <p className={classes.name}>Recibe</p>
          <Money className={classes.received} value={exchange.amountReceive} currency={currencies.receive} />
        </div>
        {rate !== undefined && (
          <p className={`app-figures ${classes.rate}`} translate="no">
            {rate}
          </p>
        )}
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
