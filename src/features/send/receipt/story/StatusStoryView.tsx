import { HOUR_MS, MINUTE_MS } from '@/lib/clock';
import { NO_STATUS } from '@/ui/feedback/StatusBadge';
import { seenText, type SeenStatus, type UsualTime } from './statusStory';
import classes from './StatusStoryView.module.css';

export interface StatusStoryViewProps {
  /** Oldest first. */
  readonly seen: readonly SeenStatus[];
  /** How long the last exchanges took; undefined if unknown. */
  readonly usual: UsualTime | undefined;
  /** In ms. */
  readonly now: number;
  readonly timeZone: string | undefined;
}

/** 'entre 8 y 14 min'. Rounded outwards, so that no time lies outside. */
function between({ shortest, longest }: UsualTime): string {
  const inHours = longest >= 2 * HOUR_MS;
  const [unit, name] = inHours ? [HOUR_MS, 'h'] : [MINUTE_MS, 'min'];
  const most = Math.max(1, Math.ceil(longest / unit));
  const least = Math.floor(shortest / unit);
  return least === 0 || least === most ? `hasta ${most} ${name}` : `entre ${least} y ${most} ${name}`;
}

/**
 * While the status of an exchange may change: the statuses that this device saw, once there are two, and how long the
 * last exchanges took (product 2.26).
 */
export function StatusStoryView({ seen, usual, now, timeZone }: StatusStoryViewProps) {
  const changes = seen.length > 1 && (
    <section aria-labelledby="estados-vistos">
      <h2 id="estados-vistos" className={classes.heading}>
        Estados vistos en este dispositivo
      </h2>
      <ol className={classes.list}>
        {seen.map(({ status, at }, index) => (
          <li key={`${index} ${at}`} className={classes.entry}>
            <span className={classes.status}>{status ?? NO_STATUS}</span>
            <span className={`app-figures ${classes.time}`}>{seenText(at, now, timeZone)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
  if (!changes && !usual) return null;
  return (
    <div className={classes.story}>
      {changes}
      {usual && (
        <p className={`app-figures ${classes.usual}`}>
          {`Tus últimos ${usual.count} tardaron ${between(usual)} en pasar a «${usual.status}», según lo visto en este dispositivo.`}
        </p>
      )}
    </div>
  );
}
