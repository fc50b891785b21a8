import { Button } from '@mantine/core';
import { refreshPage } from '@mocks/host/page';
import { numberText, positiveProblem, typedNumber } from './numberField';
import { useSandbox } from './store';
import { TypedField } from './TypedField';
import parts from './parts.module.css';

const kinds = {
  daily: 'Cambia cada medianoche (UTC).',
  fixed: 'Fija.',
  sequence: 'Cambia con cada consulta.',
} as const;

/** The rate, and the limits that the server applies to an exchange. */
export function RateEditor() {
  const sandbox = useSandbox();
  const { rate, minimumSend } = sandbox.scenario();
  return (
    <section className={parts.group} aria-label="Tasa">
      <div className={parts.row}>
        <TypedField
          className={parts.grow}
          label="Bolívares por euro"
          inputMode="decimal"
          value={numberText(sandbox.rate())}
          problem={positiveProblem}
          onCommit={(text) => {
            sandbox.setRate(typedNumber(text) ?? sandbox.rate());
            refreshPage();
          }}
        />
        <TypedField
          className={parts.grow}
          label="Mínimo de envío (€)"
          inputMode="decimal"
          value={numberText(minimumSend)}
          problem={positiveProblem}
          onCommit={(text) => sandbox.change({ minimumSend: typedNumber(text) ?? minimumSend })}
        />
      </div>
      <p className={parts.soft}>La tasa: {kinds[rate.kind]}</p>
      {rate.kind !== 'daily' && (
        <Button
          variant="default"
          onClick={() => {
            sandbox.change({ rate: { kind: 'daily' } });
            refreshPage();
          }}
        >
          Que cambie cada día
        </Button>
      )}
    </section>
  );
}
