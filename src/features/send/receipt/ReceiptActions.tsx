import { owned } from '@/lib/owner';
import { repeatState } from '@/lib/repeat';
import type { ExchangeDetail } from '@/api/exchanges';
import { config } from '@/lib/config';
import { paths } from '@/lib/paths';
import { IconBrandWhatsapp, IconPrinter, IconRepeat, IconShare } from '@/ui/icons';
import { toastError } from '@/ui/toast';
import { Button, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import { helpLink, shareText } from './receipt';
import classes from './ReceiptActions.module.css';

async function share(exchange: ExchangeDetail): Promise<void> {
  try {
    await navigator.share({ title: `Envío ${exchange.exchangeId}`, text: shareText(exchange) });
  } catch (error) {
    // Closing the share sheet is no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) toastError('No se pudo compartir');
  }
}

interface ReceiptActionsProps {
  readonly exchange: ExchangeDetail;
}

/** What can be done with a receipt; sharing only where the browser can. */
export function ReceiptActions({ exchange }: ReceiptActionsProps) {
  return (
    <div className={classes.actions}>
      <div className={classes.main}>
        <Button component={Link} to={paths.home} size="lg" fullWidth>
          Hecho
        </Button>
        <Button
          component={Link}
          to={paths.sendQuote}
          state={owned(repeatState(exchange))}
          size="lg"
          fullWidth
          variant="default"
          leftSection={<IconRepeat size={20} aria-hidden />}
        >
          Repetir envío
        </Button>
      </div>
      <div className={classes.more}>
        {'share' in navigator && (
          <Button
            variant="subtle"
            leftSection={<IconShare size={20} aria-hidden />}
            onClick={() => void share(exchange)}
          >
            Compartir
          </Button>
        )}
        <Button
          variant="subtle"
          leftSection={<IconPrinter size={20} aria-hidden />}
          onClick={() => window.print()}
        >
          Imprimir
        </Button>
        <Button
          component="a"
          href={helpLink(config.whatsAppNumber, exchange.exchangeId)}
          target="_blank"
          rel="noreferrer"
          variant="subtle"
          leftSection={<IconBrandWhatsapp size={20} aria-hidden />}
        >
          Ayuda con este envío
          <VisuallyHidden> (se abre en otra ventana)</VisuallyHidden>
        </Button>
      </div>
    </div>
  );
}
