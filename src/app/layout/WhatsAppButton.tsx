import { useScrollDirection } from '@mantine/hooks';
import { config } from '@/lib/config';
import { OutsideLink } from '@/navigation/OutsideLink';
import { IconBrandWhatsapp } from '@/ui/icons';
import classes from './WhatsAppButton.module.css';

/**
 * The floating WhatsApp button on every page (product 2.2). It never hides: it shrinks while the user scrolls down, and
 * small controls at the right edge, rows of the history and links of the footer leave it a lane (`--app-float-lane`).
 */
export function WhatsAppButton() {
  const small = useScrollDirection() === 'down';
  return (
    <aside aria-label="Ayuda">
      <OutsideLink
        href={`https://wa.me/${config.whatsAppNumber}`}
        label="Escríbenos por WhatsApp"
        className={classes.button}
        data-small={small || undefined}
      >
        <IconBrandWhatsapp size={30} aria-hidden />
      </OutsideLink>
    </aside>
  );
}
