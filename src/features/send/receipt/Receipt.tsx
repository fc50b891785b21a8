import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ExchangeDetail } from '@/api/exchanges';
import type { FieldConfiguration } from '@/api/paymentMethods';
import { senderDetails, type Sender } from '@/api/sender';
import { countsAsSent } from '@/api/sentStatus';
import { config } from '@/lib/config';
import { currenciesOf } from '@/lib/currencies';
import { formatDateTime } from '@/lib/dates';
import { issuerLine, issuerNote } from '@/lib/issuer';
import { paths } from '@/lib/paths';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { IconArrowRight } from '@/ui/icons';
import { Money } from '@/ui/money/Money';
import { arrives } from '@/ui/money/travel';
import { CopyButton } from '@/ui/page/CopyButton';
import { DateTime } from '@/ui/page/DateTime';
import { DetailsList } from '@/ui/page/DetailsList';
import { outcomeOf, paymentDetailLines, rateLine } from './receipt';
import classes from './Receipt.module.css';

interface ReceiptProps {
  readonly exchange: ExchangeDetail;
  /** Field configurations that provide the labels of the payment details; may be empty. */
  readonly configurations: readonly FieldConfiguration[];
  readonly timeZone: string | undefined;
  /** Who sent it, for paper; only the login until the profile is read. */
  readonly sender: Sender;
  /** When the status was read, or the present, in ms; for paper. */
  readonly asOf: number;
  /** True right after 'Confirmar': then it says that the exchange is made, and what comes next. */
  readonly isNew: boolean;
  /** The actions, between the amounts and the details. */
  readonly children: ReactNode;
}

/** The receipt on screen and on paper: status, amounts, rate, beneficiary and payment details. */
export function Receipt(props: ReceiptProps) {
  const { exchange, configurations, timeZone, sender, asOf, isNew, children } = props;
  const currencies = currenciesOf(exchange);
  const rate = rateLine(exchange);
  const outcome = outcomeOf(exchange, isNew);
  const isSent = countsAsSent(exchange);
  const paymentDetails = paymentDetailLines(exchange, configurations);
  const facts = [
    { label: 'Método de pago', value: exchange.paymentMethod },
    { label: 'Beneficiario', value: exchange.beneficiary },
  ].filter(({ value }) => value !== null);
  return (
    <article className={classes.receipt} aria-label={`Envío ${exchange.exchangeId}`}>
      <div className={classes.card}>
        <p className={classes.issuer}>
          {config.brandName} · {config.operator.name}
        </p>
        <header className={classes.head}>
          {outcome !== undefined && (
            <p className={classes.outcome} data-sent={isSent || undefined}>
              {outcome}
            </p>
          )}
          <div role="status" aria-label="Estado del envío">
            <StatusBadge status={exchange.status} colour={exchange.statusColour} size="md" />
          </div>
          {isNew && isSent && (
            <p className={classes.next}>
              Síguelo aquí y en <Link to={paths.history}>tus envíos</Link>.
            </p>
          )}
        </header>
        <div className={classes.amounts} data-left-out={!isSent || undefined}>
          <div className={classes.side}>
            <p className={classes.name}>Envías</p>
            <div ref={isNew ? arrives : undefined}>
              <Money
                className={classes.sent}
                value={exchange.amountSend}
                currency={currencies.send}
                struck={!isSent}
              />
            </div>
          </div>
          <IconArrowRight className={classes.arrow} size={24} aria-hidden />
          <div className={classes.side} data-end>
            <p className={classes.name}>Recibe</p>
            <Money
              className={classes.received}
              value={exchange.amountReceive}
              currency={currencies.receive}
              struck={!isSent}
            />
          </div>
          {rate !== undefined && (
            <p className={`app-figures ${classes.rate}`} translate="no">
              {`Tasa: ${rate}`}
            </p>
          )}
        </div>
      </div>
      {children}
      <div className={classes.card}>
        <div className={classes.reference}>
          <div>
            <p className={classes.id} translate="no">
              {exchange.exchangeId}
            </p>
            <p className="app-note">
              <DateTime instant={exchange.inserted} timeZone={timeZone} />
            </p>
          </div>
          <div className={classes.copy}>
            <CopyButton value={exchange.exchangeId} label="Copiar identificador" />
          </div>
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
        <footer className={classes.paper}>
          <h2 className={classes.heading}>Remitente</h2>
          <DetailsList details={senderDetails(sender)} />
          <p>{issuerLine}</p>
          <p>{issuerNote('recibo', 'tu envío', formatDateTime(asOf, timeZone))}</p>
        </footer>
      </div>
    </article>
  );
}
