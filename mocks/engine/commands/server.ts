import { choiceSchema, presets, scenarioNames, scenarioOfChoice } from '@mocks/scenarios/presets/table';
import { faultSchema } from '@mocks/server/faultKinds';
import { scenarioChanges } from '@mocks/server/scenario';
import * as v from 'valibot';
import { endpointNames } from '@/api/endpoints';
import { withFault, withoutFault } from '../faults';
import { parseSnapshot } from '../snapshot';
import { act, edit, read, start } from './command';
import { summarise } from './summary';

/** Commands about the server as a whole. A new start releases all paused calls. */
export const serverCommands = {
  state: read({
    summary: 'A summary of the server',
    run: ({ state }) => summarise(state),
  }),
  scenarios: read({
    summary: 'All presets',
    run: () =>
      scenarioNames.map((name) => {
        const { title, description, path } = presets[name];
        return { name, title, description, path };
      }),
  }),
  scenario: read({
    summary: 'The current scenario, after used-up faults and changed settings',
    run: ({ state }) => state.context().scenario,
  }),
  applied: read({
    summary: 'The applied scenario, which a reset restores',
    run: ({ state }) => state.applied(),
  }),
  apply: start({
    summary: 'Starts a preset, given by name, or a complete scenario; sets the session cookie',
    label: 'elegir el escenario',
    inputs: [['scenario', choiceSchema]],
    run({ state, paused, jar }, choice) {
      state.apply(scenarioOfChoice(choice), jar);
      paused.release();
    },
  }),
  reset: start({
    summary: 'Starts the applied scenario again',
    label: 'restablecer',
    run({ state, paused, jar }) {
      state.apply(state.applied(), jar);
      paused.release();
    },
  }),
  change: edit({
    summary: 'Changes settings of the scenario, such as faults or latency, and keeps the data',
    label: 'cambiar el servidor',
    inputs: [['changes', scenarioChanges]],
    run: ({ state }, changes) => state.change(changes),
  }),
  fault: edit({
    summary: 'Sets the fault of a call and replaces its previous one',
    label: 'el fallo',
    inputs: [['fault', faultSchema]],
    run: ({ state }, fault) => state.change(withFault(state.context().scenario, fault)),
  }),
  clearFaults: edit({
    summary: 'Removes the faults of a call and releases its paused answers; without a call, of all calls',
    label: 'quitar fallos',
    inputs: [['call', v.optional(v.picklist(['*', ...endpointNames]))]],
    run({ state, paused }, call?) {
      state.change(withoutFault(state.context().scenario, call));
      paused.release(call === '*' ? undefined : call);
    },
  }),
  exportState: read({
    summary: 'The whole state, with a version',
    run: ({ state }) => state.snapshot(),
  }),
  importState: start({
    summary: 'Replaces the state with an exported one',
    label: 'abrir otro estado',
    inputs: [['state', v.unknown()]],
    run({ state, paused }, exported) {
      state.restore(parseSnapshot(exported));
      paused.release();
    },
  }),
  undoable: read({
    summary: 'The commands that can be undone, newest last',
    run: ({ history }) => history.commands(),
  }),
  undo: act({
    summary: 'Restores the state before the last command; what the app did since is lost',
    run({ history, paused }) {
      const undone = history.undo();
      if (undone?.restarted) paused.release();
      return undone;
    },
  }),
};
