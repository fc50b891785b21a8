import { config } from '@/lib/config';
import { IconBrandWhatsapp } from '@/ui/icons';
import { useScrollsDown } from './useScrollsDown';
import classes from './WhatsAppButton.module.css';

/**
 * The floating way to a person, on every page (spec §2, Layout). It never hides: it is smaller while somebody reads on,
 * and small controls at the page's right edge stay out of its lane (`--app-float-lane`).
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
