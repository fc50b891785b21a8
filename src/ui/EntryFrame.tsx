import { config } from '@/lib/config';
import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { BrandMark } from './BrandMark';
import classes from './EntryFrame.module.css';
import { IconCheck } from './icons';

interface EntryFrameProps {
  /** The page's h1. */
  readonly title: string;
  /** One or two sentences under the title. */
  readonly lead?: ReactNode;
  /** The form. */
  readonly children: ReactNode;
  /** The way to a neighbouring screen, under the form. */
  readonly footer?: ReactNode;
}

const promises = [
  'Sin comisiones ni costes ocultos.',
  'Ves la tasa y lo que reciben antes de confirmar.',
  'El dinero llega en minutos.',
] as const;

/** The frame of the screens on the way in: the form in a card, beside what the product promises where there is room. */
export function EntryFrame({ title, lead, children, footer }: EntryFrameProps) {
  return (
    <div className={classes.page}>
      <div className={classes.frame}>
        <aside className={classes.band} aria-label="Por qué enviar con nosotros">
          <div className={classes.mark}>
            <BrandMark size={72} />
          </div>
          <p className={classes.slogan}>Tus euros, en bolívares, con los tuyos.</p>
          <ul className={classes.promises}>
            {promises.map((promise) => (
              <li key={promise}>
                <IconCheck size={20} aria-hidden />
                {promise}
              </li>
            ))}
          </ul>
          <p className={classes.operator}>{config.operator.name}</p>
        </aside>
        <div className={classes.form}>
          <Title order={1}>{title}</Title>
          {lead !== undefined && <div className={classes.lead}>{lead}</div>}
          {children}
          {footer !== undefined && <div className={classes.footer}>{footer}</div>}
        </div>
      </div>
    </div>
  );
}
