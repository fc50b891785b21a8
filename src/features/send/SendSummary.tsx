import { Button } from '@mantine/core';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { DetailLine } from '@/api/paymentDetails';
import { RECEIVE_CURRENCY, SEND_CURRENCY } from '@/lib/currencies';
import { formatMoney, rateText } from '@/lib/money';
import type { Quote } from '@/lib/quote';
import { Money } from '@/ui/money/Money';
import { leaves, travels } from '@/ui/money/travel';
import classes from './SendSummary.module.css';

export interface SendSummaryProps {
  readonly quote: Quote;
  readonly beneficiary: { readonly title: string; readonly fields: readonly DetailLine[] } | undefined;
  /** The beneficiary, if just saved here: the panel comes into view, with what is known of the account. */
  readonly savedId: number | undefined;
  /** What is known of the account; absent until its code is loaded. */
  readonly check: ReactNode;
  /** Countdown and its notice. */
  readonly timer: ReactNode;
  readonly problem: ReactNode;
  /** True while it is not known whether the last press has made the exchange. */
  readonly unsure: boolean;
  /** True while a correction of the beneficiary is being saved. */
  readonly correcting: boolean;
  readonly confirming: boolean;
  readonly onConfirm: () => void;
}

/** The panel of step 2: beneficiary, amounts and rate. */
export function SendSummary({ quote, beneficiary, savedId, check, timer }: SendSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (savedId === undefined) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ behavior: 'instant' });
  }, [savedId]);

  return (
    <section className={classes.summary} aria-labelledby="resumen">
      <h2 ref={heading} id="resumen" className={classes.heading} tabIndex={-1}>
        Resumen
      </h2>
      <div className={classes.beneficiary}>
        <div aria-live="polite">{beneficiary && <div className={classes.check}>{check}</div>}</div>
        {/* Two accounts may differ in a single field, but the whole account has to be heard. */}
        <div aria-live="polite" aria-atomic="true">
          {beneficiary ? (
            <>
              <p className={classes.name} translate="no">
                {beneficiary.title}
              </p>
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
      </div>
      <dl className={classes.lines}>
        <div className={classes.line}>
          <dt>Envias</dt>
          <dd ref={travels}>
            <Money value={quote.amount} currency={SEND_CURRENCY.code} />
          </dd>
        </div>
        <div className={classes.line} data-strong>
          <dt>Reciben</dt>
          <dd>
            <Money value={quote.receive} currency={RECEIVE_CURRENCY.code} />
          </dd>
        </div>
        <div className={classes.line}>
          <dt>Tasa</dt>
          <dd className="app-figures" translate="no">
            {rateText(quote.rate)}
          </dd>
        </div>
      </dl>
      <div className={classes.timer}>{timer}</div>
      <p className="app-note">Paga desde una cuenta en euros a tu nombre.</p>
    </section>
  );
}

/** 'Confirmar', with what it does. On a phone it stays at the bottom of the screen once somebody is chosen. */
export function ConfirmBar({ quote, beneficiary, problem, ...press }: SendSummaryProps) {
  const { correcting, confirming, unsure, onConfirm } = press;
  const button = useRef<HTMLButtonElement>(null);
  const live = useRef<HTMLDivElement>(null);
  const what = useId();
  const failed = Boolean(problem) && !confirming;

  // Some browsers give a pressed button no focus; after a failure it has it. What is known of the exchange may be under
  // the bar of a phone.
  const pressed = useRef(false);
  useEffect(() => {
    if (confirming) pressed.current = true;
    if (!failed) return;
    if (pressed.current) button.current?.focus();
    pressed.current = false;
    live.current?.scrollIntoView({ block: 'nearest' });
  }, [confirming, failed]);

  return (
    <>
      <div ref={live} className={classes.live}>
        {problem}
      </div>
      <div className={classes.bar} data-ready={beneficiary !== undefined || undefined}>
        {/* Heard as the description of the button. */}
        <p id={what} className={classes.what} aria-hidden>
          {beneficiary && (
            <>
              <span ref={leaves} className="app-figures" translate="no">
                {`${formatMoney(quote.amount, SEND_CURRENCY.code)} → ${formatMoney(quote.receive, RECEIVE_CURRENCY.code)}`}
              </span>
              <span className={classes.to} translate="no">
                {beneficiary.title}
              </span>
            </>
          )}
        </p>
        <Button
          ref={button}
          size="lg"
          fullWidth
          // While the page finds out what became of the last press, waiting is the better choice.
          variant={unsure ? 'default' : 'filled'}
          disabled={!beneficiary || correcting}
          loading={confirming}
          aria-describedby={what}
          onClick={onConfirm}
        >
          Confirmar
        </Button>
        <p className={classes.effect}>Al confirmar se hace el envío.</p>
      </div>
    </>
  );
}
