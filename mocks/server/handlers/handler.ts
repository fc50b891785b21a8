import type { CookieJar } from '@mocks/host/cookies';
import type { Answer, Body, Params, Query } from '@/api/contract';
import type { EndpointName, endpoints } from '@/api/endpoints';
import type { Database } from '../db/database';
import type { User } from '../db/models';
import type { Decision } from '../decision';
import type { Scenario } from '../scenario';

/** What a handler can use while it serves one call. */
export interface ServerContext {
  readonly db: Database;
  readonly scenario: Scenario;
  /** The instant of the call on the sandbox clock. */
  readonly now: number;
}

/** The user of a call; always present if the endpoint table requires a session. */
type UserOf<N extends EndpointName> = (typeof endpoints)[N]['access'] extends 'session' ? User : undefined;

/** One call, checked and typed from the endpoint table. */
export interface Call<N extends EndpointName> extends ServerContext {
  readonly params: Params<N>;
  readonly query: Query<N>;
  readonly body: Body<N>;
  readonly headers: Headers;
  readonly user: UserOf<N>;
  readonly jar: CookieJar;
  /** Notes for the log what decided a success. */
  readonly decided: (decision: Decision) => void;
}

/** Serves one call: returns the answer or refuses. Synchronous, so that a call is atomic. */
export type Handler<N extends EndpointName> = (call: Call<N>) => Answer<N>;

/** The handlers of some endpoints. A missing or wrongly typed one does not compile. */
export type Handlers<N extends EndpointName> = { readonly [K in N]: Handler<K> };
