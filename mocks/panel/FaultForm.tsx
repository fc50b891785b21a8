import { Button, Input, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { faultKinds } from '@mocks/server/faultKinds';
import type { Fault } from '@mocks/server/faultKinds';
import { useId, useState } from 'react';
import {
  bodyKinds,
  draftOf,
  faultOf,
  problemOf,
  variantsOf,
  type BodyKind,
  type FaultDraft,
} from './faultDraft';
import { waitText } from './faultText';
import { useSandbox } from './store';
import parts from './parts.module.css';

const kinds = [
  { value: 'none', label: 'Funciona' },
  ...Object.entries(faultKinds).map(([value, { label }]) => ({ value, label })),
];

const statuses = ['400', '401', '404', '409', '422', '429', '500', '503'];
/** 31 s is longer than the app waits. */
const delays = ['1000', '3000', '10000', '31000'];
const DELAY = '3000';

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

interface FaultFormProps {
  readonly call: Fault['call'];
  readonly fault: Fault | undefined;
}

/** The fault of one call. A press applies at once; a typed value applies on blur or Enter. */
export function FaultForm({ call, fault }: FaultFormProps) {
  const sandbox = useSandbox();
  const [draft, setDraft] = useState(() => draftOf(fault));
  const [seen, setSeen] = useState(fault);
  // The fault changed elsewhere: it was used up, cleared or undone.
  if (fault !== seen) {
    setSeen(fault);
    setDraft(draftOf(fault));
  }
  const problem = problemOf(draft);
  const variants = variantsOf(call);

  const apply = (next: FaultDraft) => {
    setDraft(next);
    if (problemOf(next) !== undefined) return;
    const wanted = faultOf(call, next);
    if (JSON.stringify(wanted) === JSON.stringify(fault)) return;
    if (wanted) sandbox.fault(wanted);
    else sandbox.clearFaults(call);
    if (fault?.kind === 'hold' && wanted?.kind !== 'hold') sandbox.release(call === '*' ? undefined : call);
  };
  /** Props of a typed field of the draft. */
  const typed = (field: 'text' | 'answer' | 'times' | 'chance' | 'when') => ({
    value: draft[field],
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setDraft({ ...draft, [field]: event.currentTarget.value }),
    onBlur: () => apply(draft),
  });

  return (
    <form
      className={parts.inside}
      onSubmit={(event) => {
        event.preventDefault();
        apply(draft);
      }}
    >
      <NativeSelect
        label="Qué pasa"
        data={kinds.filter(({ value }) => value !== 'variant' || variants.length > 0)}
        value={draft.kind}
        onChange={(event) => {
          const kind = event.currentTarget.value as FaultDraft['kind'];
          // The wait that 'Tarda' brought goes with it.
          const kept = draft.kind === 'slow' && draft.delayMs === DELAY ? '' : draft.delayMs;
          apply({ ...draft, kind, delayMs: kind === 'slow' ? draft.delayMs || DELAY : kept });
        }}
      />
      {draft.kind === 'status' && (
        <>
          <Chips
            label="Estado"
            values={statuses}
            value={draft.status}
            onChange={(status) => apply({ ...draft, status })}
          />
          <NativeSelect
            label="Texto del error"
            data={[...bodyKinds]}
            value={draft.bodyKind}
            onChange={(event) => apply({ ...draft, bodyKind: event.currentTarget.value as BodyKind })}
          />
          {draft.bodyKind !== 'nothing' && <TextInput label="Dice" {...typed('text')} />}
        </>
      )}
      {draft.kind === 'variant' && (
        <NativeSelect
          label="Cómo se escribe"
          data={[...variants]}
          value={draft.variant || variants[0]}
          onChange={(event) => apply({ ...draft, variant: event.currentTarget.value })}
        />
      )}
      {draft.kind === 'answer' && (
        <Textarea label="Respuesta (JSON)" rows={4} spellCheck={false} {...typed('answer')} />
      )}
      {draft.kind !== 'none' && (
        <>
          <Chips
            label="Espera"
            values={draft.kind === 'slow' ? delays : ['', ...delays]}
            value={draft.delayMs}
            textOf={(ms) => (ms === '' ? 'Nada' : waitText(Number(ms)))}
            onChange={(delayMs) => apply({ ...draft, delayMs })}
          />
          <div className={parts.row}>
            <TextInput
              className={parts.grow}
              label="Cuántas veces"
              inputMode="numeric"
              placeholder="Siempre"
              {...typed('times')}
            />
            <TextInput
              className={parts.grow}
              label="Probabilidad (%)"
              inputMode="decimal"
              placeholder="100"
              {...typed('chance')}
            />
          </div>
          <TextInput
            label="Solo si"
            spellCheck={false}
            autoCapitalize="off"
            placeholder="amountSend > 1000"
            {...typed('when')}
          />
        </>
      )}
      {problem !== undefined && <p role="alert">{problem}</p>}
      {/* Without a button, Enter in a field does not submit the form. */}
      <Button type="submit" hidden>
        Aplicar
      </Button>
    </form>
  );
}
