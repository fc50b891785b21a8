import { theme } from '@/theme/theme';
import classes from './foundations.module.css';

const headings = theme.headings?.sizes ?? {};

/** The steps of the type scale, each in its own style. */
export function TypeScale() {
  const sizes = [['display', 'var(--app-display)'], ...Object.entries(theme.fontSizes ?? {}).reverse()];
  return (
    <table className={classes.table}>
      <tbody>
        {sizes.map(([name = '', size = '']) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <span
                className={classes.line}
                style={{ fontSize: size, fontFamily: theme.fontFamily, lineHeight: 1.3 }}
              >
                Tus euros, en bolívares: 1.234,50 €
              </span>
              <code>{name === 'display' ? 'portada' : size}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Size and line height of each heading. */
export function HeadingScale() {
  return (
    <table className={classes.table}>
      <tbody>
        {Object.entries(headings).map(([level, { fontSize, lineHeight }]) => (
          <tr key={level}>
            <th scope="row">
              <code>{level}</code>
            </th>
            <td>
              <code>{fontSize}</code>, interlineado <code>{lineHeight}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The spacing scale, each step at its real length. */
export function Spaces() {
  return (
    <table className={classes.table}>
      <tbody>
        {Object.entries(theme.spacing ?? {}).map(([name, size]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <code>{size}</code>
            </td>
            <td>
              <span className={classes.bar} style={{ width: size }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Radii() {
  return Object.entries(theme.radius ?? {}).map(([name, radius]) => (
    <span key={name} className={classes.box} style={{ borderRadius: radius }}>
      <code>
        {name} {radius}
      </code>
    </span>
  ));
}

export function Shadows() {
  return (['card', 'float'] as const).map((name) => (
    <span key={name} className={classes.box} style={{ boxShadow: `var(--app-shadow-${name})` }}>
      <code>{name}</code>
    </span>
  ));
}
