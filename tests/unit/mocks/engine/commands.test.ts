import { checkedInputs, edit, read } from '@mocks/engine/commands/command';
import { commandNames, commandTable, labelOf } from '@mocks/engine/commands/table';
import { stillSandbox } from '@tests/support/sandbox/visitor';
import * as v from 'valibot';
import { expect, test } from 'vitest';

test('an incomplete row does not compile', () => {
  const rows = [
    // @ts-expect-error the undo label is missing
    () => edit({ summary: 'Moves the clock', inputs: [['ms', v.number()]], run: () => undefined }),
    // @ts-expect-error the input has no schema
    () => edit({ summary: 'Moves the clock', label: 'el reloj', inputs: [['ms']], run: () => undefined }),
    // @ts-expect-error inputs of a query are texts, not numbers
    () => read({ summary: 'A row', inputs: [['id', v.number()]], run: () => 600 }),
  ];
  expect(rows).toHaveLength(3);
});

test('each row is a method of the sandbox and has a one-line summary', () => {
  const sandbox = stillSandbox();
  for (const name of commandNames) {
    expect(sandbox[name]).toBeTypeOf('function');
    expect(commandTable[name].summary).toMatch(/^[A-Z][^\n]{5,110}$/);
  }
});

test('the panel shows the label of an undoable command', () => {
  expect(labelOf('createExchange')).toBe('crear un envío');
  expect(labelOf('log')).toBeUndefined();
  expect(labelOf('toString')).toBeUndefined();
});

test('a wrong input is named, also inside the scenario that a preset name can replace', () => {
  const apply = (scenario: unknown) => () => checkedInputs(commandTable.apply, { scenario });
  expect(apply({ name: 'aprobada', clock: {} })).toThrow(/^scenario\.seed: /);
  expect(apply({ ...commandTable, clock: { at: 7 } })).toThrow(/^scenario\./);
  expect(apply(7)).toThrow(/^scenario: /);
});
