import type { ReactNode } from 'react';
import classes from './Pairs.module.css';

interface ExampleProps {
  /** What is good or bad about it. */
  readonly says: string;
  readonly children: ReactNode;
}

/** A good and a bad use of a piece, side by side. */
export const Pair = ({ children }: { readonly children: ReactNode }) => (
  <div className={`sb-unstyled ${classes.pair}`}>{children}</div>
);

/** Nothing in an example takes the focus or is announced. */
function Example({ says, kind, children }: ExampleProps & { readonly kind: 'good' | 'bad' }) {
  return (
    <figure className={classes.example} data-kind={kind}>
      <div className={classes.show} inert>
        {children}
      </div>
      <figcaption>
        <strong>{kind === 'good' ? '✓ Bien' : '✗ Mal'}.</strong> {says}
      </figcaption>
    </figure>
  );
}

export const Good = (props: ExampleProps) => <Example kind="good" {...props} />;
export const Bad = (props: ExampleProps) => <Example kind="bad" {...props} />;
