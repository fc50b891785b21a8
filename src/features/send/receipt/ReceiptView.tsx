import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Sender } from '@/api/sender';
import { paths } from '@/lib/paths';
import { StateMessage } from '@/ui/feedback/StateMessage';
import { IconAlertTriangle, IconReceiptOff } from '@/ui/icons';
import { TaskHeading, TaskPage } from '@/ui/page/PageContainer';
import { StepIndicator } from '@/ui/page/StepIndicator';
import { keepingFocus } from '@/ui/useReturnFocus';
import { Receipt } from './Receipt';
import { ReceiptActions, type ReceiptActionsProps } from './ReceiptActions';
import classes from './ReceiptView.module.css';

interface ReadyReceipt extends Omit<ReceiptActionsProps, 'timeZone' | 'onPrint' | 'onNotice'> {
  readonly kind: 'ready';
  /** The statuses that this device saw, below the receipt. */
  readonly story: ReactNode;
  /** Who sent it, for paper. */
  readonly sender: Sender;
}

/** What the page knows of the exchange (decision 20); 'absent' means that the address names none. */
export type ReceiptState = { readonly kind: 'absent' | 'loading' | 'notFound' | 'failed' } | ReadyReceipt;

export interface ReceiptViewProps {
  readonly state: ReceiptState;
  readonly timeZone: string | undefined;
  readonly onRetry: () => void;
  readonly onPrint: () => void;
  readonly onNotice: () => void;
}

export function ReceiptView({ state, timeZone, onRetry, onPrint, onNotice }: ReceiptViewProps) {
  const isNew = state.kind === 'ready' && state.isNew;
  return (
    <TaskPage size="form" above={isNew && <StepIndicator current={3} />}>
      <TaskHeading>Resumen del envío</TaskHeading>
      {state.kind === 'ready' ? (
        <>
          <Receipt {...state} timeZone={timeZone} asOf={state.readAt ?? state.now}>
            <ReceiptActions {...state} timeZone={timeZone} onPrint={onPrint} onNotice={onNotice} />
          </Receipt>
          {state.story}
        </>
      ) : (
        <div className="app-card">
          <NoReceipt kind={state.kind} onRetry={onRetry} />
        </div>
      )}
    </TaskPage>
  );
}

interface NoReceiptProps {
  readonly kind: Exclude<ReceiptState['kind'], 'ready'>;
  readonly onRetry: () => void;
}

/** What stands in the place of a receipt. */
function NoReceipt({ kind, onRetry }: NoReceiptProps) {
  switch (kind) {
    case 'loading':
      return (
        <>
          <p role="status" className={classes.loading}>
            Cargando envío…
          </p>
          <div className={classes.skeleton} aria-hidden>
            <Skeleton height="1.75rem" width="8rem" radius="xl" />
            <Skeleton height="1.5rem" width="14rem" maw="100%" />
            <Skeleton height="8rem" radius="lg" />
            {[0, 1, 2, 3].map((line) => (
              <Skeleton key={line} height="1.5rem" />
            ))}
          </div>
        </>
      );
    case 'notFound':
      return (
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
      );
    case 'failed':
      return (
        <StateMessage
          role="alert"
          icon={<IconAlertTriangle size={36} />}
          title="No se pudo cargar el envío"
          action={
            <Button onClick={keepingFocus(onRetry)} size="lg">
              Reintentar
            </Button>
          }
        >
          Tu dinero y tu envío no cambian por esto.
        </StateMessage>
      );
    case 'absent':
      return (
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
      );
  }
}
