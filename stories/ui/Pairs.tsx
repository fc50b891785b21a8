import type { PieceGuide } from './guide';
import classes from './Pairs.module.css';

/** Good and bad uses of a piece, live and side by side. Nothing in them takes the focus or is announced. */
export function Pairs({ pairs }: Pick<PieceGuide, 'pairs'>) {
  return pairs.map((pair) => (
    <div key={pair.good.says} className={`sb-unstyled ${classes.pair}`}>
      {(['good', 'bad'] as const).map((kind) => (
        <figure key={kind} className={classes.example} data-kind={kind}>
          <div className={classes.show} inert>
            {pair[kind].show}
          </div>
          <figcaption>
            <strong>{kind === 'good' ? '✓ Bien' : '✗ Mal'}.</strong> {pair[kind].says}
          </figcaption>
        </figure>
      ))}
    </div>
  ));
}
