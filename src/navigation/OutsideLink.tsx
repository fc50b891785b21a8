import type { ComponentProps } from 'react';

interface OutsideLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel' | 'aria-label'> {
  href: string;
  /** What the link says. Its accessible name adds that it leaves. */
  label: string;
}

/**
 * A link to another site (product 2.2). It says before the press that it leaves, and opens another window, so that
 * nothing is lost here. Without children it shows its label and an arrow, as text and not as an emoji.
 */
export function OutsideLink({ label, children, ...others }: OutsideLinkProps) {
  return (
    <a {...others} target="_blank" rel="noreferrer" aria-label={`${label} (se abre en otra ventana)`}>
      {children ?? `${label}\u00a0\u2197\ufe0e`}
    </a>
  );
}
