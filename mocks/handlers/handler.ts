import type { Answer, Body, EndpointName, endpoints, Params, Query } from '@/api/endpoints';
import type { CookieJar } from '../control/cookies';
import type { Database } from '../db/database';
import type { User } from '../db/models';
import type { Scenario } from '../scenarios/scenario';

/** What the server has at hand while it serves one call. */
export interface World {
  readonly db: Database;
  readonly scenario: Scenario;
  /** The instant of the call on the sandbox clock. */
  readonly now: number;
}

/** The account behind a call: always there where the table asks for a session. */
type UserOf<N extends EndpointName> = (typeof endpoints)[N]['access'] extends 'session' ? User : undefined;

/** One call, checked and typed from the endpoint table. */
export interface Call<N extends EndpointName> extends World {
  readonly params: Params<N>;
  readonly query: Query<N>;
  readonly body: Body<N>;
  readonly headers: Headers;
  readonly user: UserOf<N>;
  readonly jar: CookieJar;
}

/** Serves one call: answers what the table says, or throws an `HttpFault`. Synchronous, so that a call is atomic. */
export type Handler<N extends EndpointName> = (call: Call<N>) => Answer<N>;

/** The handlers of some endpoints; a missing or misshapen one does not compile. */
export type Handlers<N extends EndpointName> = { readonly [K in N]: Handler<K> };
