import { CODE_LIFE_MS } from '@mocks/server/rules/codes';
import { activeFaults } from './faultText';
import { useSandbox } from './store';
import { useFreeSpot } from './useFreeSpot';
import classes from './DemoBadge.module.css';

export const BADGE_ID = 'sandbox-badge';

/** The style sheet's sizes. */
const HEIGHT = 44;
const HEIGHT_WITH_CODE = 60;

interface DemoBadgeProps {
  readonly onOpen: () => void;
}

/**
 * Marks the page as the demo, shows the code that was just sent and the active faults, and opens the panel. It moves
 * up the left edge to leave the page's controls and texts uncovered; if there is no free spot, it shrinks to the width
 * of the page's margin.
 */
export function DemoBadge({ onOpen }: DemoBadgeProps) {
  const sandbox = useSandbox();
  const { faults, latencyMs } = sandbox.scenario();
  const newest = sandbox.inbox().at(-1);
  const isFresh = newest && !newest.used && sandbox.clock.now() - newest.at < CODE_LIFE_MS;
  const above = useFreeSpot(isFresh ? HEIGHT_WITH_CODE : HEIGHT);
  const summary = activeFaults(faults, latencyMs);
  return (
    <button
      id={BADGE_ID}
      type="button"
      className={classes.badge}
      style={{ bottom: `${above ?? 16}px` }}
      data-slim={above === undefined || undefined}
      data-faulty={summary !== '' || undefined}
      title={`${summary === '' ? 'Demo' : `Demo: ${summary}`} (Ctrl+Alt+D)`}
      aria-keyshortcuts="Control+Alt+D"
      onClick={onOpen}
    >
      Demo
      {isFresh && (
        <span className={classes.code}>
          {'Código '}
          <br />
          {newest.code}
        </span>
      )}
      {faults.length > 0 && (
        <span className={classes.count} aria-hidden>
          {faults.length}
        </span>
      )}
      {summary !== '' && <span className={classes.hidden}>, {summary}</span>}
    </button>
  );
}
