import { config } from '@/lib/config';
import { IconBrandWhatsapp } from '@/ui/icons';
import { useScrollsDown } from './useScrollsDown';
import classes from './WhatsAppButton.module.css';

/**
 * The floating WhatsApp button on every page (product 2.2). It never hides: it shrinks while the user scrolls down, and
 * small controls at the right edge, rows of the history and links of the footer leave it a lane (`--app-float-lane`).
 */
export function WhatsAppButton() {
  const small = useScrollsDown();
  return (
    <aside aria-label="Ayuda">
      <a
        href={`https://wa.me/${config.whatsAppNumber}`}
        target="_blank"
        rel="noreferrer"
        className={classes.button}
        data-small={small || undefined}
        aria-label="Escríbenos por WhatsApp (se abre en otra ventana)"
      >
        <IconBrandWhatsapp size={30} aria-hidden />
      </a>
    </aside>
  );
}
