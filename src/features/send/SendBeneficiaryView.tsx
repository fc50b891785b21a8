import { Title } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { IconArrowLeft } from '@/ui/icons';
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
    event.preventDefault();
    onBack();
  };
  return (
    <div className={classes.wide}>
      <StepIndicator current={2} />
      <Title order={1} className={classes.title}>
        Selecciona el beneficiario
      </Title>
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
    </div>
  );
}
