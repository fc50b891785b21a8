import { Alert } from '@mantine/core';
import { senderDetails, type Sender } from '@/api/sender';
import { config } from '@/lib/config';
import { formatDateTime } from '@/lib/dates';
import { formatDay, formatMonth } from '@/lib/days';
import { issuerLine, issuerNote } from '@/lib/issuer';
import { LoadProblem } from '@/ui/feedback/LoadProblem';
import { DetailsList } from '@/ui/page/DetailsList';
import type { Destinations } from './destinations';
import type { Statement } from './statement';
import { StatementTable, StatementTotals } from './StatementTable';
import type { DetailState } from './useExchangeDetails';
import classes from './StatementDocument.module.css';

export interface StatementContent {
  readonly statement: Statement;
  /** One per row. */
  readonly details: readonly DetailState[];
  readonly destinations: Destinations;
  readonly sender: Sender | 'loading' | 'failed';
  /** When the history was read, in ms. */
  readonly readAt: number;
  /** All exchanges of the user, as the server counts them, and how many of them it listed. */
  readonly counted: number;
  readonly listed: number;
}

interface StatementDocumentProps extends StatementContent {
  /** The alias. */
  readonly beneficiary: string;
  readonly timeZone: string | undefined;
  readonly onRetrySender: () => void;
}

const inWords = new Intl.ListFormat('es');

/** Says which exchanges have no date. */
export const undatedText = (ids: readonly string[]) =>
  `${ids.length === 1 ? '1 envío sin fecha no está' : `${ids.length} envíos sin fecha no están`} en este justificante: ${ids.join(', ')}.`;

/** The statement on screen and on paper: who, to whom, each exchange, the sums, the operator, and what it proves. */
export function StatementDocument({
  beneficiary,
  timeZone,
  onRetrySender,
  ...content
}: StatementDocumentProps) {
  const { statement, details, destinations, sender, readAt, counted, listed } = content;
  const { notSent, undated, withoutAmount, monthsWithout } = statement;
  return (
    <article className={classes.document} aria-label={`Justificante de envíos a ${beneficiary}`}>
      <p className={classes.soft}>
        {`Envíos de dinero con ${config.brandName} del ${formatDay(statement.first)} al ${formatDay(statement.last)}`}
      </p>
      <div className={classes.parties}>
        <section className={classes.party} aria-labelledby="remitente">
          <h2 id="remitente" className={classes.heading}>
            Remitente
          </h2>
          {sender === 'failed' && <LoadProblem what="tus datos" onRetry={onRetrySender} />}
          {sender === 'loading' && <p className={classes.soft}>Cargando tus datos…</p>}
          {typeof sender === 'object' && <DetailsList details={senderDetails(sender)} />}
        </section>
        <section className={classes.party} aria-labelledby="beneficiario">
          <h2 id="beneficiario" className={classes.heading}>
            Beneficiario
          </h2>
          <DetailsList details={[{ label: 'Nombre guardado', value: beneficiary }]} />
          {destinations.list.map(({ number, method, lines }) => (
            <div key={number} className={classes.destination}>
              <h3 className={classes.subheading}>
                {method === null ? `Destino ${number}` : `Destino ${number} · ${method}`}
              </h3>
              <DetailsList details={lines} />
            </div>
          ))}
        </section>
      </div>
      {counted > listed && (
        <Alert color="turpial" title="Puede faltar algún envío">
          {`Tu historial tiene ${counted} envíos y solo recibimos ${listed}. Vuelve a abrir esta página más tarde.`}
        </Alert>
      )}
      {destinations.identities.length > 1 && (
        <Alert color="turpial" title="Hay más de un documento de identidad">
          {`Los envíos con este nombre fueron a ${inWords.format(destinations.identities)}. Comprueba que son de la misma persona: la columna Destino dice a cuál fue cada uno.`}
        </Alert>
      )}
      <section aria-labelledby="envios">
        <h2 id="envios" className={classes.heading}>
          Envíos
        </h2>
        <StatementTable
          rows={statement.rows}
          details={details}
          numbers={destinations.numbers}
          timeZone={timeZone}
        />
        {notSent > 0 && (
          <p className={classes.note}>
            {`${notSent === 1 ? '1 envío no cuenta' : `${notSent} envíos no cuentan`} en las sumas, por su estado: cancelado, rechazado, anulado, fallido o devuelto.`}
          </p>
        )}
        {undated.length > 0 && <p className={classes.note}>{undatedText(undated)}</p>}
        {withoutAmount > 0 && (
          <p className={classes.note}>
            {`${withoutAmount === 1 ? 'De 1 envío falta un monto' : `De ${withoutAmount} envíos falta un monto`}: las sumas no lo llevan.`}
          </p>
        )}
      </section>
      <section aria-labelledby="totales">
        <h2 id="totales" className={classes.heading}>
          Totales por mes y año
        </h2>
        <StatementTotals statement={statement} />
        <p className={classes.note}>
          {monthsWithout.length === 0
            ? 'Ningún mes sin envíos.'
            : `Meses sin envíos: ${inWords.format(monthsWithout.map(formatMonth))}.`}
        </p>
      </section>
      <footer className={classes.operator}>
        <p>{issuerLine}</p>
        <p>{issuerNote('justificante', 'tu historial', formatDateTime(readAt, timeZone))}</p>
      </footer>
    </article>
  );
}
