import { paths } from '@/lib/paths';
import { IconArrowLeft } from '@/ui/icons';
import { Steps } from '@/ui/Steps';
import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './send.module.css';
import type { SendState } from './sendState';
import { SendSummary, type SendSummaryProps } from './SendSummary';

export interface SendBeneficiaryViewProps extends SendSummaryProps {
  /** The chooser of saved and new beneficiaries. */
  readonly chooser: ReactNode;
  /** What step 1 gets back, so that nothing has to be typed again. */
  readonly backState: SendState;
}

/** Step 2 as it is seen: who gets the money, beside the summary of what is sent. */
export function SendBeneficiaryView({ chooser, backState, ...summary }: SendBeneficiaryViewProps) {
  return (
    <div className={classes.wide}>
      <Steps current={2} total={3} />
      <Title order={1} className={classes.title}>
        Selecciona el beneficiario
      </Title>
      <div className={classes.columns}>
        <div className={classes.card} inert={summary.confirming}>
          {chooser}
        </div>
        <div className={classes.aside}>
          <SendSummary {...summary} />
          {/* It takes the place of this step: a quote that was left must not be found again by going back. */}
          <Link
            className={classes.back}
            to={paths.sendQuote}
            state={backState}
            replace
            inert={summary.confirming}
          >
            <IconArrowLeft size={18} aria-hidden />
            Volver
          </Link>
        </div>
      </div>
    </div>
  );
}
