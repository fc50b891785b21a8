import { config } from '@/lib/config';
import { OutsideLink } from '@/navigation/OutsideLink';
import { IconBrandWhatsapp } from '@/ui/icons';
import classes from './WhatsAppButton.module.css';

interface WhatsAppButtonProps {
  /** True behind the login: the button stands at the end of the page, so that it covers nothing. */
  readonly inFlow: boolean;
}

/**
 * The WhatsApp button on every page (product 2.2). On public pages it floats and never hides; links of the footer leave
 * it a lane (`--app-float-lane`).
 */
export function WhatsAppButton({ inFlow }: WhatsAppButtonProps) {
  return (
    <aside aria-label="Ayuda" className={inFlow ? classes.flow : undefined}>
      <OutsideLink href={config.supportChat} label="Escríbenos por WhatsApp" className={classes.button}>
        <IconBrandWhatsapp size={inFlow ? 24 : 30} aria-hidden />
      </OutsideLink>
    </aside>
  );
}
