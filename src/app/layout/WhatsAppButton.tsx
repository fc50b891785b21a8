import { useRef } from 'react';
import { config } from '@/lib/config';
import { IconBrandWhatsapp } from '@/ui/icons';
import { useCoversControl } from '@/ui/useCoversControl';
import classes from './WhatsAppButton.module.css';

/** The floating way to a person, on every page (spec §2, Layout). It steps aside while it would cover a control. */
export function WhatsAppButton() {
  const link = useRef<HTMLAnchorElement>(null);
  const covers = useCoversControl(link);
  return (
    <aside aria-label="Ayuda">
      <a
        ref={link}
        href={`https://wa.me/${config.whatsAppNumber}`}
        target="_blank"
        rel="noreferrer"
        className={classes.button}
        data-aside={covers || undefined}
        aria-label="Escríbenos por WhatsApp (se abre en otra ventana)"
      >
        <IconBrandWhatsapp size={30} aria-hidden />
      </a>
    </aside>
  );
}
