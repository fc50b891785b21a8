import type { ReactNode } from 'react';
import { PageLink } from './PageLink';
import classes from './Cards.module.css';

interface CardProps {
  /** The title of a chapter in the sidebar. */
  readonly chapter: string;
  readonly children: ReactNode;
}

/** A chapter of the catalogue; the whole card leads to its first page. */
export const Card = ({ chapter, children }: CardProps) => (
  <li className={classes.card}>
    <PageLink to={chapter}>{chapter}</PageLink>
    {children}
  </li>
);

export const Cards = ({ children }: { readonly children: ReactNode }) => (
  <ul className={`sb-unstyled ${classes.cards}`}>{children}</ul>
);
