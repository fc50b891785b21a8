import type { ReactNode } from 'react';
import type { KeyAction, TextRule } from './parameters';
import { spokenKeys } from './spokenKeys';
import classes from './Guide.module.css';

interface ExampleProps {
  /** What is good or bad about it. */
  readonly says: string;
  readonly children: ReactNode;
}

/** A good and a bad use of a piece, side by side. */
export const Pair = ({ children }: { readonly children: ReactNode }) => (
  <div className={`sb-unstyled ${classes.pair}`}>{children}</div>
);

/** Nothing in an example takes the focus or is announced. */
function Example({ says, kind, children }: ExampleProps & { readonly kind: 'good' | 'bad' }) {
  return (
    <figure className={classes.example} data-kind={kind}>
      <div className={classes.show} inert>
        {children}
      </div>
      <figcaption>
        <strong>{kind === 'good' ? '✓ Bien' : '✗ Mal'}.</strong> {says}
      </figcaption>
    </figure>
  );
}

export const Good = (props: ExampleProps) => <Example kind="good" {...props} />;
export const Bad = (props: ExampleProps) => <Example kind="bad" {...props} />;

const forms: Record<TextRule['form'], string> = {
  title: 'empieza con mayúscula y no lleva punto',
  sentence: 'una frase con su punto',
  action: 'empieza con un verbo en infinitivo, sin punto',
  noun: 'un nombre con su artículo, dentro de otra frase',
};

/** The rules of a piece's texts, which a test checks in the whole app. */
export function TextRules({ texts }: { readonly texts: Readonly<Record<string, TextRule>> }) {
  return (
    <ul>
      {Object.entries(texts).map(([prop, { max, form }]) => (
        <li key={prop}>
          <code>{prop}</code>: {forms[form]}; como mucho, {max} letras.
        </li>
      ))}
    </ul>
  );
}

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
