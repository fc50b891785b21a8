import { activeFaults } from './faultText';
import classes from './Mark.module.css';
import { useSandbox } from './store';
import { useFreeSpot } from './useFreeSpot';

export const MARK_ID = 'sandbox-mark';

interface MarkProps {
  readonly onOpen: () => void;
}

/**
 * Says that this is the demo, and what of it is made to fail; opens the panel. Never over a control of the page: it
 * moves up the left edge, and where controls are everywhere it is as slim as the page's margin.
 */
export function Mark({ onOpen }: MarkProps) {
  const { faults, latencyMs } = useSandbox().scenario();
  const above = useFreeSpot();
  const summary = activeFaults(faults, latencyMs);
  return (
    <button
      id={MARK_ID}
      type="button"
      className={classes.mark}
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
