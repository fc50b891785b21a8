import { Button } from '@mantine/core';
import { MINUTE_MS } from '@/lib/clock';
import { config } from '@/lib/config';
import { OutsideLink } from '@/navigation/OutsideLink';
import { IconArrowRight, IconBrandWhatsapp, IconClock, IconMail, IconMapPin } from '@/ui/icons';
import { PageContainer, PageHeading } from '@/ui/page/PageContainer';
import { useHydrated } from '@/ui/useHydrated';
import { useNow } from '@/ui/useNow';
import { isSupportOpen } from './supportHours';
import classes from './ContactPage.module.css';

/** Says whether support answers now. Empty in the prerender, because the build does not know the time of the visit. */
function SupportStatus() {
  const now = useNow(MINUTE_MS);
  const open = useHydrated() ? isSupportOpen(now) : undefined;
  return (
    <p className={classes.status} data-open={open}>
      {open === undefined ? '\u00a0' : open ? 'Abierto ahora' : 'Cerrado ahora'}
    </p>
  );
}

/** Contact: channels, opening hours, and the countries of the service (product 2.4). */
export function ContactPage() {
  return (
    <PageContainer>
      <PageHeading
        title="Contacto"
        lead="Escríbenos por donde te resulte más cómodo. Si es por un envío, ten a mano su identificador."
      />
      <div className={classes.cards}>
        <section className={classes.card}>
          <IconBrandWhatsapp size={26} aria-hidden />
          <h2 className={classes.name}>WhatsApp</h2>
          <p className={classes.text}>
            La forma más rápida de hablar con una persona. Se abre WhatsApp en otra ventana.
          </p>
          <Button component={OutsideLink} href={config.supportChat} label="Escribir por WhatsApp">
            Escribir por WhatsApp
          </Button>
        </section>
        <section className={classes.card}>
          <IconMail size={26} aria-hidden />
          <h2 className={classes.name}>Correo</h2>
          <p className={classes.text}>Para lo que necesite adjuntos o más detalle.</p>
          <Button component="a" href={`mailto:${config.supportEmail}`} variant="default">
            {config.supportEmail}
          </Button>
        </section>
        <section className={classes.card}>
          <IconClock size={26} aria-hidden />
          <h2 className={classes.name}>Horario</h2>
          <p className={classes.text}>Todos los días de 10:00 a 22:00, hora central europea.</p>
          <SupportStatus />
        </section>
        <section className={classes.card}>
          <IconMapPin size={26} aria-hidden />
          <h2 className={classes.name}>Zona de servicio</h2>
          <p className={classes.text}>Envíos de dinero en euros que se reciben en bolívares.</p>
          <p className={classes.way}>
            Unión Europea <IconArrowRight size={16} aria-label="a" /> Venezuela
          </p>
        </section>
      </div>
    </PageContainer>
  );
}
