import { paths } from '@/lib/paths';
import { IconArrowLeft } from '@/ui/icons';
import { Steps } from '@/ui/Steps';
import { Title } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './send.module.css';
import { SendSummary, type SendSummaryProps } from './SendSummary';

export interface SendBeneficiaryViewProps extends SendSummaryProps {
  /** The chooser of saved and new beneficiaries. */
  readonly chooser: ReactNode;
  /** Goes back to step 1, which keeps what was typed. */
  readonly onBack: () => void;
  /** What is to be known of earlier transfers. */
  readonly notice: ReactNode;
}

/** Step 2 as it is seen: who gets the money, beside the summary of what is sent. */
export function SendBeneficiaryView({ chooser, onBack, notice, ...summary }: SendBeneficiaryViewProps) {
  const back = (event: MouseEvent) => {
    event.preventDefault();
    onBack();
  };
  return (
    <div className={classes.wide}>
      <Steps current={2} total={3} />
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
          <Link className={classes.back} to={paths.sendQuote} onClick={back} inert={summary.confirming}>
            <IconArrowLeft size={18} aria-hidden />
            Volver
          </Link>
        </div>
      </div>
    </div>
  );
}
