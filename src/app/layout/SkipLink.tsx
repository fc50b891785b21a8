import type { MouseEvent, RefObject } from 'react';
import classes from './Layout.module.css';

interface SkipLinkProps {
  /** The element that it leads to. */
  target: RefObject<HTMLElement | null>;
}

/**
 * The first stop of the keyboard; skips the header. It moves focus and scroll position itself, because a jump of the
 * browser adds a history entry without navigation state, which holds the quote or the origin (decisions 44).
 */
export function SkipLink({ target }: SkipLinkProps) {
  const skip = (event: MouseEvent) => {
    // With a modifier key the browser opens another tab or window, where no navigation state is lost.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    target.current?.focus({ preventScroll: true });
    target.current?.scrollIntoView();
  };
  return (
    <a href="#contenido" className={classes.skip} onClick={skip}>
      Saltar al contenido
    </a>
  );
}
