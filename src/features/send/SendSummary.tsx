import { Button } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import type { DetailLine } from '@/api/paymentDetails';
import { RECEIVE_CURRENCY, SEND_CURRENCY } from '@/lib/currencies';
import { formatMoney, formatRate } from '@/lib/money';
import type { Quote } from '@/lib/quote';
import classes from './SendSummary.module.css';

export interface SendSummaryProps {
  readonly quote: Quote;
  readonly beneficiary: { readonly title: string; readonly fields: readonly DetailLine[] } | undefined;
  /** What is known of the account; absent until its code is loaded. */
  readonly guard: ReactNode;
  /** Countdown and its notice. */
  readonly timer: ReactNode;
  readonly problem: ReactNode;
  readonly confirming: boolean;
  readonly onConfirm: () => void;
}

/** The side panel of step 2: amounts, rate, beneficiary, and the confirm button. */
export function SendSummary(props: SendSummaryProps) {
  const { quote, beneficiary, problem, confirming } = props;
  const button = useRef<HTMLButtonElement>(null);

  // The pressed button was disabled and lost the focus; after a failure it gets the focus again.
  useEffect(() => {
    if (problem && !confirming) button.current?.focus();
  }, [problem, confirming]);

  return (
    <section className={classes.summary} aria-labelledby="resumen">
      <h2 id="resumen" className={classes.heading}>
        Resumen
      </h2>
      <dl className={classes.lines}>
        <div className={classes.line}>
          <dt>Envias</dt>
          <dd className="app-figures" translate="no">
            {formatMoney(quote.amount, SEND_CURRENCY.code)}
          </dd>
        </div>
        <div className={classes.line} data-strong>
          <dt>Reciben</dt>
          <dd className="app-figures" translate="no">
            {formatMoney(quote.receive, RECEIVE_CURRENCY.code)}
          </dd>
        </div>
        <div className={classes.line}>
          <dt>Tasa</dt>
          <dd className="app-figures" translate="no">{`1 € = ${formatRate(quote.rate)} Bs`}</dd>
        </div>
      </dl>
      <div className={classes.beneficiary}>
        {/* Two accounts may differ in a single field, but the whole account has to be heard. */}
        <div aria-live="polite" aria-atomic="true">
          {beneficiary ? (
            <>
              <p className={classes.name}>{beneficiary.title}</p>
              <dl className={classes.details}>
                {beneficiary.fields.map(({ key, label, value }) => (
                  <div key={key}>
                    <dt>{label}</dt>
                    <dd className="app-figures" translate="no">
                      {value}
                    </dd>
                  </div>
                ))}
              </dl>
            </>
          ) : (
            <p className={classes.none}>Beneficiario no seleccionado</p>
          )}
        </div>
        <div aria-live="polite">{beneficiary && <div className={classes.guard}>{props.guard}</div>}</div>
      </div>
      <div className={classes.timer}>{props.timer}</div>
      <p className={classes.note}>
        Paga siempre desde una cuenta en euros de la que seas titular; de lo contrario no podremos hacer el
        envío.
      </p>
      <div className={classes.live}>{problem}</div>
      <Button
        ref={button}
        size="lg"
        fullWidth
        disabled={!beneficiary}
        loading={confirming}
        onClick={props.onConfirm}
      >
        Confirmar
      </Button>
    </section>
  );
}
