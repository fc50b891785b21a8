import type { ComponentType } from 'react';
import { Illustration, type IllustrationName } from '@/ui/feedback/Illustration';
import * as icons from '@/ui/icons';
import classes from './foundations.module.css';

type IconComponent = ComponentType<{ readonly size: number; readonly 'aria-hidden': true }>;

export function Icons() {
  return (
    <ul className={classes.gallery}>
      {Object.entries(icons as unknown as Record<string, IconComponent>).map(([name, Icon]) => (
        <li key={name}>
          <Icon size={24} aria-hidden />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

const meanings: Record<IllustrationName, string> = {
  error: 'Algo falló',
  offline: 'No hay conexión',
  notFound: 'No existe',
};

/** Every illustration and its meaning. */
export function Illustrations() {
  return (
    <ul className={classes.gallery}>
      {(Object.keys(meanings) as IllustrationName[]).map((name) => (
        <li key={name}>
          <Illustration name={name} />
          <code>{name}</code>
          {meanings[name]}
        </li>
      ))}
    </ul>
  );
}
