import type { ReactNode } from 'react';
import { hrefOf, useIndex } from './storyIndex';

interface PageLinkProps {
  /** The title of a page or chapter in the sidebar. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link to the first entry of a page or chapter; plain text if the index has none. */
export function PageLink({ to, children }: PageLinkProps) {
  const first = useIndex().find(({ title }) => title === to || title.startsWith(`${to}/`));
  if (!first) return children;
  return (
    <a href={hrefOf(first)} target="_top">
      {children}
    </a>
  );
}

/** Links to the guides of pieces. */
export function PieceLinks({ names }: { readonly names: readonly string[] }) {
  const entries = useIndex();
  return (
    <ul>
      {names.map((name) => {
        const guide = entries.find(({ title }) => title.startsWith('Piezas/') && title.endsWith(`/${name}`));
        return (
          <li key={name}>
            <PageLink to={guide?.title ?? name}>{name}</PageLink>
          </li>
        );
      })}
    </ul>
  );
}
