import { kindLabels } from '@mocks/scenarios/kindLabels';
import { callLabels } from '../faultText';
import { callRows, faultKinds, presetRows, routeRows, type StoryUse } from './coverage';
import parts from '../parts.module.css';
import classes from './map.module.css';

/** A cell of a table; an empty one is marked as a hole. */
function Cell({ of }: { readonly of: readonly string[] }) {
  return <td className={of.length === 0 ? classes.hole : undefined}>{of.join(', ') || 'nada'}</td>;
}

interface CoverageTableProps {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly [name: string, cells: readonly (readonly string[])[]])[];
}

function CoverageTable({ title, heads, rows }: CoverageTableProps) {
  const cells = rows.flatMap(([, own]) => own);
  const holes = cells.filter((cell) => cell.length === 0).length;
  return (
    <section className={parts.group} aria-label={title}>
      <h3 className={parts.heading}>{title}</h3>
      <p className={parts.soft}>
        {holes} de {cells.length} casillas sin nada
      </p>
      <div className={classes.scroll} role="group" tabIndex={0} aria-label={`Tabla: ${title}`}>
        <table className={classes.table}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, own]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {own.map((cell, place) => (
                  <Cell key={heads[place + 1]} of={cell} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface CoverageProps {
  /** The stories of the catalogue. Only the catalogue knows them; without them, no column shows stories. */
  readonly stories?: readonly StoryUse[];
}

/** What shows each route, call, fault and preset; the holes are marked. */
export function Coverage({ stories }: CoverageProps) {
  return (
    <>
      <CoverageTable
        title="Rutas"
        heads={['Ruta', 'Escenarios', 'Guion']}
        rows={routeRows().map(({ path, presets, sections }) => [path, [presets, sections]])}
      />
      <CoverageTable
        title="Llamadas y fallos"
        heads={['Llamada', ...faultKinds.map((kind) => kindLabels[kind])]}
        rows={callRows().map(({ call, shownBy }) => [
          call === '*' ? 'Todas las llamadas' : callLabels[call],
          faultKinds.map((kind) => shownBy.get(kind) ?? []),
        ])}
      />
      <CoverageTable
        title="Escenarios"
        heads={['Escenario', 'Guion', ...(stories ? ['Historias'] : [])]}
        rows={presetRows(stories ?? []).map(({ preset, sections, stories: own }) => [
          preset,
          [sections, ...(stories ? [own] : [])],
        ])}
      />
    </>
  );
}
