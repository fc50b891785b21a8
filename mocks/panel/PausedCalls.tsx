import { Button } from '@mantine/core';
import type { PausedCall } from '@mocks/engine/pausedCalls';
import { contract } from '@/api/contract';
import { Card } from './Card';
import { prettyJson } from './prettyJson';
import { Section } from './Section';
import { useSandbox } from './store';
import { TypedField } from './TypedField';
import parts from './parts.module.css';

/** The answer of a paused call, to change before it is released. */
function AnswerEditor({ id, answer }: Pick<PausedCall, 'id' | 'answer'>) {
  const sandbox = useSandbox();
  return (
    <>
      <TypedField
        label="Estado"
        inputMode="numeric"
        value={String(answer.status)}
        problem={(text) => (/^[2-5]\d\d$/.test(text) ? undefined : 'El estado va de 200 a 599.')}
        onCommit={(text) => sandbox.editPaused(id, { status: Number(text) })}
      />
      <TypedField
        label="Cuerpo"
        rows={8}
        spellCheck={false}
        value={prettyJson(answer.body)}
        onCommit={(body) => sandbox.editPaused(id, { body })}
      />
    </>
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
