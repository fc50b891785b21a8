import { messages } from '@/api/messages';
import { amountsOf, isSendable, type CalculatorInput } from '@/lib/calculator';
import { formatRate, type Decimal } from '@/lib/money';
import { Calculator } from '@/ui/Calculator';
import { ErrorText } from '@/ui/ErrorText';
import { Steps } from '@/ui/Steps';
import { Alert, Button, Title } from '@mantine/core';
import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import classes from './send.module.css';

/** Why the sender is still on step 1; `message` is the text that was also alerted. */
export type QuoteProblem =
  | { readonly kind: 'expired' | 'idle' }
  | { readonly kind: 'minimum' | 'check'; readonly message: string }
  /** Refused in step 2: by now there is a newer rate in the field. */
  | { readonly kind: 'refusedRate' }
  | {
      readonly kind: 'rateChanged';
      readonly message: string;
      readonly from: Decimal;
      readonly to: Decimal;
    };

export interface SendQuoteViewProps {
  readonly input: CalculatorInput;
  readonly onChange: (input: CalculatorInput) => void;
  /** Bs per euro; undefined until it is known. */
  readonly rate: Decimal | undefined;
  readonly rateError: string | undefined;
  /** Since when the rate shown is known, where asking for it again failed. */
  readonly outdatedSince: ReactNode;
  readonly refreshing: boolean;
  readonly onRefreshRate: () => void;
  readonly problem: QuoteProblem | undefined;
  /** What is to be known of earlier transfers. */
  readonly notice: ReactNode;
  /** No earlier confirmation is without its answer: it may be said that nothing was sent. */
  readonly nothingInDoubt: boolean;
  readonly accepting: boolean;
  readonly onAccept: () => void;
}

interface ProblemAlertProps {
  readonly problem: QuoteProblem;
  readonly nothingInDoubt: boolean;
}

function ProblemAlert({ problem, nothingInDoubt }: ProblemAlertProps) {
  switch (problem.kind) {
    case 'minimum':
      return null;
    case 'check':
      return (
        <Alert color="rojo">
          <ErrorText>{problem.message}</ErrorText>
        </Alert>
      );
    case 'refusedRate':
      return (
        <Alert color="turpial" title={messages.rateChanged}>
          {nothingInDoubt && 'Tu envío no se hizo. '}
          Revisa cuánto reciben con la tasa actual y continúa.
        </Alert>
      );
    case 'rateChanged':
      return (
        <Alert color="turpial" title={problem.message}>
          Antes: 1 € = {formatRate(problem.from)} Bs. Ahora: 1 € = {formatRate(problem.to)} Bs.
        </Alert>
      );
    case 'expired':
      return (
        <Alert color="turpial" title="La tasa que aceptaste ha caducado">
          Cada tasa vale 20 minutos. Revisa el importe con la tasa actual y continúa.
        </Alert>
      );
    case 'idle':
      return (
        <Alert color="turpial" title="Vaciamos los importes">
          Pasaron 20 minutos sin actividad. Escribe de nuevo cuánto quieres enviar.
        </Alert>
      );
  }
}

/** Step 1 as it is seen: the calculator is the hero. */
export function SendQuoteView(props: SendQuoteViewProps) {
  const { input, rate, rateError, problem, accepting } = props;
  const ready = rate !== undefined && isSendable(amountsOf(input, rate));
  const form = useRef<HTMLFormElement>(null);

  // The press disabled its own button, and with it lost the focus: it goes to what is to be mended.
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
    <div className={classes.narrow}>
      <Steps current={1} total={3} />
      <Title order={1} className={classes.title}>
        Inicia tu envío
      </Title>
      {props.notice}
      <form ref={form} className={classes.card} onSubmit={submit} noValidate>
        <div role="alert" className={classes.problem}>
          {problem && <ProblemAlert problem={problem} nothingInDoubt={props.nothingInDoubt} />}
        </div>
        <Calculator
          input={input}
          onChange={props.onChange}
          rate={rate}
          refreshing={props.refreshing}
          outdatedSince={props.outdatedSince}
          onRefreshRate={props.onRefreshRate}
          sendError={problem?.kind === 'minimum' ? <ErrorText>{problem.message}</ErrorText> : undefined}
          rateError={
            rateError !== undefined && !props.refreshing ? <ErrorText>{rateError}</ErrorText> : undefined
          }
        />
        <Button type="submit" size="lg" fullWidth disabled={!ready} loading={accepting}>
          {rate === undefined ? 'Esperando tasa…' : 'Quiero esta tasa'}
        </Button>
      </form>
    </div>
  );
}
