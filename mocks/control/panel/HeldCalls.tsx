import { Button } from '@mantine/core';
import { callLabels } from './faultText';
import parts from './parts.module.css';
import { useSandbox } from './store';

/** The answers that wait to be released. */
export function HeldCalls() {
  const sandbox = useSandbox();
  const held = sandbox.held();
  if (held.length === 0) return null;
  return (
    <section className={parts.group} aria-label="Respuestas retenidas">
      <h3 className={parts.heading}>Respuestas retenidas</h3>
      <ul className={parts.list}>
        {held.map(({ id, call, path }) => (
          <li key={id}>
            {callLabels[call]} <span className={parts.mono}>{path}</span>
          </li>
        ))}
      </ul>
      <Button onClick={() => sandbox.release()}>
        Soltar {held.length > 1 ? `las ${held.length}` : 'ahora'}
      </Button>
    </section>
  );
}
