import { evidenceRows, type EvidenceRow, type PieceFacts } from './facts';
import classes from './Facts.module.css';

const labels: Record<EvidenceRow, string> = {
  default: 'Su primera historia',
  states: 'Todos los estados',
  keyboard: 'Teclado',
  heard: 'Lo que se oye',
  dark: 'Modo oscuro',
  forced: 'Colores forzados',
  narrow: '320 px',
  text200: 'Texto al 200 %',
};

const moment = new Intl.DateTimeFormat('es-ES', { dateStyle: 'short', timeStyle: 'short' });
const NOT_RUN = 'no se ha ejecutado';

/** What the last runs showed of a piece, by engine. Only Chromium runs stories. */
export function EvidenceTable({ evidence }: Pick<PieceFacts, 'evidence'>) {
  return (
    <div className={classes.scrolling}>
      <table>
        <thead>
          <tr>
            <th scope="col">Qué</th>
            <th scope="col">Chromium</th>
            <th scope="col">Firefox</th>
            <th scope="col">WebKit</th>
          </tr>
        </thead>
        <tbody>
          {evidenceRows.map((row) => {
            const results = evidence[row];
            const total = (results?.passed ?? 0) + (results?.failed ?? 0);
            return (
              <tr key={row}>
                <th scope="row">{labels[row]}</th>
                <td className={results?.failed ? classes.failed : undefined}>
                  {results
                    ? `${results.failed > 0 ? '✗' : '✓'} ${results.passed} de ${total} (${moment.format(results.at)})`
                    : NOT_RUN}
                </td>
                <td>{NOT_RUN}</td>
                <td>{NOT_RUN}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
