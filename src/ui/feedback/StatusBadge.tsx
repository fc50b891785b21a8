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

/** Label of an exchange without a status (product 2.21). */
export const NO_STATUS = 'Sin estado';

/** The status of an exchange in the server's colour (product 9.7). */
export function StatusBadge({ status, colour, size = 'sm' }: StatusBadgeProps) {
  const colours = badgeColours(colour);
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
