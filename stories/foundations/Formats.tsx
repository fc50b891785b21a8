import { countdown } from '@/lib/countdown';
import { formatDateTime, NO_VALUE, parseInstant } from '@/lib/dates';
import {
  formatAmount,
  formatMoney,
  formatRate,
  parseAmount,
  receiveFor,
  sendFor,
  spellMoney,
} from '@/lib/money';
import { timeZoneOf } from '@/lib/timeZones';
import classes from './foundations.module.css';

const RATE = '612.4837';

const moment = (timestamp: string, country: string) => {
  const instant = parseInstant(timestamp);
  return instant === null ? NO_VALUE : formatDateTime(instant, timeZoneOf(country));
};

/** Example inputs, the function of `src/lib` that formats them, and its current output. */
const examples = {
  money: [
    ['1050.5', 'formatAmount', formatAmount('1050.5')],
    ['12345.6', 'formatAmount', formatAmount('12345.6')],
    ['100 EUR', 'formatMoney', formatMoney('100', 'EUR')],
    ['61248.37 VES', 'formatMoney', formatMoney('61248.37', 'VES')],
    ['1050 EUR', 'spellMoney', spellMoney('1050', 'EUR')],
    [RATE, 'formatRate', formatRate(RATE)],
    ['39.5', 'formatRate', formatRate('39.5')],
    [`50 € a ${RATE}`, 'receiveFor', receiveFor('50', RATE)],
    [`30625 Bs a ${RATE}`, 'sendFor', sendFor('30625', RATE)],
    ['teclear «10.50»', 'parseAmount', parseAmount('10.50').text],
    ['teclear «1,2,345»', 'parseAmount', parseAmount('1,2,345').text],
  ],
  dates: [
    ['2026-07-01T10:05:00Z, residente en ES', 'formatDateTime', moment('2026-07-01T10:05:00Z', 'ES')],
    ['2026-07-01 10:05 (sin zona: UTC), en ES', 'formatDateTime', moment('2026-07-01 10:05', 'ES')],
    ['2026-07-01T10:05:00Z, residente en VE', 'formatDateTime', moment('2026-07-01T10:05:00Z', 'VE')],
    ['2026-01-02T08:05:00Z, residente en US', 'formatDateTime', moment('2026-01-02T08:05:00Z', 'US')],
    ['sin fecha', 'NO_VALUE', NO_VALUE],
    ['espera de 89 000 ms', 'countdown', countdown(89_000)],
  ],
} as const;

/** Examples of the app's formats, computed on render. */
export function Formats({ of }: { readonly of: keyof typeof examples }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Valor</th>
          <th scope="col">Función</th>
          <th scope="col">Se muestra</th>
        </tr>
      </thead>
      <tbody>
        {examples[of].map(([value, format, shown]) => (
          <tr key={value}>
            <th scope="row">{value}</th>
            <td>
              <code>{format}</code>
            </td>
            <td className="app-figures">{shown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
