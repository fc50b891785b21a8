import type { ReactNode } from 'react';
import { chapterOf, hrefOf } from './storyIndex';
import { useIndex } from './useIndex';
import classes from './Chapters.module.css';

interface PageLinkProps {
  /** The title of a page or chapter in the sidebar. */
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A link to the first entry with this title; plain text if the index has none. */
export function PageLink({ to, children, className }: PageLinkProps) {
  const chapter = chapterOf(useIndex().entries, to);
  if (!chapter) return <span className={className}>{children}</span>;
  return (
    <a className={className} href={hrefOf(chapter.first)} target="_top">
      {children}
    </a>
  );
}

/** A link to the page of a piece; plain text if the index has none. */
export function PieceLink({ name }: { readonly name: string }) {
  const page = useIndex().entries.find(
    ({ title }) => title.startsWith('Piezas/') && title.endsWith(`/${name}`),
  );
  return <PageLink to={page?.title ?? name}>{name}</PageLink>;
}

interface ChapterCardProps {
  /** The chapter's name in the sidebar. */
  readonly name: string;
  /** What the number counts: the pages of the chapter, or its stories. */
  readonly of: 'pages' | 'stories';
  readonly children: ReactNode;
}

/** A link to the start of a chapter. The number comes from the catalogue's index. */
export function ChapterCard({ name, of, children }: ChapterCardProps) {
  const { entries, failed } = useIndex();
  return (
    <li className={classes.card}>
      <span className={classes.head}>
        <PageLink to={name} className={classes.name}>
          {name}
        </PageLink>
        <span className={classes.count}>{failed ? 'sin índice' : chapterOf(entries, name)?.[of]}</span>
      </span>
      {children}
    </li>
  );
}

/** The chapters of the catalogue, side by side. */
export function Chapters({ children }: { readonly children: ReactNode }) {
  return <ul className={`sb-unstyled ${classes.chapters}`}>{children}</ul>;
}
