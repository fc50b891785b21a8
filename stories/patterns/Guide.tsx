import { Button } from '@mantine/core';
import { statements } from '@mocks/acceptance/table';
import { Markdown } from '@storybook/addon-docs/blocks';
import { useState, type ReactNode } from 'react';
import product from '../../docs/product.md?raw';
import { sectionsOf } from './sections';
import classes from './Guide.module.css';

const sections = sectionsOf(product);

interface StatementsProps {
  /** Numbers of sections of docs/product.md. */
  readonly of: readonly string[];
}

/** Sections of the specification: what each promises, and its text when unfolded. */
export function Statements({ of }: StatementsProps) {
  return of.map((number) => {
    const section = sections.get(number);
    const statement = statements.find((one) => one.section === number);
    if (!section || !statement) throw new Error(`docs/product.md has no section ${number}`);
    return (
      <details key={number} className={classes.statement}>
        <summary>
          <strong>
            {number} {statement.title}.
          </strong>{' '}
          {statement.claim}
        </summary>
        <div lang="en" className={classes.text}>
          <Markdown>{section.text}</Markdown>
        </div>
      </details>
    );
  });
}

/** Shows a flow when the reader asks for it: a flow plays when it appears, and takes the focus from the page. */
export function OnDemand({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState(false);
  return shown ? children : <Button onClick={() => setShown(true)}>Reproducir el flujo</Button>;
}
