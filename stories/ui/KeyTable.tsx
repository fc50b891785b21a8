import type { KeyAction } from './parameters';
import { spokenKeys } from './spokenKeys';
import classes from './KeyTable.module.css';

interface KeyTableProps {
  readonly rows: readonly KeyAction[];
}

/** What the keys do in a piece, as its story `Keyboard` plays it. */
export function KeyTable({ rows }: KeyTableProps) {
  return (
    <table className={`sb-unstyled ${classes.table}`}>
      <thead>
        <tr>
          <th scope="col">Teclas</th>
          <th scope="col">Qué hacen</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ keys, does }, row) => (
          <tr key={row}>
            <th scope="row">
              {spokenKeys(keys).map((key, place) => (
                <kbd key={place}>{key}</kbd>
              ))}
            </th>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
