import { darkColors, lightColors, outlinePairs, textPairs, type SemanticColors } from '@/theme/semantic';
import { contrast } from './contrast';
import classes from './foundations.module.css';

const schemes: readonly (readonly [name: string, colors: SemanticColors])[] = [
  ['Claro', lightColors],
  ['Oscuro', darkColors],
];

const ratio = new Intl.NumberFormat('es-ES', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Every semantic colour of the theme in both schemes. */
export function Swatches() {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Nombre</th>
          {schemes.map(([name]) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(Object.keys(lightColors) as (keyof SemanticColors)[]).map((color) => (
          <tr key={color}>
            <th scope="row">
              <code>{color}</code>
            </th>
            {schemes.map(([name, colors]) => (
              <td key={name}>
                <span className={classes.swatch} style={{ backgroundColor: colors[color] }} />
                <code>{colors[color]}</code>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The theme's guaranteed colour pairs, measured on render: text at 4.5:1, outlines and graphics at 3:1. */
export function ContrastTable({ kind }: { readonly kind: 'text' | 'outline' }) {
  const [pairs, least] = kind === 'text' ? [textPairs, 4.5] : [outlinePairs, 3];
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Par</th>
          {schemes.map(([name]) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map(([front, back]) => (
          <tr key={`${front} ${back}`}>
            <th scope="row">
              <code>{front}</code> sobre <code>{back}</code>
            </th>
            {schemes.map(([name, colors]) => {
              const value = contrast(colors[front], colors[back]);
              return (
                <td key={name}>
                  <span
                    className={classes.sample}
                    style={{
                      backgroundColor: colors[back],
                      color: colors[front],
                      outlineColor: colors[front],
                    }}
                    data-kind={kind}
                  >
                    {kind === 'text' ? 'Aa' : ''}
                  </span>
                  {ratio.format(value)}:1 {value >= least ? '✓' : '✗'}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
