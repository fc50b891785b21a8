import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { countsAsSent } from '@/api/sentStatus';
import { paths } from '@/lib/paths';
import { repeatState } from '@/lib/repeatExchange';
import { KeptLink } from '@/navigation/KeptLink';
import { toastError } from '@/ui/feedback/toast';
import { IconPrinter } from '@/ui/icons';
import { onToggle } from '@/ui/secondPress';
import { useFetched } from '@/ui/useFetched';
import { PictureButtons } from './picture/PictureButtons';
import type { PictureSource } from './picture/pictureContent';
import type { SeenStatus } from './story/statusStory';
import type { ChangeNotice } from './story/useChangeNotice';
import classes from './ReceiptActions.module.css';

const fetchProblem = () => import('./problem/Problem');
const fetchReminder = () => import('./reminder/ReminderView');

const first = { size: 'lg' } as const;
const beside = { size: 'xs', variant: 'default' } as const;

export interface ReceiptActionsProps extends Omit<PictureSource, 'readAt'> {
  /** When the status was read, in ms; null if unknown: then there are no pictures. */
  readonly readAt: number | null;
  /** The statuses that this device saw, oldest first. */
  readonly seen: readonly SeenStatus[];
  /** In ms. */
  readonly now: number;
  /** True right after 'Confirmar': then nobody wants to repeat it. */
  readonly isNew: boolean;
  /** Whether the user is told about changes of the status; 'impossible' also when it no longer changes. */
  readonly notice: ChangeNotice;
  readonly onPrint: () => void;
  readonly onNotice: () => void;
}

/** The actions of a receipt. The first one is to leave it, or to ask for help if the exchange was not sent. */
export function ReceiptActions({ readAt, seen, now, isNew, notice, ...props }: ReceiptActionsProps) {
  const { onPrint, onNotice, ...source } = props;
  const { exchange, timeZone } = source;
  const [open, setOpen] = useState<'share' | 'problem' | 'reminder'>();
  const code = useFetched(fetchProblem, open === 'problem', () => {
    setOpen(undefined);
    toastError('No pudimos abrir la ayuda', 'Inténtalo de nuevo o usa el botón de WhatsApp.');
  });
  const reminder = useFetched(fetchReminder, open === 'reminder', () => {
    setOpen(undefined);
    toastError('No pudimos abrir el recordatorio', 'Inténtalo de nuevo.');
  });
  const opener = (list: 'share' | 'problem' | 'reminder') => ({
    'aria-expanded': open === list,
    onClick: onToggle(() => setOpen(open === list ? undefined : list)),
  });
  const isSent = countsAsSent(exchange);
  const problem = (
    <Button key="problem" fullWidth {...(isSent ? beside : first)} {...opener('problem')}>
      Algo no va bien
    </Button>
  );
  const done = (
    <Button key="done" component={Link} to={paths.home} fullWidth {...(isSent ? first : beside)}>
      Hecho
    </Button>
  );
  const share = (
    <Button key="share" fullWidth {...beside} {...opener('share')}>
      Compartir
    </Button>
  );
  return (
    <div className={classes.actions}>
      <div className={classes.main}>{isSent ? [done, share, problem] : [problem, done, share]}</div>
      {open === 'share' && (
        <div className={classes.share}>
          {readAt !== null && <PictureButtons readAt={readAt} {...source} />}
          <Button
            variant="subtle"
            justify="flex-start"
            leftSection={<IconPrinter size={20} aria-hidden />}
            onClick={onPrint}
          >
            Imprimir
          </Button>
        </div>
      )}
      {open === 'problem' && code && (
        <code.Problem exchange={exchange} seen={seen} now={now} timeZone={timeZone} />
      )}
      <div className={classes.again}>
        {!(isNew && isSent) && (
          <Anchor
            component={KeptLink}
            to={paths.sendQuote}
            carries={() => repeatState(exchange)}
            className={classes.repeat}
          >
            Repetir envío
          </Anchor>
        )}
        {isSent && exchange.amountSend !== null && (
          <Anchor component="button" type="button" className={classes.repeat} {...opener('reminder')}>
            Recuérdamelo
          </Anchor>
        )}
        {notice !== 'impossible' && (
          <>
            <Anchor
              component="button"
              type="button"
              className={classes.repeat}
              aria-pressed={notice === 'on'}
              onClick={onNotice}
            >
              Avísame si cambia
            </Anchor>
            <p role="status" className={classes.told}>
              {notice === 'refused'
                ? 'Tu navegador no permite avisos de esta página. Actívalos en sus ajustes.'
                : notice === 'on' && 'Te avisaremos mientras esta página siga abierta con tu sesión.'}
            </p>
          </>
        )}
      </div>
      {open === 'reminder' && reminder && exchange.amountSend !== null && (
        <reminder.ReminderView amount={exchange.amountSend} now={now} />
      )}
    </div>
  );
}
