import {
  engines,
  evidenceRows,
  type Engine,
  type EvidenceRow,
  type PieceFacts,
  type StoryResults,
} from './facts';
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

const names: Record<Engine, string> = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' };

const moment = new Intl.DateTimeFormat('es-ES', { dateStyle: 'short', timeStyle: 'short' });

function Cell({ results }: { readonly results: StoryResults | undefined }) {
  if (!results) return <td>no se ha ejecutado</td>;
  const { passed, failed, at } = results;
  return (
    <td className={failed > 0 ? classes.failed : undefined}>
      {failed > 0 ? '✗' : '✓'} {passed} de {passed + failed} ({moment.format(at)})
    </td>
  );
}

/** What the last runs showed of a piece, by engine. */
export function EvidenceTable({ evidence }: Pick<PieceFacts, 'evidence'>) {
  return (
    <div className={classes.scrolling}>
      <table>
        <thead>
          <tr>
            <th scope="col">Qué</th>
            {engines.map((engine) => (
              <th key={engine} scope="col">
                {names[engine]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {evidenceRows.map((row) => (
            <tr key={row}>
              <th scope="row">{labels[row]}</th>
              {engines.map((engine) => (
                <Cell key={engine} results={evidence[engine][row]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
