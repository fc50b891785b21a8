import type { ComponentProps } from 'react';

interface OutsideLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel' | 'aria-label'> {
  href: string;
  /** What the link says. Its accessible name adds that it leaves. */
  label: string;
}

/**
 * A link to another site (product 2.2). It says before the press that it leaves, and opens another window, so that
 * nothing is lost here. Without children it shows its label; the styles of a text add an arrow, which would be a part of
 * the link's name in the markup.
 */
export function OutsideLink({ label, children, ...others }: OutsideLinkProps) {
  return (
    <a {...others} target="_blank" rel="noreferrer" aria-label={`${label} (se abre en otra ventana)`}>
      {children ?? label}
    </a>
  );
}
