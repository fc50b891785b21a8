import { Alert, Button } from '@mantine/core';
import { memo, useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import { messages } from '@/api/messages';
import { isOffer, type Calculation, type CalculatorInput } from '@/lib/calculator';
import { formatAmount, rateText, type Decimal } from '@/lib/money';
import { ErrorText } from '@/ui/feedback/ErrorText';
import { Calculator } from '@/ui/money/Calculator';
import { TaskHeading, TaskPage } from '@/ui/page/PageContainer';
import { StepIndicator } from '@/ui/page/StepIndicator';
import classes from './send.module.css';

/** Why the user stays on step 1; `message` was also shown as an alert. */
export type QuoteProblem =
  | { readonly kind: 'expired' | 'idle' }
  /** A link brought another amount than the one that was there. */
  | { readonly kind: 'kept'; readonly amount: Decimal }
  | { readonly kind: 'minimum' | 'check'; readonly message: string }
  /** Step 2 refused the rate; the field already shows a newer one. */
  | { readonly kind: 'refusedRate' }
  | {
      readonly kind: 'rateChanged';
      readonly message: string;
      readonly from: Decimal;
      readonly to: Decimal;
    };

export interface SendQuoteViewProps {
  readonly calculation: Calculation;
  readonly onChange: (input: CalculatorInput) => void;
  readonly rateError: string | undefined;
  /** Explains that the displayed rate could not be refreshed. */
  readonly outdated: ReactNode;
  readonly refreshing: boolean;
  readonly onRefreshRate: () => void;
  readonly problem: QuoteProblem | undefined;
  /** Notices about earlier exchanges. */
  readonly notice: ReactNode;
  /** Says, while the user types, that the amount is under the minimum; else empty. */
  readonly underMinimum: string;
  /** Taken from the sender's own exchanges; below the form, so that its late arrival moves nothing. */
  readonly hints: ReactNode;
  readonly accepting: boolean;
  readonly onAccept: () => void;
}

/** Not a live region, because the browser's dialog has said the message. */
const ALREADY_SAID = 'group';

interface ProblemAlertProps {
  readonly problem: QuoteProblem;
  /** The present rate. */
  readonly rate: Decimal | undefined;
}

function ProblemAlert({ problem, rate }: ProblemAlertProps) {
  switch (problem.kind) {
    case 'minimum':
      return null;
    case 'check':
      return (
        <Alert color="rojo" role={ALREADY_SAID}>
          <ErrorText>{problem.message}</ErrorText>
        </Alert>
      );
    case 'refusedRate':
      return (
        <Alert color="turpial" title={<ErrorText>{messages.rateChanged}</ErrorText>}>
          Revisa cuánto reciben con la tasa actual y continúa.
        </Alert>
      );
    case 'rateChanged':
      return (
        <Alert color="turpial" role={ALREADY_SAID} title={<ErrorText>{problem.message}</ErrorText>}>
          {(rate === undefined || rate === problem.to) &&
            `Antes: ${rateText(problem.from)}. Ahora: ${rateText(problem.to)}.`}
        </Alert>
      );
    case 'expired':
      return (
        <Alert color="turpial" title="La tasa que aceptaste ha caducado">
          Cada tasa vale 20 minutos. Revisa el monto con la tasa actual y continúa.
        </Alert>
      );
    case 'kept':
      return (
        <Alert color="turpial" title="Ya tenías otro monto">
          {`El enlace traía ${formatAmount(problem.amount)} €.`}
        </Alert>
      );
    case 'idle':
      return (
        <Alert color="turpial" title="Vaciamos los montos">
          Pasaron 20 minutos sin actividad. Escribe de nuevo cuánto quieres enviar.
        </Alert>
      );
  }
}

/** Made once, so that no key renders them again. */
const step = <StepIndicator current={1} />;
const heading = <TaskHeading>Inicia tu envío</TaskHeading>;

interface AcceptButtonProps {
  /** True if the calculation can be accepted. */
  readonly ready: boolean;
  /** True while the rate is unknown. */
  readonly waiting: boolean;
  readonly accepting: boolean;
}

/** Few keys change it, and the others do not render it again. */
const AcceptButton = memo(function AcceptButton({ ready, waiting, accepting }: AcceptButtonProps) {
  return (
    <Button type="submit" size="lg" fullWidth disabled={!ready} loading={accepting}>
      {waiting ? 'Esperando tasa…' : 'Quiero esta tasa'}
    </Button>
  );
});

/** Step 1, with the calculator as its main element. */
export function SendQuoteView(props: SendQuoteViewProps) {
  const { calculation, rateError, problem, accepting } = props;
  const ready = isOffer(calculation);
  const form = useRef<HTMLFormElement>(null);

  // The pressed button was disabled and lost the focus, so the focus moves to the field to correct.
  useEffect(() => {
    if (problem?.kind === 'minimum' || problem?.kind === 'rateChanged')
      form.current?.querySelector('input')?.focus();
    else if (problem?.kind === 'check') form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [problem]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (ready) props.onAccept();
  };
  return (
    <TaskPage size="form" above={step}>
      {heading}
      {props.notice}
      <div className={classes.start}>
        <form ref={form} className={classes.card} onSubmit={submit} noValidate>
          {problem && <ProblemAlert problem={problem} rate={calculation.rate} />}
          <Calculator
            calculation={calculation}
            onChange={props.onChange}
            refreshing={props.refreshing}
            outdated={props.outdated}
            onRefreshRate={props.onRefreshRate}
            sendNote={props.underMinimum}
            sendError={problem?.kind === 'minimum' ? <ErrorText>{problem.message}</ErrorText> : undefined}
            rateError={
              rateError !== undefined && !props.refreshing ? <ErrorText>{rateError}</ErrorText> : undefined
            }
          />
          <AcceptButton ready={ready} waiting={calculation.rate === undefined} accepting={accepting} />
        </form>
        {props.hints}
      </div>
    </TaskPage>
  );
}
