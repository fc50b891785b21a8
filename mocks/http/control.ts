import * as v from 'valibot';
import { endpointNames } from '@/api/endpoints';
import type { CookieJar } from '../control/cookies';
import { rowChanges } from '../db/rows';
import type { Sandbox } from '../sandbox';
import { isScenarioName, presets, scenarioNames, scenarioOf } from '../scenarios/presets';
import { faultSchema, scenarioSchema } from '../scenarios/scenario';
import {
  controlCalls,
  type ControlAnswer,
  type ControlBody,
  type ControlName,
  type SandboxSummary,
} from './controlCalls';

type Run<N extends ControlName> = (
  sandbox: Sandbox,
  body: ControlBody<N>,
  jar: CookieJar,
) => ControlAnswer<N>;
/** How a body is checked, where the call has one, and what is done with it. */
type Verbs = {
  readonly [N in ControlName]: ControlBody<N> extends undefined
    ? Run<N>
    : readonly [check: v.GenericSchema<unknown, ControlBody<N>>, run: Run<N>];
};

function summary(sandbox: Sandbox): SandboxSummary {
  const scenario = sandbox.scenario();
  const name = scenario.name ?? '';
  return {
    scenario,
    path: isScenarioName(name) ? presets[name].path : '/',
    now: new Date(sandbox.clock.now()).toISOString(),
    rate: sandbox.rate(),
    accounts: sandbox.users().map(({ login, status }) => ({
      login,
      status,
      beneficiaries: sandbox.beneficiaries(login).length,
      exchanges: sandbox.exchanges(login).length,
    })),
  };
}

/** Does it, and answers with the server at a glance. */
const after =
  <A extends readonly [Sandbox, ...unknown[]]>(task: (...args: A) => unknown) =>
  (...args: A): SandboxSummary => {
    task(...args);
    return summary(args[0]);
  };
const byLogin = <T>(sandbox: Sandbox, of: (login: string) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(sandbox.users().map(({ login }) => [login, of(login)]));

const id = v.number();
const login = v.string();
const json = v.record(v.string(), v.unknown());

const verbs: Verbs = {
  state: summary,
  scenarios: () =>
    scenarioNames.map((name) => {
      const { title, description, path } = presets[name];
      return { name, title, description, path };
    }),
  inbox: (sandbox) => sandbox.inbox(),
  users: (sandbox) => sandbox.users(),
  exchanges: (sandbox) => byLogin(sandbox, sandbox.exchanges),
  beneficiaries: (sandbox) => byLogin(sandbox, sandbox.beneficiaries),
  log: (sandbox) => sandbox.log(),
  held: (sandbox) => sandbox.held(),
  undoable: (sandbox) => sandbox.undoable(),
  export: (sandbox) => JSON.parse(sandbox.exportState()) as Readonly<Record<string, unknown>>,
  scenario: [
    v.object({ scenario: v.union([v.string(), scenarioSchema]) }),
    after((sandbox, { scenario }, jar) =>
      sandbox.apply(typeof scenario === 'string' ? scenarioOf(scenario) : scenario, jar),
    ),
  ],
  change: [
    json,
    after((sandbox, changes) =>
      sandbox.change(v.parse(scenarioSchema, { ...sandbox.scenario(), ...changes })),
    ),
  ],
  reset: after((sandbox, _body, jar) => sandbox.reset(jar)),
  undo: after((sandbox) => sandbox.undo()),
  fault: [faultSchema, after((sandbox, fault) => sandbox.fault(fault))],
  clearFaults: [
    v.object({ call: v.exactOptional(v.picklist(['*', ...endpointNames])) }),
    after((sandbox, { call }) => sandbox.clearFaults(call)),
  ],
  release: [
    v.object({ call: v.exactOptional(v.picklist(endpointNames)) }),
    after((sandbox, { call }) => sandbox.release(call)),
  ],
  clock: [
    v.object({
      advanceMs: v.exactOptional(v.pipe(v.number(), v.minValue(0))),
      frozen: v.exactOptional(v.boolean()),
      realTime: v.exactOptional(v.literal(true)),
    }),
    after((sandbox, { advanceMs = 0, frozen, realTime }) => {
      if (realTime) sandbox.realTime();
      if (frozen !== undefined) (frozen ? sandbox.freeze : sandbox.resume)();
      if (advanceMs > 0) sandbox.advance(advanceMs);
    }),
  ],
  rate: [
    v.object({ rate: v.pipe(v.number(), v.gtValue(0)) }),
    after((sandbox, { rate }) => sandbox.setRate(rate)),
  ],
  exchange: [
    v.object({ login, amountSend: v.pipe(v.number(), v.gtValue(0)) }),
    (sandbox, { login: of, amountSend }) => sandbox.createExchange(of, amountSend),
  ],
  updateExchange: [
    v.object({ id, change: rowChanges.exchange }),
    after((sandbox, body) => sandbox.updateExchange(body.id, body.change)),
  ],
  removeExchange: [v.object({ id }), after((sandbox, body) => sandbox.removeExchange(body.id))],
  updateBeneficiary: [
    v.object({ id, change: rowChanges.beneficiary }),
    after((sandbox, body) => sandbox.updateBeneficiary(body.id, body.change)),
  ],
  removeBeneficiary: [v.object({ id }), after((sandbox, body) => sandbox.removeBeneficiary(body.id))],
  updateUser: [
    v.object({ login, change: rowChanges.user }),
    after((sandbox, body) => sandbox.updateUser(body.login, body.change)),
  ],
  clearLog: after((sandbox) => sandbox.clearLog()),
  import: [json, after((sandbox, state) => sandbox.importState(JSON.stringify(state)))],
};

const addresses = new Map(
  (Object.keys(controlCalls) as ControlName[]).map((name) => {
    const { method, path } = controlCalls[name];
    return [`${method} ${path}`, name];
  }),
);

/** Answers a control call, with whose jar a new session's cookie goes to. What a verb throws is a 400. */
export function control(
  sandbox: Sandbox,
  call: string,
  text: string,
  jar: CookieJar,
): [status: number, body: unknown] {
  const name = addresses.get(call);
  if (!name) return [404, { error: `Unknown call. Known: ${[...addresses.keys()].join(', ')}` }];
  // A verb and its check belong to the same name, which TypeScript cannot tie together.
  const verb = verbs[name] as Run<'reset'> | readonly [check: v.GenericSchema, run: Run<'reset'>];
  try {
    if (typeof verb === 'function') return [200, verb(sandbox, undefined, jar)];
    const [check, run] = verb;
    const body = v.parse(check, text === '' ? {} : JSON.parse(text));
    return [200, run(sandbox, body as undefined, jar)];
  } catch (error) {
    return [400, { error: error instanceof Error ? error.message : String(error) }];
  }
}
