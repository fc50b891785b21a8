import type { ComponentProps, ReactNode } from 'react';
import classes from './PageContainer.module.css';

interface PageContainerProps {
  /** 'form' for one column of fields, 'text' for reading, 'page' for the full grid. */
  size?: 'form' | 'text' | 'page';
  /** The page's content, starting with its heading. */
  children: ReactNode;
}

/** Centres a page's content with the standard margins. */
export function PageContainer({ size = 'page', children }: PageContainerProps) {
  return (
    <div className={classes.container} data-size={size}>
      {children}
    </div>
  );
}

interface PageHeadingProps {
  /** The page's h1. */
  title: ReactNode;
  /** One or two sentences under the title. */
  lead?: ReactNode;
}

/** The page's only h1, with the line below it. */
export function PageHeading({ title, lead }: PageHeadingProps) {
  return (
    <header className={classes.heading}>
      <h1 className="app-title">{title}</h1>
      {lead !== undefined && <p className={classes.lead}>{lead}</p>}
    </header>
  );
}

interface TaskPageProps extends ComponentProps<'div'> {
  /** 'form' for one column, 'page' for the full grid. */
  readonly size: 'form' | 'page';
  /** The step, or the way back, in a place of fixed height: all titles are at one height. */
  readonly above?: ReactNode;
}

/** The frame of a page behind the login, on screen and on paper. */
export function TaskPage({ size, above, children, ...page }: TaskPageProps) {
  return (
    <div className={classes.task} data-size={size} {...page}>
      <div className={classes.above}>{above}</div>
      {children}
    </div>
  );
}

interface TaskHeadingProps extends ComponentProps<'h1'> {
  /** A line under the title. */
  readonly lead?: ReactNode;
}

/** The only h1 of a page behind the login. */
export function TaskHeading({ lead, children, ...title }: TaskHeadingProps) {
  return (
    <header className={classes.taskHeading}>
      <h1 className={classes.taskTitle} {...title}>
        {children}
      </h1>
      {lead !== undefined && <p className={classes.taskLead}>{lead}</p>}
    </header>
  );
}
