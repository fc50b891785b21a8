import { Button, Checkbox, TextInput } from '@mantine/core';
import type { LogEntry } from '@mocks/engine/log';
import { useState, useSyncExternalStore } from 'react';
import { searchFor, searchText } from '@/lib/textSearch';
import { toastLog } from '@/lib/toastLog';
import { CodeInbox } from './CodeInbox';
import { HarTransfer } from './HarTransfer';
import { LoggedCall } from './LoggedCall';
import { Section } from './Section';
import { useSandbox } from './store';
import { useUserZone } from './useUserZone';
import { clockTime } from './wallClock';
import parts from './parts.module.css';

const SHOWN = 100;

const isFailure = ({ status, fault }: LogEntry) =>
  fault !== undefined || status === undefined || status >= 400;

function matches(entry: LogEntry, words: string): boolean {
  const { method, path, call = '', status, requestId, requestBody, responseBody } = entry;
  const text = [method, path, call, status ?? '', requestId ?? '', requestBody, responseBody].join(' ');
  return searchFor(words)(searchText(text));
}

function Toasts() {
  const zone = useUserZone();
  const toasts = useSyncExternalStore(toastLog.subscribe, toastLog.get);
  if (toasts.length === 0) return null;
  return (
    <Section title="Avisos mostrados">
      <ul className={parts.list}>
        {toasts.map(({ id, title, message, shownAt }) => (
          <li key={id}>
            <span className={parts.soft}>{clockTime(shownAt, zone)}</span> <strong>{title}</strong> {message}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Codes, toasts and calls, newest first. */
export function LogTab() {
  const sandbox = useSandbox();
  const [words, setWords] = useState('');
  const [onlyFailures, setOnlyFailures] = useState(false);
  const all = sandbox.log();
  const found = all.filter((entry) => matches(entry, words) && (!onlyFailures || isFailure(entry)));
  return (
    <div className={parts.stack}>
      <CodeInbox />
      <Toasts />
      <Section
        title="Llamadas"
        count={found.length === all.length ? all.length : `${found.length} de ${all.length}`}
      >
        <div className={parts.row}>
          <TextInput
            className={parts.grow}
            type="search"
            label="Buscar"
            placeholder="ruta, estado, texto…"
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <Button variant="default" onClick={sandbox.clearLog}>
            Vaciar
          </Button>
        </div>
        <Checkbox
          label="Solo las que fallaron"
          checked={onlyFailures}
          onChange={(event) => setOnlyFailures(event.currentTarget.checked)}
        />
        <HarTransfer />
        {found.length === 0 && <p className={parts.soft}>No hay llamadas que mostrar.</p>}
        <ul className={parts.list}>
          {found
            .slice(-SHOWN)
            .reverse()
            .map((entry) => (
              <li key={entry.id}>
                <LoggedCall entry={entry} />
              </li>
            ))}
        </ul>
      </Section>
    </div>
  );
}
