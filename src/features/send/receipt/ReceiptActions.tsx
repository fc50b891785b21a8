import { ActionIcon, Anchor, Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { countsAsSent } from '@/api/sentStatus';
import { eurosOf } from '@/lib/currencies';
import { paths } from '@/lib/paths';
import { repeatState } from '@/lib/repeatExchange';
import { KeptLink } from '@/navigation/KeptLink';
import { toastError } from '@/ui/feedback/toast';
import { IconDots, IconPrinter } from '@/ui/icons';
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
const listed = { variant: 'subtle', justify: 'flex-start' } as const;

/** What an action opens below it, one at a time. The reminder stands in the list of the rare actions. */
type Opened = 'share' | 'problem' | 'more' | 'reminder';

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
  const [open, setOpen] = useState<Opened>();
  const code = useFetched(fetchProblem, open === 'problem', () => {
    setOpen(undefined);
    toastError('No pudimos abrir la ayuda', 'Inténtalo de nuevo o usa el botón de WhatsApp.');
  });
  const reminder = useFetched(fetchReminder, open === 'reminder', () => {
    setOpen('more');
    toastError('No pudimos abrir el recordatorio', 'Inténtalo de nuevo.');
  });
  const actions = useRef<HTMLDivElement>(null);
  // What opens may begin below the screen.
  useEffect(() => {
    if (open) actions.current?.scrollIntoView({ block: 'nearest' });
  }, [open, code, reminder]);
  const opener = (list: Opened, isOpen = open === list, closed?: Opened) => ({
    'aria-expanded': isOpen,
    onClick: onToggle(() => setOpen(isOpen ? closed : list)),
  });
  const isSent = countsAsSent(exchange);
  /** What a reminder is for. */
  const amount = isSent ? eurosOf(exchange) : null;
  const isMore = open === 'more' || open === 'reminder';
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
  const more = (amount !== null || notice !== 'impossible') && (
    <ActionIcon key="more" variant="default" aria-label="Más opciones" {...opener('more', isMore)}>
      <IconDots size={22} aria-hidden />
    </ActionIcon>
  );
  return (
    <div ref={actions} className={classes.actions}>
      <div className={classes.main}>
        {isSent ? [done, share, problem, more] : [problem, done, share, more]}
      </div>
      {open === 'share' && (
        <div className={classes.list}>
          {readAt !== null && <PictureButtons readAt={readAt} {...source} />}
          <Button {...listed} leftSection={<IconPrinter size={20} aria-hidden />} onClick={onPrint}>
            Imprimir
          </Button>
        </div>
      )}
      {open === 'problem' && code && (
        <code.Problem exchange={exchange} seen={seen} now={now} timeZone={timeZone} />
      )}
      {isMore && (
        <div className={classes.list}>
          {amount !== null && (
            <Button {...listed} {...opener('reminder', open === 'reminder', 'more')}>
              Recuérdamelo
            </Button>
          )}
          {notice !== 'impossible' && (
            <Button {...listed} aria-pressed={notice === 'on'} onClick={onNotice}>
              Avísame si cambia
            </Button>
          )}
        </div>
      )}
      {open === 'reminder' && reminder && amount !== null && (
        <reminder.ReminderView amount={amount} now={now} />
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
        {/* Always there, so that its text is heard. */}
        <p role="status" className={classes.told}>
          {notice === 'refused'
            ? 'Tu navegador no permite avisos de esta página. Actívalos en sus ajustes.'
            : notice === 'on' && 'Te avisaremos mientras esta página siga abierta con tu sesión.'}
        </p>
      </div>
    </div>
  );
}
