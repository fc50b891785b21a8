import { useEffect, useState } from 'react';
import { EvidenceTable } from './EvidenceTable';
import { statusOf, type CatalogueFacts, type PieceFacts } from './facts';

const kilobytes = new Intl.NumberFormat('es-ES', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const day = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeStyle: 'short' });

const dayOf = (date: string) => day.format(new Date(date));
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function History({ history }: { readonly history: PieceFacts['history'] | undefined }) {
  if (!history) return 'este clon no tiene la historia';
  const { changes, since, last, subject } = history;
  return (
    <>
      {counted(changes, 'cambio', 'cambios')} desde el {dayOf(since)}; el último, el {dayOf(last)}:{' '}
      <span lang="en">{subject}</span>
    </>
  );
}

interface PieceFactsTableProps {
  /** Path of the component without extension: 'src/ui/money/Money'. */
  readonly source: string;
}

/** Status, uses, weight, tests and changes of a piece, as the catalogue's build computed them. */
export function PieceFactsTable({ source }: PieceFactsTableProps) {
  const [facts, setFacts] = useState<CatalogueFacts>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    fetch('./facts.json')
      .then(async (response) => setFacts((await response.json()) as CatalogueFacts))
      .catch(() => setFailed(true));
  }, []);
  const own = facts?.pieces[source];
  if (failed) return <p>Este catálogo se construyó sin datos de las piezas.</p>;
  if (!facts) return <p>Calculando los datos de la pieza…</p>;
  if (!own) return <p>No hay datos de esta pieza.</p>;
  const status = statusOf(own);
  return (
    <>
      <table>
        <tbody>
          <tr>
            <th scope="row">Estado</th>
            <td>
              <strong>{status?.name}</strong>: {status?.criterion}
            </td>
          </tr>
          <tr>
            <th scope="row">Usada en</th>
            <td>
              {own.usedIn.length === 0 ? (
                'ningún sitio'
              ) : (
                <details>
                  <summary>{counted(own.usedIn.length, 'sitio', 'sitios')}</summary>
                  <ul>
                    {own.usedIn.map((path) => (
                      <li key={path}>
                        <code>{path}</code>
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </td>
          </tr>
          <tr>
            <th scope="row">Pesa</th>
            <td>
              {kilobytes.format(own.bytes / 1000)} KB (brotli, con lo que importa de la aplicación, sin
              paquetes)
            </td>
          </tr>
          <tr>
            <th scope="row">Cambios</th>
            <td>
              <History history={own.history} />
            </td>
          </tr>
        </tbody>
      </table>
      <h3>Lo que han mostrado las pruebas</h3>
      <EvidenceTable evidence={own.evidence} />
      <p>
        <small>Calculado el {moment.format(facts.at)}.</small>
      </p>
    </>
  );
}
