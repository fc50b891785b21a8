import { Button, NativeSelect } from '@mantine/core';
import type { Jitter } from '@mocks/server/rules/chance';
import { useSandbox } from './store';
import { TypedField } from './TypedField';
import parts from './parts.module.css';

/** Distributions of the extra latency to choose from. */
const jitters: readonly (readonly [label: string, jitter: Jitter | null])[] = [
  ['Ninguna', null],
  ['Hasta 500 ms, al azar', { kind: 'uniform', mostMs: 500 }],
  ['Hasta 3 s, al azar', { kind: 'uniform', mostMs: 3000 }],
  ['Red móvil: mediana 300 ms, 1 de 20 más de 2 s', { kind: 'longTail', medianMs: 300, p95Ms: 2000 }],
  ['Red mala: mediana 1 s, 1 de 20 más de 10 s', { kind: 'longTail', medianMs: 1000, p95Ms: 10_000 }],
];

const textOf = (jitter: Jitter | null) => JSON.stringify(jitter);
const wholeProblem = (text: string) => (/^\d{1,9}$/.test(text) ? undefined : 'Escribe un número entero.');

/** The extra latency and the seed of every draw. */
export function RandomSettings() {
  const sandbox = useSandbox();
  const { jitter, randomSeed } = sandbox.scenario();
  const listed = jitters.some(([, one]) => textOf(one) === textOf(jitter));
  const choices = listed ? jitters : [...jitters, ['La del escenario', jitter] as const];
  return (
    <>
      <NativeSelect
        label="Latencia variable, además de la anterior"
        value={textOf(jitter)}
        data={choices.map(([label, one]) => ({ value: textOf(one), label }))}
        onChange={(event) =>
          sandbox.change({ jitter: JSON.parse(event.currentTarget.value) as Jitter | null })
        }
      />
      <div className={parts.row}>
        <TypedField
          className={parts.grow}
          label="Semilla del azar"
          value={String(randomSeed)}
          problem={wholeProblem}
          onCommit={(text) => sandbox.change({ randomSeed: Number(text) })}
        />
        <Button variant="default" onClick={() => sandbox.change({ randomSeed: randomSeed + 1 })}>
          Otra semilla
        </Button>
      </div>
      <p className={parts.soft}>
        El enlace lleva la semilla: quien lo abre ve fallar las mismas llamadas, con la misma espera.
      </p>
    </>
  );
}
