import { Anchor, Button, NativeSelect, Skeleton, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Day } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { StateMessage } from '@/ui/feedback/StateMessage';
import { IconArrowLeft, IconPrinter, IconSearchOff, IconUser } from '@/ui/icons';
import { TaskHeading, TaskPage } from '@/ui/page/PageContainer';
import { keepingFocus } from '@/ui/useReturnFocus';
import { HistoryFailed, NoExchanges } from '../HistoryStates';
import { PeriodField } from '../PeriodField';
import type { StatementBeneficiary, StatementChoice } from './statement';
import { StatementDocument, undatedText, type StatementContent } from './StatementDocument';
import classes from './StatementView.module.css';

/** What the page knows of the history; 'empty' means that there is no exchange at all. */
export type StatementState =
  | { readonly kind: 'loading' | 'empty' }
  | { readonly kind: 'failed'; readonly error: string }
  | {
      readonly kind: 'ready';
      readonly beneficiaries: readonly StatementBeneficiary[];
      /** Undefined until a beneficiary is chosen. */
      readonly content: StatementContent | undefined;
    };

export interface StatementViewProps {
  readonly state: StatementState;
  readonly choice: StatementChoice;
  /** The day in the user's zone. */
  readonly today: Day;
  readonly timeZone: string | undefined;
  readonly onChoose: (choice: StatementChoice) => void;
  readonly onRetry: () => void;
  readonly onRetrySender: () => void;
  readonly onPrint: () => void;
}

export function StatementView(props: StatementViewProps) {
  return (
    <TaskPage
      size="page"
      above={
        <p>
          <Anchor component={Link} to={paths.history}>
            <IconArrowLeft size={20} aria-hidden />
            Tus envíos
          </Anchor>
        </p>
      }
    >
      <TaskHeading>Justificante de envíos</TaskHeading>
      <StatementBody {...props} />
    </TaskPage>
  );
}

/** Placeholder of the choices and the document. */
function StatementSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">Cargando tus envíos…</VisuallyHidden>
      <div className={classes.tools} aria-hidden>
        <Skeleton height="4.75rem" radius="md" className={classes.beneficiary} />
      </div>
      <div className={classes.skeleton} aria-hidden>
        {[0, 1, 2, 3, 4].map((line) => (
          <Skeleton key={line} height="1.5rem" />
        ))}
      </div>
    </>
  );
}

function StatementBody({ state, onRetry, ...props }: StatementViewProps) {
  switch (state.kind) {
    case 'loading':
      return <StatementSkeleton />;
    case 'failed':
      return <HistoryFailed error={state.error} onRetry={onRetry} />;
    case 'empty':
      return (
        <NoExchanges>
          Cuando envíes dinero a alguien, aquí podrás imprimir la lista de esos envíos.
        </NoExchanges>
      );
    case 'ready':
      return <ReadyStatement beneficiaries={state.beneficiaries} content={state.content} {...props} />;
  }
}

type ReadyStatementProps = Omit<StatementViewProps, 'state' | 'onRetry'> & {
  readonly beneficiaries: readonly StatementBeneficiary[];
  readonly content: StatementContent | undefined;
};

function ReadyStatement({ beneficiaries, content, choice, today, onChoose, ...props }: ReadyStatementProps) {
  const isEmpty = content?.statement.rows.length === 0;
  const undated = content?.statement.undated ?? [];
  const ofAllDates = choice.period === '';
  return (
    <>
      <div className={classes.tools} role="group" aria-label="Qué lleva el justificante">
        <NativeSelect
          className={classes.beneficiary}
          label="Beneficiario"
          value={choice.beneficiary}
          onChange={(event) => onChoose({ ...choice, beneficiary: event.currentTarget.value })}
          data={[
            { value: '', label: 'Elige a quién enviaste', disabled: choice.beneficiary !== '' },
            ...beneficiaries.map(({ name, exchanges }) => ({
              value: name,
              label: `${name} (${exchanges === 1 ? '1 envío' : `${exchanges} envíos`})`,
            })),
          ]}
        />
        <PeriodField
          value={choice.period}
          onChange={(period) => onChoose({ ...choice, period })}
          today={today}
        />
      </div>
      {!content && (
        <StateMessage card icon={<IconUser size={36} />} title="Elige un beneficiario">
          Verás sus envíos en las fechas que elijas, listos para imprimir o guardar como PDF.
        </StateMessage>
      )}
      {isEmpty && (
        <StateMessage
          card
          icon={<IconSearchOff size={36} />}
          title={ofAllDates ? 'No hay envíos con fecha' : 'No hay envíos en estas fechas'}
          action={
            !ofAllDates && (
              <Button variant="default" onClick={keepingFocus(() => onChoose({ ...choice, period: '' }))}>
                Ver todas las fechas
              </Button>
            )
          }
        >
          {undated.length > 0 ? undatedText(undated) : 'Elige otras fechas u otro beneficiario.'}
        </StateMessage>
      )}
      {content && !isEmpty && <PrintableStatement content={content} choice={choice} {...props} />}
    </>
  );
}

type PrintableStatementProps = Pick<
  StatementViewProps,
  'choice' | 'timeZone' | 'onRetrySender' | 'onPrint'
> & { readonly content: StatementContent };

function PrintableStatement({ content, choice, onPrint, ...props }: PrintableStatementProps) {
  const { details, sender } = content;
  const read = details.filter(({ kind }) => kind !== 'loading').length;
  const isComplete = read === details.length && sender !== 'loading';
  return (
    <>
      <div className={classes.actions}>
        {!isComplete && (
          <p className="app-note">{`Leyendo los datos de los envíos: ${read} de ${details.length}`}</p>
        )}
        <VisuallyHidden role="status">{isComplete && 'El justificante está completo'}</VisuallyHidden>
        <Button onClick={onPrint} disabled={!isComplete} leftSection={<IconPrinter size={20} aria-hidden />}>
          Imprimir o guardar como PDF
        </Button>
      </div>
      <StatementDocument {...content} beneficiary={choice.beneficiary} {...props} />
    </>
  );
}
