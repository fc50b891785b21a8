import { Button, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ExchangeDetail } from '@/api/exchanges';
import { config } from '@/lib/config';
import { owned } from '@/lib/owner';
import { paths } from '@/lib/paths';
import { repeatState } from '@/lib/repeatExchange';
import { toastError } from '@/ui/feedback/toast';
import { IconBrandWhatsapp, IconPrinter, IconRepeat, IconShare } from '@/ui/icons';
import { ignoreSecondPress } from '@/ui/secondPress';
import { PictureButtons } from './picture/PictureButtons';
import type { PictureSource } from './picture/pictureContent';
import { helpLink, shareText } from './receipt';
import classes from './ReceiptActions.module.css';

async function share(exchange: ExchangeDetail): Promise<void> {
  try {
    await navigator.share({ title: `Envío ${exchange.exchangeId}`, text: shareText(exchange) });
  } catch (error) {
    // The user closed the share dialog.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      toastError('No se pudo compartir', 'Copia el identificador y pégalo en tu mensaje.');
  }
}

/** Marks a link that leaves the site: an arrow, as text and not as an emoji. */
const LEAVES = '\u2197\ufe0e';

interface ReceiptActionsProps extends Omit<PictureSource, 'readAt'> {
  /** When the status was read, in ms; null if unknown: then there are no pictures. */
  readonly readAt: number | null;
}

/** The actions of a receipt; 'share' only where the browser supports it. */
export function ReceiptActions({ exchange, readAt, ...source }: ReceiptActionsProps) {
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
          onClick={ignoreSecondPress}
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
        {readAt !== null && <PictureButtons exchange={exchange} readAt={readAt} {...source} />}
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
          rightSection={<span aria-hidden>{LEAVES}</span>}
        >
          Ayuda con este envío
          <VisuallyHidden> (se abre en otra ventana)</VisuallyHidden>
        </Button>
      </div>
    </div>
  );
}
