import { Button } from '@mantine/core';
import type { CallChange, Decision } from '@mocks/server/decision';
import parts from './parts.module.css';

/** What each kind of decision is called. */
const kinds: Readonly<Record<Decision['by'], string>> = {
  rule: 'Regla',
  magic: 'Dato con respuesta fija',
  fault: 'Fallo',
  scenario: 'Escenario',
  edit: 'Cambiada a mano',
  server: 'Servidor',
};

interface WhyProps {
  readonly decision: Decision;
  /** Called with the change that makes the call work. */
  readonly onRepeat: (change: CallChange) => void;
}

/** What decided the answer of a logged call and, for a refusal, the nearest thing that would have worked. */
export function Why({ decision: { by, name, text, nearest }, onRepeat }: WhyProps) {
  const change = nearest?.change;
  return (
    <section className={parts.why} aria-label="¿Por qué?">
      <h4 className={parts.heading}>¿Por qué?</h4>
      <p>
        <strong>{kinds[by]}</strong> <span className={parts.mono}>{name}</span>
      </p>
      <p>
        {by === 'rule' && <strong>El servidor exige: </strong>}
        {text}
      </p>
      {nearest && (
        <p>
          <strong>Habría funcionado:</strong> {nearest.text}
        </p>
      )}
      {change && (
        <>
          <pre className={parts.code} role="group" tabIndex={0} aria-label="El cambio">
            {JSON.stringify(change, null, 2)}
          </pre>
          <Button variant="default" onClick={() => onRepeat(change)}>
            Repetir con este cambio
          </Button>
        </>
      )}
    </section>
  );
}
