/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a small screen shows the rows as blocks, and then Safari no longer treats the elements as a table */
import { formatMonth } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import type { Statement, Sum, Total } from './statement';
import { StatementHeadings } from './StatementTable';
import classes from './StatementTable.module.css';

const sumsText = (sums: readonly Sum[]) =>
  sums.map(({ currency, amount }) => formatMoney(amount, currency)).join(' + ') || '—';

function TotalLine({ name, total, strong = false }: { name: string; total: Total; strong?: boolean }) {
  return (
    <tr role="row" data-strong={strong || undefined}>
      <th role="rowheader" scope="row">
        {name}
      </th>
      <td role="cell" className={classes.number} data-name="Envíos">
        {total.exchanges}
      </td>
      <td role="cell" className={`${classes.number} ${classes.sum}`}>
        {sumsText(total.sent)}
      </td>
      <td role="cell" className={`${classes.number} ${classes.sum}`}>
        {sumsText(total.received)}
      </td>
    </tr>
  );
}

const columns = { Periodo: 'text', Envíos: 'number', Enviado: 'number', Recibido: 'number' } as const;

/** The sums of each month and each year, and of the whole period. Its roles are explicit, as in `StatementTable`. */
export function StatementTotals({ statement: { months, years, total } }: { statement: Statement }) {
  return (
    <table role="table" className={classes.totals}>
      <StatementHeadings columns={columns} />
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
