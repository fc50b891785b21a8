import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './StateMessage.module.css';

interface StateMessageProps {
  /** Drawn above the sentence, decorative. */
  readonly icon: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  /** The one thing to do. */
  readonly action?: ReactNode;
  /** 'alert' for a failure, so that it is announced. */
  readonly role?: 'alert' | 'status';
}

/** Stands where there is nothing to show: an icon, a sentence and one action. */
export function StateMessage({ icon, title, children, action, role }: StateMessageProps) {
  return (
    <div className={classes.message} role={role}>
      <div className={classes.icon} aria-hidden>
        {icon}
      </div>
      <Title order={2} size="h3" className={classes.title}>
        {title}
      </Title>
      {children !== undefined && <p className={classes.text}>{children}</p>}
      {action}
    </div>
  );
}
