import { badgeColours } from '@/theme/badgeColours';
import classes from './StatusBadge.module.css';

interface StatusBadgeProps {
  /** The server's free text; null shows 'Sin estado'. */
  readonly status: string | null;
  /** The server's colour; anything but a plain hex colour leaves the badge neutral. */
  readonly colour: string | null;
  /** 'sm' in a table, 'md' on a receipt. */
  readonly size?: 'sm' | 'md';
}

/** What a transfer without a status shows (spec §2 /envios). */
export const NO_STATUS = 'Sin estado';

/** The state of a transfer in the colour that the server gave it (spec §9, decisions 31). */
export function StatusBadge({ status, colour, size = 'sm' }: StatusBadgeProps) {
  const colours = status === null ? undefined : badgeColours(colour);
  return (
    <span
      className={classes.badge}
      data-size={size}
      style={
        colours && { backgroundColor: colours.background, borderColor: 'transparent', color: colours.text }
      }
    >
      {status ?? NO_STATUS}
    </span>
  );
}
