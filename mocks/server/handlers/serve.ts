import { CSRF_COOKIE, type CookieJar } from '@mocks/host/cookies';
import * as v from 'valibot';
import { contract, type CallParts } from '@/api/contract';
import { endpointNames, endpoints, type EndpointName } from '@/api/endpoints';
import { parseJson } from '@/lib/jsonValues';
import type { User } from '../db/models';
import { decisionOf, type Decision, type Nearest, type Reason } from '../decision';
import { faultKinds, type Fault } from '../faultKinds';
import type { Played } from '../recording';
import { closest } from '../rules/closest';
import { refusalOf, refusalText } from '../rules/refusals';
import { bearerOf, readAccessToken } from '../rules/tokens';
import { logins } from '../seeds/accounts';
import { alternativeOf } from '../variants/table';
import { Refused, refuse } from './fault';
import type { Call, Handler, ServerContext } from './handler';
import { json, type ServedAnswer } from './servedAnswer';
import { LOGIN_AS_TOKEN } from './session';
import { operations } from './table';

/** A request's endpoint, with its path parameters. */
export interface Match {
  readonly name: EndpointName;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A parsed request. */
export interface Incoming {
  readonly method: string;
  /** Starts with `/api/`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Headers;
  readonly body: string;
}

/** The result of a request. Without an answer the client sees a network failure. */
export interface Outcome {
  readonly call: EndpointName | undefined;
  readonly fault: Fault | undefined;
  /** The server's own reason: always for a refusal, for a success only where something special happened. */
  readonly decision: Decision | undefined;
  readonly answer: ServedAnswer | undefined;
}

/**
 * The account of the bearer token, if its session is open. For calls by hand, an account's login also works as its
 * token.
 */
function authenticate({ db, now }: ServerContext, headers: Headers, decided: Decided): User {
  const token = bearerOf(headers);
  const named = db.user.findFirst({ where: { login: { equals: token } } });
  if (named) {
    decided({ by: 'magic', name: token, text: LOGIN_AS_TOKEN });
    return named;
  }
  const claims = readAccessToken(token, now);
  const session = claims && db.session.get(claims.sid);
  // Another start gives the same numbers to other sessions.
  const isOwn = session?.userId === Number(claims?.sub);
  const user = session && isOwn && !session.ended ? db.user.get(session.userId) : undefined;
  if (user) return user;
  // An expired token still names its account.
  const expired = readAccessToken(token, Number.NEGATIVE_INFINITY);
  const login = db.user.get(Number(expired?.sub))?.login ?? logins.main;
  const problem =
    token === ''
      ? 'Falta el token.'
      : !expired
        ? 'El token no se puede leer.'
        : claims
          ? 'La sesión acabó.'
          : 'El token caducó.';
  const nearest = {
    text: `${problem} Renueva la sesión, o llama con «Bearer ${login}».`,
    change: { headers: { authorization: `Bearer ${login}` } },
  };
  return refuse({ rule: 'bearer', nearest });
}

function checkCsrf({ method, headers }: Incoming, jar: CookieJar): void {
  if (method === 'GET') return;
  const expected = jar.get(CSRF_COOKIE);
  if (expected && headers.get('x-csrf-token') === expected) return;
  const nearest: Nearest = expected
    ? { text: 'El valor de la cookie.', change: { headers: { 'x-csrf-token': expected } } }
    : { text: 'Llama antes a GET /api/csrf, que pone la cookie.' };
  refuse({ rule: 'csrf', nearest });
}

function parseBody(text: string): unknown {
  const value = parseJson(text);
  if (value === undefined && text !== '') refuse({ rule: 'json', nearest: { text: 'Un cuerpo en JSON.' } });
  return value;
}

function check(schema: v.GenericSchema | undefined, value: () => unknown): unknown {
  if (!schema) return undefined;
  const result = v.safeParse(schema, value());
  if (result.success) return result.output;
  // The received value is not repeated here: it may be a password.
  const [issue] = result.issues;
  const place = v.getDotPath(issue) ?? 'El cuerpo';
  const isMissing = issue.received === 'undefined';
  const text = isMissing ? `Falta: ${place}.` : `${place}: se esperaba ${issue.expected ?? 'otro valor'}.`;
  return refuse({ rule: 'contract', nearest: { text } });
}

type Decided = Call<EndpointName>['decided'];

/** The call of the API whose method and path differ least. */
function nearestAddress({ method, path }: Incoming): Nearest {
  const known = endpointNames.map((name) => `${endpoints[name].method} ${endpoints[name].path}`);
  return { text: `La más parecida: ${closest(known, `${method} ${path}`) ?? 'ninguna'}.` };
}

/** Checks the input of a matched call and runs its handler. */
function run(
  context: ServerContext,
  { name, params }: Match,
  request: Incoming,
  jar: CookieJar,
  decided: Decided,
) {
  checkCsrf(request, jar);
  const user =
    endpoints[name].access === 'session' ? authenticate(context, request.headers, decided) : undefined;
  const parts: CallParts = contract[name];
  const call = {
    ...context,
    params: check(parts.params, () => params),
    query: check(parts.query, () => request.query),
    body: check(parts.body, () => parseBody(request.body)),
    headers: request.headers,
    user,
    jar,
    decided,
  };
  // The parts were checked against this endpoint's schemas; TypeScript cannot relate the two types.
  const answer = (operations[name] as Handler<EndpointName>)(call as unknown as Call<EndpointName>);
  return json(
    endpoints[name].status,
    context.scenario.answers === 'alternative' ? alternativeOf(name, answer, context.now) : answer,
  );
}

/** The answer of the table of refusals, so that a call is refused only as the contract says. */
function refusalAnswer({ rule, named }: Reason, name?: EndpointName): ServedAnswer {
  const refusal = refusalOf(rule, name);
  if (!refusal) throw new Error(`The table of refusals has no '${rule}' of ${name}`);
  const { status, code } = refusal;
  return json(status, { error: refusalText(refusal, named), ...(code !== undefined && { code }) });
}

/** Runs the handler; returns its refusal instead of throwing it. */
function attempt(...call: Parameters<typeof run>): ServedAnswer | Refused {
  try {
    return run(...call);
  } catch (thrown) {
    if (thrown instanceof Refused) return thrown;
    throw thrown;
  }
}

/** What changes the answer of a matched call. */
interface Interventions {
  readonly takeFault: (match: Match) => Fault | undefined;
  readonly takeRecorded: () => Played | undefined;
}

const playedDecision = ({ answer, index, nth, count }: Played): Decision => ({
  by: 'scenario',
  name: `recording[${index}]`,
  text: `Respuesta grabada ${nth} de ${count} para ${answer.address}.`,
});

const answerOf = ({ status, type, body }: Played['answer']): Outcome['answer'] =>
  status === null ? undefined : { status, type, text: body };

const documented = (context: ServerContext): ServerContext => ({
  ...context,
  scenario: { ...context.scenario, answers: 'documented' },
});

/**
 * Serves one request synchronously. Without a match the address does not exist. Otherwise: scenario fault, CSRF,
 * bearer token, handler. Delays come afterwards, so that a slow or lost answer has already taken effect.
 */
export function serve(
  context: ServerContext,
  match: Match | undefined,
  request: Incoming,
  jar: CookieJar,
  { takeFault, takeRecorded }: Interventions,
): Outcome {
  if (!match) {
    const reason = { rule: 'address', nearest: nearestAddress(request) } as const;
    const decision = decisionOf(reason);
    return { call: undefined, fault: undefined, decision, answer: refusalAnswer(reason) };
  }
  const fault = takeFault(match);
  let decision: Decision | undefined;
  const outcome = (answer: Outcome['answer']): Outcome => ({ call: match.name, fault, decision, answer });

  const kind = fault && faultKinds[fault.kind];
  if (fault && kind?.before) return outcome(kind.before(fault));
  const sent = (answer: ServedAnswer) =>
    fault && kind?.after ? kind.after(fault, { answer, call: match.name, now: context.now }) : answer;

  const played = takeRecorded();
  if (played) decision = playedDecision(played);
  const recorded = played && answerOf(played.answer);
  // A recorded failure did no work, as far as the recording tells.
  if (played && !(recorded && recorded.status < 300)) return outcome(recorded && sent(recorded));

  // One other spelling at a time.
  const spoken = fault?.kind === 'variant' ? documented(context) : context;
  const own = attempt(spoken, match, request, jar, (noted) => {
    if (!played) decision = noted;
  });
  // The recorded server accepted the call, so this one's refusal does not count.
  if (recorded) return outcome(sent(recorded));
  if (!(own instanceof Refused)) return outcome(sent(own));
  decision = decisionOf(own.reason);
  return outcome(sent(refusalAnswer(own.reason, match.name)));
}
