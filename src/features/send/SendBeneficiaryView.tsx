import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { isPlainClick } from '@/navigation/plainClick';
import { IconArrowLeft } from '@/ui/icons';
import { TaskHeading, TaskPage } from '@/ui/page/PageContainer';
import { StepIndicator } from '@/ui/page/StepIndicator';
import { ConfirmBar, SendSummary, type SendSummaryProps } from './SendSummary';
import classes from './send.module.css';

export interface SendBeneficiaryViewProps extends SendSummaryProps {
  /** The beneficiary chooser. */
  readonly chooser: ReactNode;
  /** Goes back to step 1, which keeps its input. */
  readonly onBack: () => void;
  /** Notices about earlier exchanges. */
  readonly notice: ReactNode;
}

/** Step 2: the beneficiary chooser beside the summary of the exchange. */
export function SendBeneficiaryView({ chooser, onBack, notice, ...summary }: SendBeneficiaryViewProps) {
  const back = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onBack();
  };
  return (
    <TaskPage size="page" above={<StepIndicator current={2} />}>
      <TaskHeading>Selecciona el beneficiario</TaskHeading>
      {notice}
      <div className={classes.columns}>
        <div className={classes.card} inert={summary.confirming}>
          {chooser}
        </div>
        <div className={classes.aside}>
          <SendSummary {...summary} />
          <ConfirmBar {...summary} />
          <Link className={classes.back} to={paths.sendQuote} onClick={back} inert={summary.confirming}>
            <IconArrowLeft size={18} aria-hidden />
            Volver
          </Link>
        </div>
      </div>
    </TaskPage>
  );
}
