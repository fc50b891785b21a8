import { useEffect, useState } from 'react';
import type { CatalogueHeard } from './facts';
import classes from './Facts.module.css';

interface HeardProps {
  /** Path of the stories or tests from the root. */
  readonly of: string;
  /** Names for titles that are not in Spanish; only these are shown, in this order. */
  readonly names?: Readonly<Record<string, string>>;
}

const moment = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeStyle: 'short' });

/** What a simulated screen reader said in the last run, state by state. */
export function Heard({ of, names }: HeardProps) {
  const [heard, setHeard] = useState<CatalogueHeard | null>();
  useEffect(() => {
    fetch('./heard.json')
      .then(async (response) => setHeard((await response.json()) as CatalogueHeard | null))
      .catch(() => setHeard(null));
  }, []);
  if (heard === undefined) return null;
  const own = heard?.files[of] ?? [];
  const shown = names
    ? Object.entries(names).flatMap(([title, name]) =>
        own.filter((part) => part.title === title).map(({ text }) => ({ title: name, text })),
      )
    : own;
  if (!heard || shown.length === 0) {
    return (
      <p>
        No se ha ejecutado. Lo hace <code>npm run evidence</code>.
      </p>
    );
  }
  return (
    <>
      <p>
        Es una simulación: dice los papeles en inglés y no hace las pausas de un lector de pantalla real, al
        que no sustituye. Las líneas con <code>&gt;</code> son lo que hace alguien; debajo, lo que se oye. Al
        final, la lectura entera. Ejecutado el {moment.format(heard.at)}.
      </p>
      {shown.map(({ title, text }) => (
        <details key={title} className={`sb-unstyled ${classes.state}`}>
          <summary>{title}</summary>
          {text === '' ? (
            <p className={classes.heard}>No dice nada.</p>
          ) : (
            <pre className={classes.heard}>{text}</pre>
          )}
        </details>
      ))}
    </>
  );
}
