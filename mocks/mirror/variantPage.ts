import { encodeScenario, SCENARIO_PARAM } from '@mocks/scenarios/link';
import { scenarioOf, type ScenarioName } from '@mocks/scenarios/presets/table';
import type { Fault } from '@mocks/server/scenario';
import { endpoints, type Endpoint, type EndpointName } from '@/api/endpoints';
import { asArray, asObject, parseJson } from '@/lib/jsonValues';
import { paths } from '@/lib/paths';

/** Where the app makes a call, and with whom. */
type Place = readonly [path: string, scenario: ScenarioName];

const history: Place = [paths.history, 'aprobada'];
const quote: Place = [paths.sendQuote, 'aprobada'];
const beneficiary: Place = [paths.sendQuote, 'aprobada'];
const profile: Place = [paths.profile, 'aprobada'];
const login: Place = [paths.login, 'normal'];
const signUp: Place = [paths.signUp, 'normal'];
const passwordReset: Place = [paths.passwordReset, 'normal'];

const places: Readonly<Record<EndpointName, Place>> = {
  csrf: login,
  exchangeRate: quote,
  createExchange: quote,
  checkMinimum: quote,
  listExchanges: history,
  getExchange: history,
  sendVerificationCode: signUp,
  verifyCode: signUp,
  login,
  refreshSession: history,
  logout: history,
  register: signUp,
  requestPasswordReset: passwordReset,
  verifyPasswordReset: passwordReset,
  completePasswordReset: passwordReset,
  listCountries: profile,
  getProfile: profile,
  updateProfile: profile,
  ipCountry: profile,
  listPaymentMethods: beneficiary,
  listFieldConfigurations: beneficiary,
  listBeneficiaries: beneficiary,
  saveBeneficiary: beneficiary,
  deleteBeneficiary: beneficiary,
};

/** A list as long as this shows how its rows are spelled. */
const ROWS = 3;
/** Some servers and chats cut longer addresses. */
const LONGEST = 8000;

/** No reader looks deeper. */
const DEEPEST = 50;

/** A value with the first rows of each list. */
function shortened(value: unknown, depth = 0): unknown {
  if (depth > DEEPEST) return null;
  const inside = (inner: unknown) => shortened(inner, depth + 1);
  const items = asArray(value);
  if (items) return items.slice(0, ROWS).map(inside);
  const object = asObject(value);
  if (!object) return value;
  return Object.fromEntries(Object.entries(object).map(([name, inner]) => [name, inside(inner)]));
}

/**
 * The path and query of a page of the demo whose server gives this answer, with the first rows of its lists; undefined
 * if the answer is too long for an address.
 */
export function pageWith(call: EndpointName, status: number, text: string): string | undefined {
  const endpoint: Endpoint = endpoints[call];
  const json = parseJson(text);
  // The sandbox does its own work before a success, so that its data follow.
  const fault: Fault =
    status === endpoint.status && json !== undefined
      ? { call, kind: 'answer', body: shortened(json) }
      : { call, kind: 'status', status, body: json === undefined ? text : shortened(json) };
  const [path, scenario] = places[call];
  const page = `${path}?${SCENARIO_PARAM}=${encodeScenario(scenarioOf(scenario, { faults: [fault] }))}`;
  return page.length > LONGEST ? undefined : page;
}
