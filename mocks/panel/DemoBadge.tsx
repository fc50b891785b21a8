import { activeFaults } from './faultText';
import { useSandbox } from './store';
import { useFreeSpot } from './useFreeSpot';
import classes from './DemoBadge.module.css';

export const BADGE_ID = 'sandbox-badge';

interface DemoBadgeProps {
  readonly onOpen: () => void;
}

/**
 * Marks the page as the demo, shows the active faults and opens the panel. It moves up the left edge to leave the
 * page's controls and texts uncovered; if there is no free spot, it shrinks to the width of the page's margin.
 */
export function DemoBadge({ onOpen }: DemoBadgeProps) {
  const { faults, latencyMs } = useSandbox().scenario();
  const above = useFreeSpot();
  const summary = activeFaults(faults, latencyMs);
  return (
    <button
      id={BADGE_ID}
      type="button"
      className={classes.badge}
      style={{ bottom: `${above ?? 16}px` }}
      data-slim={above === undefined || undefined}
      data-faulty={summary !== '' || undefined}
      title={`${summary === '' ? 'Sandbox' : `Sandbox: ${summary}`} (Ctrl+Alt+D)`}
      aria-keyshortcuts="Control+Alt+D"
      onClick={onOpen}
    >
      Demo
      {faults.length > 0 && (
        <span className={classes.count} aria-hidden>
          {faults.length}
        </span>
      )}
      {summary !== '' && <span className={classes.hidden}>, {summary}</span>}
    </button>
  );
}
