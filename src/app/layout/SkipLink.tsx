import type { MouseEvent, RefObject } from 'react';
import classes from './Layout.module.css';

interface SkipLinkProps {
  /** What it leads to. */
  target: RefObject<HTMLElement | null>;
}

/**
 * The first stop of the keyboard: leads past the header. It moves focus and view itself, because the browser's own
 * jump adds a history entry without the state that a quote or an origin lives in (decisions 44).
 */
export function SkipLink({ target }: SkipLinkProps) {
  const skip = (event: MouseEvent) => {
    // With a modifier key the browser opens the address elsewhere, where no history is lost.
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
