import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { faultKinds } from '@mocks/server/faultKinds';
import type { Fault } from '@mocks/server/faultKinds';
import { useState } from 'react';
import {
  bodyKinds,
  draftOf,
  faultOf,
  problemOf,
  variantsOf,
  type BodyKind,
  type FaultDraft,
} from './faultDraft';
import { useSandbox } from './store';
import parts from './parts.module.css';

const kinds = [
  { value: 'none', label: 'Funciona' },
  ...Object.entries(faultKinds).map(([value, { label }]) => ({ value, label })),
];

interface FaultFormProps {
  readonly call: Fault['call'];
  readonly fault: Fault | undefined;
}

/** The fault of one call. A choice applies at once; a typed value applies on blur or Enter. */
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
  const typed = (field: 'status' | 'text' | 'answer' | 'delayMs' | 'times' | 'chance' | 'when') => ({
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
        onChange={(event) => apply({ ...draft, kind: event.currentTarget.value as FaultDraft['kind'] })}
      />
      {draft.kind === 'status' && (
        <>
          <div className={parts.row}>
            <TextInput className={parts.grow} label="Estado" inputMode="numeric" {...typed('status')} />
            <NativeSelect
              className={parts.grow}
              label="Texto del error"
              data={[...bodyKinds]}
              value={draft.bodyKind}
              onChange={(event) => apply({ ...draft, bodyKind: event.currentTarget.value as BodyKind })}
            />
          </div>
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
          <div className={parts.row}>
            <TextInput
              className={parts.grow}
              label="Espera (ms)"
              inputMode="numeric"
              placeholder="Sin espera"
              {...typed('delayMs')}
            />
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
