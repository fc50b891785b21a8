import { Button, Input, NativeSelect } from '@mantine/core';
import { faultKinds } from '@mocks/server/faultKinds';
import type { Fault } from '@mocks/server/faultKinds';
import { useId } from 'react';
import {
  bodyKinds,
  bodyOf,
  bodyParts,
  changed,
  faultOfKind,
  problems,
  variantsOf,
  type BodyKind,
} from './faultSettings';
import { waitText } from './faultText';
import { percentText, typedPercent, typedWhole } from './numberField';
import { useSandbox } from './store';
import { TypedField } from './TypedField';
import parts from './parts.module.css';

const NONE = 'none';
const kinds = [
  { value: NONE, label: 'Funciona' },
  ...Object.entries(faultKinds).map(([value, { label }]) => ({ value, label })),
];

const statuses = ['400', '401', '404', '409', '422', '429', '500', '503'];
/** 31 s is longer than the app waits. */
const delays = ['1000', '3000', '10000', '31000'];

interface ChipsProps {
  readonly label: string;
  readonly values: readonly string[];
  /** A value that is not listed has a chip of its own. */
  readonly value: string;
  readonly textOf?: (value: string) => string;
  readonly onChange: (value: string) => void;
}

/** Values of which one press chooses one. */
function Chips({ label, values, value, textOf = (one) => one, onChange }: ChipsProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <Input.Label id={id} labelElement="div" size="md">
        {label}
      </Input.Label>
      <div className={parts.chips}>
        {[...new Set([...values, value])].map((one) => (
          <Button
            key={one}
            variant={one === value ? 'filled' : 'default'}
            aria-pressed={one === value}
            onClick={() => onChange(one)}
          >
            {textOf(one)}
          </Button>
        ))}
      </div>
    </div>
  );
}

interface FieldsProps<F extends Fault> {
  readonly fault: F;
  readonly onChange: (fault: Fault) => void;
}

/** The status of an error and its body. */
function StatusFields({ fault, onChange }: FieldsProps<Extract<Fault, { readonly kind: 'status' }>>) {
  const { kind, text } = bodyParts(fault.body);
  return (
    <>
      <Chips
        label="Estado"
        values={statuses}
        value={String(fault.status)}
        onChange={(status) => onChange({ ...fault, status: Number(status) })}
      />
      <NativeSelect
        label="Texto del error"
        data={[...bodyKinds]}
        value={kind}
        onChange={(event) =>
          onChange({ ...fault, body: bodyOf(event.currentTarget.value as BodyKind, text) })
        }
      />
      {kind !== 'nothing' && (
        <TypedField
          label="Dice"
          value={text}
          onCommit={(said) => onChange({ ...fault, body: bodyOf(kind, said) })}
        />
      )}
    </>
  );
}

/** The settings of every kind. */
function CommonFields({ fault, onChange }: FieldsProps<Fault>) {
  const { kind, delayMs, times, chance, when = '' } = fault;
  return (
    <>
      <Chips
        label="Espera"
        values={kind === 'slow' ? delays : ['', ...delays]}
        value={delayMs === undefined ? '' : String(delayMs)}
        textOf={(ms) => (ms === '' ? 'Nada' : waitText(Number(ms)))}
        onChange={(ms) => onChange(changed(fault, { delayMs: typedWhole(ms) }))}
      />
      <div className={parts.row}>
        <TypedField
          className={parts.grow}
          label="Cuántas veces"
          inputMode="numeric"
          placeholder="Siempre"
          value={times === undefined ? '' : String(times)}
          problem={problems.times}
          onCommit={(text) => onChange(changed(fault, { times: typedWhole(text) }))}
        />
        <TypedField
          className={parts.grow}
          label="Probabilidad (%)"
          inputMode="decimal"
          placeholder="100"
          value={chance === undefined ? '' : percentText(chance)}
          problem={problems.chance}
          onCommit={(text) => onChange(changed(fault, { chance: typedPercent(text) }))}
        />
      </div>
      <TypedField
        label="Solo si"
        spellCheck={false}
        autoCapitalize="off"
        placeholder="amountSend > 1000"
        value={when}
        problem={problems.when}
        onCommit={(text) => onChange(changed(fault, { when: text || undefined }))}
      />
    </>
  );
}

interface FaultFormProps {
  readonly call: Fault['call'];
  readonly fault: Fault | undefined;
}

/** The fault of one call. A press applies at once; a typed value applies on blur or Enter. */
export function FaultForm({ call, fault }: FaultFormProps) {
  const sandbox = useSandbox();
  const variants = variantsOf(call);

  const apply = (wanted: Fault | undefined) => {
    if (JSON.stringify(wanted) === JSON.stringify(fault)) return;
    if (wanted) sandbox.fault(wanted);
    else sandbox.clearFaults(call);
    if (fault?.kind === 'hold' && wanted?.kind !== 'hold') sandbox.release(call === '*' ? undefined : call);
  };

  return (
    <>
      <NativeSelect
        label="Qué pasa"
        data={kinds.filter(({ value }) => value !== 'variant' || variants.length > 0)}
        value={fault?.kind ?? NONE}
        onChange={(event) => {
          const kind = event.currentTarget.value as Fault['kind'] | typeof NONE;
          apply(kind === NONE ? undefined : faultOfKind(call, kind, fault));
        }}
      />
      {fault?.kind === 'status' && <StatusFields fault={fault} onChange={apply} />}
      {fault?.kind === 'variant' && (
        <NativeSelect
          label="Cómo se escribe"
          data={[...variants]}
          value={fault.variant}
          onChange={(event) => apply({ ...fault, variant: event.currentTarget.value })}
        />
      )}
      {fault?.kind === 'answer' && (
        <TypedField
          label="Respuesta (JSON)"
          rows={4}
          spellCheck={false}
          value={JSON.stringify(fault.body, null, 2)}
          problem={problems.answer}
          onCommit={(text) => apply({ ...fault, body: JSON.parse(text) as unknown })}
        />
      )}
      {fault && <CommonFields fault={fault} onChange={apply} />}
    </>
  );
}
