import { Button } from '@mantine/core';
import type { LogEntry } from '@mocks/engine/log';
import type { CallChange } from '@mocks/server/decision';
import { faultKinds } from '@mocks/server/faultKinds';
import { useState } from 'react';
import { prettyJson } from './prettyJson';
import { useSandbox } from './store';
import { useUserZone } from './useUserZone';
import { clockTime } from './wallClock';
import { Why } from './Why';
import parts from './parts.module.css';

const lines = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

function Part({ title, text }: { readonly title: string; readonly text: string }) {
  if (text === '') return null;
  return (
    <div>
      <p className={parts.soft}>{title}</p>
      <pre className={parts.code} role="group" tabIndex={0} aria-label={title}>
        {text}
      </pre>
    </div>
  );
}

function Details({ entry }: { readonly entry: LogEntry }) {
  const sandbox = useSandbox();
  const [replayed, setReplayed] = useState('');
  const replay = async (change?: CallChange) => {
    const response = await sandbox.replay(entry.id, change);
    setReplayed(response ? `Repetida: ${response.status || 'sin respuesta'}` : 'Ya no se puede repetir.');
  };
  return (
    <div className={parts.inside}>
      <Why decision={entry.why} onRepeat={(change) => void replay(change)} />
      <Button variant="default" onClick={() => void replay()}>
        Repetir
      </Button>
      <p role="status" className={parts.soft}>
        {replayed}
      </p>
      <p className={parts.mono}>Petición {entry.requestId ?? 'sin identificador'}</p>
      <Part title="Cabeceras enviadas" text={lines(entry.requestHeaders)} />
      <Part title="Cuerpo enviado" text={prettyJson(entry.requestBody)} />
      <Part title="Cabeceras recibidas" text={lines(entry.responseHeaders)} />
      <Part title="Cuerpo recibido" text={prettyJson(entry.responseBody)} />
    </div>
  );
}

/** One logged call with its headers and bodies, which open below it. */
export function LoggedCall({ entry }: { readonly entry: LogEntry }) {
  const zone = useUserZone();
  const [open, setOpen] = useState(false);
  const { at, method, path, status, fault, paused, durationMs } = entry;
  const outcome = paused ? 'Retenida' : (status ?? 'Sin respuesta');
  return (
    <details className={parts.card} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className={parts.mono}>
          {method} {path}
        </span>
        <span>
          <strong>{outcome}</strong>{' '}
          <span className={parts.soft}>
            {durationMs} ms · {clockTime(at, zone)}
          </span>
        </span>
        {fault && <span className={parts.fault}>{faultKinds[fault].label}</span>}
      </summary>
      {open && <Details entry={entry} />}
    </details>
  );
}
