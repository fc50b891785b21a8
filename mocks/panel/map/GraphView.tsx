import { isSetByHand, type Graph } from './graph';
import parts from '../parts.module.css';
import classes from './map.module.css';

interface GraphViewProps<Id extends string> {
  readonly graph: Graph<Id>;
  /** The present state; undefined if there is none, or if the graph does not know it. */
  readonly current: string | undefined;
  /** Says which thing the graph is about, or why there is no present state. */
  readonly note?: string | undefined;
  /** Puts the sandbox into a state. */
  readonly onGo: (id: Id) => void;
}

/** A graph as a list of states in order, each with the ways that leave it. The present state is marked. */
export function GraphView<Id extends string>({ graph, current, note, onGo }: GraphViewProps<Id>) {
  const { title, source, nodes, edges } = graph;
  const label = (id: Id) => nodes.find((node) => node.id === id)?.label ?? id;
  return (
    <section className={parts.group} aria-label={title}>
      <h3 className={parts.heading}>{title}</h3>
      {note !== undefined && <p className={parts.soft}>{note}</p>}
      <ol className={parts.list}>
        {nodes.map(({ id }) => (
          <li key={id}>
            <button
              type="button"
              className={parts.choice}
              aria-current={id === current}
              onClick={() => onGo(id)}
            >
              <strong>{label(id)}</strong>
              {isSetByHand(graph, id) && <span className={parts.soft}>Solo a mano: ningún camino llega</span>}
            </button>
            {edges
              .filter(({ from }) => from === id)
              .map((edge) => (
                <p key={edge.to} className={classes.edge}>
                  <span aria-hidden>↓</span> {label(edge.to)}, {edge.label}
                </p>
              ))}
          </li>
        ))}
      </ol>
      {edges
        .filter(({ from }) => from === null)
        .map((edge) => (
          <p key={edge.to} className={classes.edge}>
            Desde cualquiera: {label(edge.to)}, {edge.label}
          </p>
        ))}
      <p className={parts.soft}>
        Tabla: <span className={parts.mono}>{source}</span>
      </p>
    </section>
  );
}
