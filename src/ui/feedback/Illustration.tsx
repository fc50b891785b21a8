import type { ReactNode } from 'react';
import { BIRD_BODY, BIRD_HOOD } from '../bird';
import classes from './Illustration.module.css';

/** What the drawing shows: a failure, no network, nothing at this address. */
export type IllustrationName = 'error' | 'offline' | 'notFound';

/** The brand's bird, small, with its feet at (x, y). */
function Bird({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x - 14} ${y - 27}) scale(.95)`}>
      <path className={classes.accent} d={BIRD_BODY} />
      <path className={classes.ink} fillRule="evenodd" d={BIRD_HOOD} />
    </g>
  );
}

const drawings: Record<IllustrationName, ReactNode> = {
  error: (
    <>
      <path
        className={classes.paper}
        d="M50 34h44l18 18v46a8 8 0 0 1-8 8H50a8 8 0 0 1-8-8V42a8 8 0 0 1 8-8Z"
      />
      <path className={classes.line} d="M94 34v12a6 6 0 0 0 6 6h12M77 58v20" />
      <circle className={classes.accent} cx="77" cy="90" r="3.5" />
      <Bird x={122} y={106} />
    </>
  ),
  offline: (
    <>
      <path
        className={classes.paper}
        d="M56 92a18 18 0 0 1-2-35.9A27 27 0 0 1 105 50a21.5 21.5 0 0 1 3 42Z"
      />
      <path className={classes.line} d="M66 70l22 22M88 70l-22 22" />
      <Bird x={124} y={108} />
    </>
  ),
  notFound: (
    <>
      <path className={classes.paper} d="M36 56l24-10 30 12 28-12v48l-28 12-30-12-24 10Z" />
      <path className={classes.line} d="M60 46v48M90 58v48" />
      <path className={classes.route} d="M44 84c10-16 22-6 30-16s14-18 30-12" />
      <Bird x={112} y={56} />
    </>
  ),
};

interface IllustrationProps {
  /** Which drawing. */
  readonly name: IllustrationName;
}

/** One of the app's drawings, all in one style. Decorative: the text beside it says the same. */
export function Illustration({ name }: IllustrationProps) {
  return (
    <svg className={classes.drawing} viewBox="0 0 160 120" aria-hidden="true">
      <ellipse className={classes.ground} cx="80" cy="72" rx="72" ry="46" />
      {drawings[name]}
    </svg>
  );
}
