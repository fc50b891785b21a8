/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a small screen shows the rows as blocks, and then Safari no longer treats the elements as a table */
import { Button, VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import { currenciesOf } from '@/lib/currencies';
import { NO_VALUE } from '@/lib/dates';
import { formatMonth } from '@/lib/days';
import { formatMoney, formatRate, type Decimal } from '@/lib/money';
import { NO_STATUS } from '@/ui/feedback/StatusBadge';
import { Money } from '@/ui/money/Money';
import { DateTime } from '@/ui/page/DateTime';
import { keepingFocus } from '@/ui/useReturnFocus';
import type { Statement, StatementRow, Sum, Total } from './statement';
import type { DetailState } from './useExchangeDetails';
import classes from './StatementTable.module.css';

interface StatementTableProps {
  readonly rows: readonly StatementRow[];
  /** One per row. */
  readonly details: readonly DetailState[];
  /** The number of the destination by exchange id. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly timeZone: string | undefined;
}

/** The headings of a table: each column with what it contains. */
function StatementHeadings({ columns }: { columns: Readonly<Record<string, 'text' | 'number'>> }) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {Object.entries(columns).map(([name, content]) => (
          <th
            key={name}
            role="columnheader"
            scope="col"
            className={content === 'number' ? classes.number : undefined}
          >
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

const columns = {
  Identificador: 'text',
  Fecha: 'text',
  Enviado: 'number',
  Recibido: 'number',
  Tasa: 'number',
  Estado: 'text',
  Destino: 'text',
} as const;

/**
 * The exchanges. The roles are explicit, because a small screen shows each row as a block, and then browsers no longer
 * treat it as a row.
 */
export function StatementTable({ rows, details, numbers, timeZone }: StatementTableProps) {
  return (
    <table role="table" className={classes.table}>
      <StatementHeadings columns={columns} />
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          <StatementLine
            key={row.exchange.exchangeId}
            row={row}
            detail={details[index]}
            destination={numbers.get(row.exchange.exchangeId)}
            timeZone={timeZone}
          />
        ))}
      </tbody>
    </table>
  );
}

/** Unlike in the history, no zero stands for an amount that the server did not say: this is a document. */
const Amount = ({ value, currency }: { value: Decimal | null; currency: string }) =>
  value === null ? 'no consta' : <Money value={value} currency={currency} />;

interface StatementLineProps {
  readonly row: StatementRow;
  readonly detail: DetailState | undefined;
  readonly destination: number | undefined;
  readonly timeZone: string | undefined;
}

const StatementLine = memo(function StatementLine({
  row,
  detail,
  destination,
  timeZone,
}: StatementLineProps) {
  const { exchange, counts } = row;
  const currencies = currenciesOf(exchange);
  return (
    <tr role="row" data-left-out={!counts || undefined}>
      <td role="cell" className={classes.id} translate="no">
        {exchange.exchangeId}
      </td>
      <td role="cell" className={classes.date}>
        <DateTime instant={exchange.inserted} timeZone={timeZone} />
      </td>
      <td role="cell" className={`${classes.number} ${classes.sent}`}>
        <Amount value={exchange.amountSend} currency={currencies.send} />
      </td>
      <td role="cell" className={`${classes.number} ${classes.received}`}>
        <Amount value={exchange.amountReceive} currency={currencies.receive} />
      </td>
      <td role="cell" className={`${classes.number} ${classes.rate}`} data-name="Tasa" translate="no">
        {exchange.rate === null ? NO_VALUE : formatRate(exchange.rate)}
      </td>
      <td role="cell" className={classes.status}>
        <span>{exchange.status ?? NO_STATUS}</span>
        {!counts && <span> (no cuenta)</span>}
      </td>
      <td role="cell" className={classes.destination} data-name="Destino">
        <DestinationText exchangeId={exchange.exchangeId} detail={detail} destination={destination} />
      </td>
    </tr>
  );
});

type DestinationTextProps = Pick<StatementLineProps, 'detail' | 'destination'> & {
  readonly exchangeId: string;
};

function DestinationText({ exchangeId, detail, destination }: DestinationTextProps) {
  if (detail?.kind === 'failed') {
    return (
      <>
        <span>No disponible</span>
        <Button className={classes.retry} variant="subtle" size="xs" onClick={keepingFocus(detail.onRetry)}>
          Reintentar
          <VisuallyHidden>{` el destino de ${exchangeId}`}</VisuallyHidden>
        </Button>
      </>
    );
  }
  if (detail?.kind === 'ready') return <span>{destination ?? NO_VALUE}</span>;
  return (
    <>
      <span aria-hidden>…</span>
      <VisuallyHidden>Cargando</VisuallyHidden>
    </>
  );
}

const sumsText = (sums: readonly Sum[]) =>
  sums.map(({ currency, amount }) => formatMoney(amount, currency)).join(' + ') || NO_VALUE;

function TotalLine({ name, total, strong = false }: { name: string; total: Total; strong?: boolean }) {
  return (
    <tr role="row" data-strong={strong || undefined}>
      <th role="rowheader" scope="row">
        {name}
      </th>
      <td role="cell" className={classes.number} data-name="Envíos">
        {total.exchanges}
      </td>
      <td role="cell" className={`${classes.number} ${classes.sum}`} translate="no">
        {sumsText(total.sent)}
      </td>
      <td role="cell" className={`${classes.number} ${classes.sum}`} translate="no">
        {sumsText(total.received)}
      </td>
    </tr>
  );
}

const totalColumns = { Periodo: 'text', Envíos: 'number', Enviado: 'number', Recibido: 'number' } as const;

/** The sums of each month and each year, and of the whole period. */
export function StatementTotals({ statement: { months, years, total } }: { statement: Statement }) {
  return (
    <table role="table" className={classes.totals}>
      <StatementHeadings columns={totalColumns} />
      {years.map(({ year, ...ofYear }) => (
        <tbody role="rowgroup" key={year}>
          {months
            .filter(({ month }) => month.startsWith(year))
            .map(({ month, ...ofMonth }) => (
              <TotalLine key={month} name={formatMonth(month)} total={ofMonth} />
            ))}
          <TotalLine name={`Total de ${year}`} total={ofYear} strong />
        </tbody>
      ))}
      <tbody role="rowgroup">
        <TotalLine name="Total" total={total} strong />
      </tbody>
    </table>
  );
}
