import { Button } from '@mantine/core';
import { callLabels } from './faultText';
import { useSandbox } from './store';
import parts from './parts.module.css';

/** The answers that wait for their release. */
export function PausedCalls() {
  const sandbox = useSandbox();
  const paused = sandbox.paused();
  if (paused.length === 0) return null;
  return (
    <section className={parts.group} aria-label="Respuestas retenidas">
      <h3 className={parts.heading}>Respuestas retenidas</h3>
      <ul className={parts.list}>
        {paused.map(({ id, call, path }) => (
          <li key={id}>
            {callLabels[call]} <span className={parts.mono}>{path}</span>
          </li>
        ))}
      </ul>
      <Button onClick={() => sandbox.release()}>
        Soltar {paused.length > 1 ? `las ${paused.length}` : 'ahora'}
      </Button>
    </section>
  );
}
