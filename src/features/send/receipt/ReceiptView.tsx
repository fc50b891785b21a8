import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ExchangeDetail } from '@/api/exchanges';
import type { FieldConfiguration } from '@/api/paymentMethods';
import type { Sender } from '@/api/sender';
import { paths } from '@/lib/paths';
import { StateMessage } from '@/ui/feedback/StateMessage';
import { IconAlertTriangle, IconReceiptOff } from '@/ui/icons';
import { TaskHeading, TaskPage } from '@/ui/page/PageContainer';
import { StepIndicator } from '@/ui/page/StepIndicator';
import { Receipt } from './Receipt';
import { ReceiptActions } from './ReceiptActions';
import { ReceiptSkeleton } from './ReceiptSkeleton';
import type { SeenStatus } from './story/statusStory';
import type { ChangeNotice } from './story/useChangeNotice';
import classes from './ReceiptView.module.css';

/** What the page knows of the exchange (decision 20); 'absent' means that the address names none. */
export type ReceiptState =
  | { readonly kind: 'absent' | 'loading' | 'notFound' | 'failed' }
  | {
      readonly kind: 'ready';
      readonly exchange: ExchangeDetail;
      readonly configurations: readonly FieldConfiguration[];
      /** When the status was read, in ms; null if unknown. */
      readonly readAt: number | null;
      /** The e-mail or phone of the sender's login. */
      readonly login: string | undefined;
      /** The statuses that this device saw, oldest first. */
      readonly seen: readonly SeenStatus[];
      /** How they are shown, below the receipt. */
      readonly story: ReactNode;
      /** Whether the user is told about changes of the status; 'impossible' also when it no longer changes. */
      readonly notice: ChangeNotice;
      /** Who sent it, for paper. */
      readonly sender: Sender;
      /** True right after 'Confirmar'. */
      readonly isNew: boolean;
      /** In ms. */
      readonly now: number;
    };

export interface ReceiptViewProps {
  readonly state: ReceiptState;
  readonly timeZone: string | undefined;
  readonly onRetry: () => void;
  readonly onPrint: () => void;
  readonly onNotice: () => void;
}

export function ReceiptView(props: ReceiptViewProps) {
  const { state } = props;
  return (
    <TaskPage size="form" above={state.kind === 'ready' && state.isNew && <StepIndicator current={3} />}>
      <TaskHeading>Resumen del envío</TaskHeading>
      <ReceiptBody {...props} />
    </TaskPage>
  );
}

function ReceiptBody({ state, timeZone, onRetry, onPrint, onNotice }: ReceiptViewProps) {
  switch (state.kind) {
    case 'ready':
      return (
        <>
          <Receipt
            exchange={state.exchange}
            configurations={state.configurations}
            timeZone={timeZone}
            sender={state.sender}
            asOf={state.readAt ?? state.now}
            isNew={state.isNew}
          >
            <ReceiptActions
              exchange={state.exchange}
              configurations={state.configurations}
              readAt={state.readAt}
              timeZone={timeZone}
              login={state.login}
              seen={state.seen}
              now={state.now}
              isNew={state.isNew}
              notice={state.notice}
              onPrint={onPrint}
              onNotice={onNotice}
            />
          </Receipt>
          {state.story}
        </>
      );
    case 'loading':
      return <ReceiptSkeleton />;
    case 'notFound':
      return (
        <div className={classes.card}>
          <StateMessage
            role="alert"
            icon={<IconReceiptOff size={36} />}
            title="No encontramos este envío en tu historial"
            action={
              <Button component={Link} to={paths.history} size="lg">
                Ver tus envíos
              </Button>
            }
          >
            Comprueba que el enlace está completo y que entraste con la cuenta que hizo el envío.
          </StateMessage>
        </div>
      );
    case 'failed':
      return (
        <div className={classes.card}>
          <StateMessage
            role="alert"
            icon={<IconAlertTriangle size={36} />}
            title="No se pudo cargar el envío"
            action={
              <Button onClick={onRetry} size="lg">
                Reintentar
              </Button>
            }
          >
            Tu dinero y tu envío no cambian por esto.
          </StateMessage>
        </div>
      );
    case 'absent':
      return (
        <div className={classes.card}>
          <StateMessage
            role="alert"
            icon={<IconReceiptOff size={36} />}
            title="No podríamos encontrar el envío solicitado"
            action={
              <Button component={Link} to={paths.sendBeneficiary} size="lg">
                Volver
              </Button>
            }
          />
        </div>
      );
  }
}
