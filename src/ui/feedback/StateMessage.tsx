import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from './Illustration';
import classes from './StateMessage.module.css';

interface StateMessageProps {
  /** Decorative drawing above the title. */
  drawing?: IllustrationName;
  /** An icon instead of a drawing, for small spaces. */
  icon?: ReactNode;
  /** One sentence that describes the state. */
  title: ReactNode;
  /** What the user can do, or why. */
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** Heading level of the title; 1 when the message is the whole page. */
  level?: 1 | 2;
  /** For failures. */
  role?: 'alert';
  /** True where it stands in the place of a card. */
  card?: boolean;
}

/** An empty, failed or offline state: a drawing or icon, a sentence, an action. */
export function StateMessage({
  drawing,
  icon,
  title,
  children,
  action,
  level = 2,
  role,
  card = false,
}: StateMessageProps) {
  const Title = `h${level}` as const;
  return (
    <div className={card ? classes.card : classes.state} role={role}>
      {drawing && <Illustration name={drawing} />}
      {icon !== undefined && (
        <div className={classes.icon} aria-hidden>
          {icon}
        </div>
      )}
      <Title className={classes.title}>{title}</Title>
      {children !== undefined && <div className={classes.text}>{children}</div>}
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
