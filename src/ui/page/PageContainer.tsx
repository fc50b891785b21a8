import type { ReactNode } from 'react';
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
      <h1 className={classes.title}>{title}</h1>
      {lead !== undefined && <p className={classes.lead}>{lead}</p>}
    </header>
  );
}
