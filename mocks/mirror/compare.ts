import { matchEndpoint } from '@mocks/server/handlers/match';
import { names, type Variants } from '@mocks/server/variants/respell';
import { answerVariants } from '@mocks/server/variants/table';
import { contract } from '@/api/contract';
import { endpoints, type Endpoint, type EndpointName } from '@/api/endpoints';
import { refusal } from '@/api/wire';
import { parseJson } from '@/lib/jsonValues';
import type { Difference } from './differences';
import { examplesOf } from './examples';
import { counted, lineOf, plain, shortened } from './lines';
import type { Asked } from './readers';
import { isReadAt, parsedAnswer, readingOf, type Reading } from './reading';
import { anonymous, hiderOf } from './secrets';
import { shapeOf } from './shape';
import { spellingOf } from './spelling';
import { pageWith } from './variantPage';

/** A call as a client made it. */
export interface MadeCall {
  readonly method: string;
  /** From `/api/` on, with the query. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: string;
}

/** The answer of a server, decompressed. */
export interface GivenAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** 'status address' of each redirect before the answer. */
  readonly redirects: readonly string[];
}

/** A call compared with the contract. No text in it contains a token, a password or a code. */
export interface Comparison {
  /** Undefined for a call that the contract does not have. */
  readonly call: EndpointName | undefined;
  readonly method: string;
  /** With the names of its parameters instead of their values. */
  readonly path: string;
  /** Undefined when the server was not reached. */
  readonly status: number | undefined;
  /** One line each. */
  readonly differences: readonly string[];
  readonly reading: Reading;
  /** Path and query of a page of the demo with this answer. An answer that differs in nothing or has secrets has none. */
  readonly page?: string | undefined;
}

/** Other spellings of a refusal that the app accepts (product 8.1). */
const refusalVariants: Variants = {
  ...names({ error: ['message', 'msg', 'detail'], code: ['errorCode'] }),
  data: (answer) => ({ data: answer }),
};

const examples = new Map<EndpointName | 'refusal', ReturnType<typeof examplesOf>>();
function expectedOf(name: EndpointName | 'refusal') {
  const answer = name === 'refusal' ? refusal : contract[name].answer;
  const known = examples.get(name) ?? examplesOf(answer);
  examples.set(name, known);
  return known;
}

const isSuccess = (status: number) => status >= 200 && status < 300;

/** True for a status that is neither the documented success nor a refusal that the call can have. */
function isOtherStatus({ method, path, access, status: documented }: Endpoint, status: number): boolean {
  if (status < 400) return status !== documented;
  if (status >= 500 || status === 405) return true;
  if (access === 'public' && (status === 401 || status === 403)) return true;
  return status === 404 && method === 'GET' && !path.includes(':');
}

function bodyDifferences(name: EndpointName, { status, headers, text }: GivenAnswer): readonly Difference[] {
  const answer = parsedAnswer(text);
  if (text.trim() === '') return [{ kind: 'body', found: 'is empty', expected: 'JSON' }];
  if (answer === undefined) return [{ kind: 'body', found: 'is not JSON', expected: 'JSON' }];
  const type = headers.get('content-type')?.split(';')[0] ?? 'missing';
  const typeDifferences: readonly Difference[] = /[/+]json$/i.test(type)
    ? []
    : [{ kind: 'content-type', found: type, expected: 'application/json' }];
  const refused = !isSuccess(status);
  const variants = refused ? refusalVariants : (answerVariants[name] ?? {});
  const spelling = spellingOf(variants, expectedOf(refused ? 'refusal' : name), shapeOf([answer]));
  const spellings = spelling.names.map((found): Difference => ({ kind: 'spelling', known: true, found }));
  return [...typeDifferences, ...spellings, ...spelling.differences];
}

function differencesIn(name: EndpointName, answer: GivenAnswer): readonly Difference[] {
  const endpoint: Endpoint = endpoints[name];
  const expected = String(endpoint.status);
  const redirects = answer.redirects.map((found): Difference => ({ kind: 'status', found, expected }));
  if (!isOtherStatus(endpoint, answer.status)) return [...redirects, ...bodyDifferences(name, answer)];
  const status: Difference = { kind: 'status', found: String(answer.status), expected };
  // A status without a body, and the error of a gateway, say nothing about the shape.
  const hasBody = isSuccess(answer.status) && answer.text.trim() !== '';
  return [...redirects, status, ...(hasBody ? bodyDifferences(name, answer) : [])];
}

/** An object with a field for each id would differ in every field. */
const MOST_LINES = 100;

function limited(lines: readonly string[]): readonly string[] {
  const more = lines.length - MOST_LINES;
  return more > 0 ? [...lines.slice(0, MOST_LINES), `and ${counted(more, 'more difference')}`] : lines;
}

/** What an answer differs in from the contract, and how the app reads it. */
export function compare(made: MadeCall, answer: GivenAnswer): Comparison {
  const { method, headers } = made;
  const { pathname, searchParams: query } = new URL(made.path, 'http://server');
  const match = matchEndpoint(method, pathname);
  const { status } = answer;
  const asked: Asked = { params: match?.params ?? {}, body: parseJson(made.body) };
  const parsed = parsedAnswer(answer.text);
  const hide = hiderOf({
    sent: { headers, query, body: asked.body },
    answered: { headers: answer.headers, body: parsed },
  });
  if (!match) {
    return {
      call: undefined,
      method,
      path: shortened(hide(plain(anonymous(pathname)))),
      status,
      differences: ['the contract has no such call'],
      reading: { understood: 'no', text: 'nothing' },
    };
  }
  const { name } = match;
  const reading = readingOf(name, answer, asked);
  const differences = differencesIn(name, answer).map((one) =>
    one.kind === 'retyped' ? { ...one, isRead: isReadAt(name, parsed, asked, one) } : one,
  );
  return {
    call: name,
    method,
    path: endpoints[name].path,
    status,
    differences: limited(differences.map((one) => shortened(hide(lineOf(one))))),
    reading: { understood: reading.understood, text: shortened(hide(plain(reading.text))) },
    page:
      differences.length > 0 && hide(answer.text) === answer.text
        ? pageWith(name, status, answer.text)
        : undefined,
  };
}

/** A call without anything to compare. */
function withoutAnswer(
  { method, path }: Pick<MadeCall, 'method' | 'path'>,
  difference: string,
  reading: string,
): Comparison {
  const { pathname } = new URL(path, 'http://server');
  const match = matchEndpoint(method, pathname);
  return {
    call: match?.name,
    method,
    path: match ? endpoints[match.name].path : shortened(plain(anonymous(pathname))),
    status: undefined,
    differences: [shortened(plain(difference))],
    reading: { understood: 'no', text: reading },
  };
}

/** A call that got no answer. */
export const unreached = (made: Pick<MadeCall, 'method' | 'path'>, reason: string): Comparison =>
  withoutAnswer(made, `not reached: ${reason}`, 'a network failure');

/** A call whose comparison failed: a mistake of the mirror, which must not look like a call without differences. */
export const notCompared = (made: Pick<MadeCall, 'method' | 'path'>, reason: string): Comparison =>
  withoutAnswer(made, `not compared: ${reason}`, 'unknown');
