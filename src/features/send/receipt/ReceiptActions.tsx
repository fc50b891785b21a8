import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ExchangeDetail } from '@/api/exchanges';
import { paths } from '@/lib/paths';
import { repeatState } from '@/lib/repeatExchange';
import { KeptLink } from '@/navigation/KeptLink';
import { toastError } from '@/ui/feedback/toast';
import { IconBrandWhatsapp, IconPrinter, IconRepeat, IconShare } from '@/ui/icons';
import { isSecondClick } from '@/ui/secondPress';
import { useFetched } from '@/ui/useFetched';
import { PictureButtons } from './picture/PictureButtons';
import type { PictureSource } from './picture/pictureContent';
import { shareText } from './receipt';
import type { SeenStatus } from './story/statusStory';
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

const fetchProblem = () => import('./problem/Problem');

interface ReceiptActionsProps extends Omit<PictureSource, 'readAt'> {
  /** When the status was read, in ms; null if unknown: then there are no pictures. */
  readonly readAt: number | null;
  /** The statuses that this device saw, oldest first. */
  readonly seen: readonly SeenStatus[];
  /** In ms. */
  readonly now: number;
}

/** The actions of a receipt; 'share' only where the browser supports it. */
export function ReceiptActions({ readAt, seen, now, ...source }: ReceiptActionsProps) {
  const { exchange, timeZone } = source;
  const [isOpen, setOpen] = useState(false);
  const code = useFetched(fetchProblem, isOpen, () => {
    setOpen(false);
    toastError('No pudimos abrir la ayuda', 'Inténtalo de nuevo o usa el botón de WhatsApp.');
  });
  return (
    <div className={classes.actions}>
      <div className={classes.main}>
        <Button component={Link} to={paths.home} size="lg" fullWidth>
          Hecho
        </Button>
        <Button
          component={KeptLink}
          to={paths.sendQuote}
          carries={() => repeatState(exchange)}
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
        {readAt !== null && <PictureButtons readAt={readAt} {...source} />}
        <Button
          variant="subtle"
          leftSection={<IconPrinter size={20} aria-hidden />}
          onClick={() => window.print()}
        >
          Imprimir
        </Button>
        <Button
          variant="subtle"
          leftSection={<IconBrandWhatsapp size={20} aria-hidden />}
          aria-expanded={isOpen}
          onClick={(event) => {
            // The second click of a double click would close the list again.
            if (!isSecondClick(event)) setOpen(!isOpen);
          }}
        >
          Algo no va bien
        </Button>
      </div>
      {isOpen && code && <code.Problem exchange={exchange} seen={seen} now={now} timeZone={timeZone} />}
    </div>
  );
}
