import * as v from 'valibot';
import { endpointNames } from '@/api/endpoints';
import type { CookieJar } from '../control/cookies';
import type { Sandbox } from '../sandbox';
import { isScenarioName, presets, scenarioNames, scenarioOf } from '../scenarios/presets';
import { faultSchema, scenarioSchema } from '../scenarios/scenario';

type Verb = (sandbox: Sandbox, body: unknown, jar: CookieJar) => unknown;

const clockChange = v.object({
  advanceMs: v.exactOptional(v.pipe(v.number(), v.minValue(0))),
  frozen: v.exactOptional(v.boolean()),
});

/** What a test or a person wants to know about the server at a glance. */
function stateOf(sandbox: Sandbox) {
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

/** The control calls, by method and path. Each answers JSON; what it throws is a 400. */
const verbs: Readonly<Record<string, Verb>> = {
  'GET /sandbox/state': stateOf,
  'GET /sandbox/scenarios': () =>
    scenarioNames.map((name) => {
      const { title, description, path } = presets[name];
      return { name, title, description, path };
    }),
  'GET /sandbox/inbox': (sandbox) => sandbox.inbox(),
  'GET /sandbox/exchanges': (sandbox) =>
    Object.fromEntries(sandbox.users().map(({ login }) => [login, sandbox.exchanges(login)])),
  'GET /sandbox/log': (sandbox) => sandbox.log(),
  'GET /sandbox/held': (sandbox) => sandbox.held(),
  'GET /sandbox/export': (sandbox) => JSON.parse(sandbox.exportState()) as unknown,
  'POST /sandbox/scenario'(sandbox, body, jar) {
    const { scenario } = v.parse(v.object({ scenario: v.union([v.string(), scenarioSchema]) }), body);
    sandbox.apply(typeof scenario === 'string' ? scenarioOf(scenario) : scenario, jar);
    return stateOf(sandbox);
  },
  'POST /sandbox/change'(sandbox, body) {
    sandbox.change(v.parse(scenarioSchema, { ...sandbox.scenario(), ...v.parse(v.looseObject({}), body) }));
    return stateOf(sandbox);
  },
  'POST /sandbox/reset'(sandbox, _body, jar) {
    sandbox.reset(jar);
    return stateOf(sandbox);
  },
  'POST /sandbox/fault'(sandbox, body) {
    sandbox.fault(v.parse(faultSchema, body));
    return stateOf(sandbox);
  },
  'POST /sandbox/clearFaults'(sandbox, body) {
    sandbox.clearFaults(
      v.parse(v.object({ call: v.exactOptional(v.picklist(['*', ...endpointNames])) }), body).call,
    );
    return stateOf(sandbox);
  },
  'POST /sandbox/release'(sandbox, body) {
    sandbox.release(v.parse(v.object({ call: v.exactOptional(v.picklist(endpointNames)) }), body).call);
    return stateOf(sandbox);
  },
  'POST /sandbox/undo'(sandbox) {
    sandbox.undo();
    return stateOf(sandbox);
  },
  'POST /sandbox/import'(sandbox, body) {
    sandbox.importState(JSON.stringify(body));
    return stateOf(sandbox);
  },
  'POST /sandbox/clock'(sandbox, body) {
    const { advanceMs = 0, frozen } = v.parse(clockChange, body);
    if (frozen !== undefined) (frozen ? sandbox.freeze : sandbox.resume)();
    if (advanceMs > 0) sandbox.advance(advanceMs);
    return stateOf(sandbox);
  },
  'POST /sandbox/rate'(sandbox, body) {
    sandbox.setRate(v.parse(v.object({ rate: v.pipe(v.number(), v.gtValue(0)) }), body).rate);
    return stateOf(sandbox);
  },
  'POST /sandbox/exchange'(sandbox, body) {
    const { login, amountSend } = v.parse(v.object({ login: v.string(), amountSend: v.number() }), body);
    return sandbox.createExchange(login, amountSend);
  },
};

/** Answers a control call, with whose jar a new session's cookie goes to. */
export function control(
  sandbox: Sandbox,
  call: string,
  text: string,
  jar: CookieJar,
): [status: number, body: unknown] {
  const verb = verbs[call];
  if (!verb) return [404, { error: `Unknown call. Known: ${Object.keys(verbs).join(', ')}` }];
  try {
    return [200, verb(sandbox, text === '' ? {} : JSON.parse(text), jar)];
  } catch (error) {
    return [400, { error: error instanceof Error ? error.message : String(error) }];
  }
}
