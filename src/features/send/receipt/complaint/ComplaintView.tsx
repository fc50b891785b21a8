import { Anchor, Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ExchangeDetail } from '@/api/exchanges';
import type { Sender } from '@/api/sender';
import { countsAsSent } from '@/api/sentStatus';
import { config } from '@/lib/config';
import { dayOf } from '@/lib/dates';
import { formatLongDay } from '@/lib/days';
import { issuerLine } from '@/lib/issuer';
import { receiptPath } from '@/lib/paths';
import { holidays } from '@/lib/workingDays';
import { OutsideLink } from '@/navigation/OutsideLink';
import { dismissWithPage } from '@/ui/feedback/toast';
import { IconArrowLeft } from '@/ui/icons';
import { DetailsList } from '@/ui/page/DetailsList';
import { TaskHeading, TaskPage } from '@/ui/page/PageContainer';
import type { SeenStatus } from '../story/statusStory';
import { ANSWER_WITHIN, answerTo, complainant, letterFacts, letterStatuses } from './complaint';
import classes from './ComplaintView.module.css';

export interface ComplaintViewProps {
  readonly exchange: ExchangeDetail;
  /** The statuses that this device saw, oldest first. */
  readonly seen: readonly SeenStatus[];
  /** When the status was read, in ms. */
  readonly readAt: number;
  /** In ms. */
  readonly now: number;
  /** The user's; the days of the letter are those of its receiver. */
  readonly timeZone: string | undefined;
  /** Who complains, for paper. */
  readonly sender: Sender;
  readonly onPrint: () => void;
}

/** A letter to the operator's customer service, on screen and on paper, and what comes after it (product 2.28). */
export function ComplaintView({
  exchange,
  seen,
  readAt,
  now,
  timeZone,
  sender,
  onPrint,
}: ComplaintViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // It takes the place of the receipt as a page does, under the same path.
    dismissWithPage();
    scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
    return () => {
      const page = document.querySelector('main');
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) page?.focus({ preventScroll: true });
      });
    };
  }, []);
  const today = dayOf(now, 'Europe/Madrid');
  const { due, skipsHolidays } = answerTo(today, holidays);
  const dueDay = formatLongDay(due);
  const statuses = letterStatuses(seen, timeZone);
  return (
    <TaskPage
      size="form"
      above={
        <p>
          <Anchor component={Link} to={receiptPath(exchange.exchangeId)}>
            <IconArrowLeft size={20} aria-hidden />
            Resumen del envío
          </Anchor>
        </p>
      }
    >
      <TaskHeading ref={heading} tabIndex={-1}>
        Reclamación
      </TaskHeading>
      <div className={classes.tools}>
        <p>
          {`Imprime esta carta, fírmala y mándala a ${config.supportEmail} o a ${config.operator.address}. Tus datos salen solo en el papel.`}
        </p>
        <Button onClick={onPrint} fullWidth>
          Imprimir o guardar como PDF
        </Button>
      </div>
      <article className={classes.letter} aria-label={`Reclamación por el envío ${exchange.exchangeId}`}>
        <div className={classes.paper}>
          <DetailsList details={complainant(sender)} />
        </div>
        <p className={classes.day}>{formatLongDay(today)}</p>
        <div>
          <p>A la atención del servicio de atención al cliente:</p>
          <p>{issuerLine}</p>
        </div>
        <p>
          {countsAsSent(exchange)
            ? `Presento esta reclamación por el envío que se detalla a continuación: el dinero no ha llegado como se acordó.`
            : `Presento esta reclamación por el envío que se detalla a continuación: según la web de ${config.brandName} no salió adelante, y no estoy conforme.`}
        </p>
        <section aria-labelledby="datos-del-envio">
          <h2 id="datos-del-envio" className={classes.heading}>
            Datos del envío
          </h2>
          <DetailsList details={letterFacts(exchange, readAt, timeZone)} />
        </section>
        {statuses.length > 1 && (
          <section aria-labelledby="estados-vistos-en-la-web">
            <h2 id="estados-vistos-en-la-web" className={classes.heading}>
              Estados vistos en la web
            </h2>
            <ol className={classes.list}>
              {statuses.map((status, index) => (
                // Two may be the same, and the list never changes its order.
                <li key={`${index}-${status}`}>{status}</li>
              ))}
            </ol>
          </section>
        )}
        <section aria-labelledby="lo-que-pido">
          <h2 id="lo-que-pido" className={classes.heading}>
            Lo que pido
          </h2>
          <p>
            Pido que me digan por escrito dónde está el dinero, y que el envío se complete o se me devuelva el
            monto enviado.
          </p>
          <p>
            {`Según el artículo 69 del Real Decreto-ley 19/2018, la respuesta debe llegar en los ${ANSWER_WITHIN} días hábiles siguientes a la recepción de esta carta: si se recibe hoy, como muy tarde el ${dueDay}, salvo festivos${skipsHolidays ? ' autonómicos o locales' : ''}. Solo en una situación excepcional, explicada antes por escrito, la respuesta definitiva puede tardar hasta un mes.`}
          </p>
          <p>
            Sin respuesta en ese plazo, o si no estoy conforme con ella, reclamaré ante el Banco de España.
          </p>
        </section>
        <p className={classes.paper}>Firma:</p>
      </article>
      <section className={classes.after} aria-labelledby="que-pasa-despues">
        <h2 id="que-pasa-despues" className={classes.heading}>
          Qué pasa después
        </h2>
        <ol className={classes.list}>
          <li>
            {`Si recibimos tu carta hoy, tenemos que contestarte como muy tarde el ${dueDay}. Son ${ANSWER_WITHIN} días hábiles, sin contar ${skipsHolidays ? 'sábados, domingos ni festivos nacionales' : 'sábados ni domingos'}. Otros festivos pueden añadir algún día.`}
          </li>
          <li>
            Si es un caso excepcional, te explicaremos antes por escrito por qué tardamos más y qué día
            tendrás la respuesta. Puede ser un mes como máximo.
          </li>
          <li>
            Si no contestamos a tiempo o nuestra respuesta no te convence, puedes reclamar gratis ante el{' '}
            <Anchor
              component={OutsideLink}
              inherit
              label="Banco de España"
              href="https://clientebancario.bde.es"
            />
            . Guarda una copia de esta carta y de cuándo la mandaste.
          </li>
        </ol>
      </section>
    </TaskPage>
  );
}
