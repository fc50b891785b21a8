import { Button, Textarea, TextInput } from '@mantine/core';
import type { PausedCall } from '@mocks/engine/pausedCalls';
import { useState } from 'react';
import { contract } from '@/api/contract';
import { Card } from './Card';
import { prettyJson } from './prettyJson';
import { Section } from './Section';
import { useSandbox } from './store';
import parts from './parts.module.css';

const MOST = 599;

/** The answer of a paused call, to change before it is released. */
function AnswerEditor({ id, answer }: Pick<PausedCall, 'id' | 'answer'>) {
  const sandbox = useSandbox();
  const [status, setStatus] = useState(String(answer.status));
  const [body, setBody] = useState(prettyJson(answer.body));
  const valid = /^[2-5]\d\d$/.test(status) && Number(status) <= MOST;
  const same = Number(status) === answer.status && prettyJson(body) === prettyJson(answer.body);
  return (
    <form
      className={parts.group}
      onSubmit={(event) => {
        event.preventDefault();
        if (valid) sandbox.editPaused(id, { status: Number(status), body });
      }}
    >
      <TextInput
        label="Estado"
        inputMode="numeric"
        value={status}
        error={valid ? undefined : 'El estado va de 200 a 599.'}
        onChange={(event) => setStatus(event.currentTarget.value)}
      />
      <Textarea
        label="Cuerpo"
        rows={8}
        spellCheck={false}
        value={body}
        onChange={(event) => setBody(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={!valid || same}>
        Guardar el cambio
      </Button>
      <p role="status" className={parts.soft}>
        {same ? 'Al soltarla llega esta respuesta.' : 'Hay cambios sin guardar.'}
      </p>
    </form>
  );
}

/** The answers that wait for their release. */
export function PausedCalls() {
  const sandbox = useSandbox();
  const paused = sandbox.paused();
  if (paused.length === 0) return null;
  return (
    <Section title="Respuestas retenidas">
      <ul className={parts.list}>
        {paused.map(({ id, call, path, answer }) => (
          <li key={id}>
            <Card
              title={contract[call].label}
              beside={
                <>
                  <span className={parts.mono}>{path}</span>
                  <span className={parts.soft}>Cambiar la respuesta</span>
                </>
              }
            >
              <AnswerEditor id={id} answer={answer} />
            </Card>
          </li>
        ))}
      </ul>
      <Button onClick={() => sandbox.release()}>
        Soltar {paused.length > 1 ? `las ${paused.length}` : 'ahora'}
      </Button>
    </Section>
  );
}
