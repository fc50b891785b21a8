import * as v from 'valibot';
import { CALL_LIMIT_MS } from '@/api/http';
import type { OpenedSession, Tokens } from '@/api/session';
import { openChannel, runAlone, type Channel } from '@/lib/browser';
import { decode } from '@/lib/decode';
import type { Login } from './login';
import { userSchema } from './record';
import type { SessionState } from './state';

/** A session as the server answered it, the login it belongs to, and the time of the answer in ms. */
export interface Given {
  readonly opened: OpenedSession;
  readonly login: string;
  readonly at: number;
}

/** The other tabs of this browser that show the app. */
export interface Tabs {
  post(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): void;
  /** Runs `task` while no other tab runs one: a refresh token can be used only once. */
  alone<T>(task: () => Promise<T>): Promise<T>;
}

const NAME = 'turpial.session';

const since = v.undefinedable(v.number());
const given = {
  since,
  opened: v.object({
    tokens: v.object({
      accessToken: v.string(),
      refreshToken: v.exactOptional(v.string()),
      refreshExpiresAt: v.exactOptional(v.number()),
    }),
    user: userSchema,
  }),
  login: v.string(),
  at: v.number(),
};
/**
 * What one tab tells the others. `since` is the time of the login that the message concerns, in ms; undefined where
 * the browser does not know it. Tokens travel from memory to memory and are never stored.
 */
const messageSchema = v.variant('type', [
  v.object({ type: v.literal('opened'), ...given }),
  v.object({ type: v.literal('refreshed'), ...given }),
  // `left`: the user logged out, rather than being refused.
  v.object({ type: v.literal('ended'), since, left: v.boolean() }),
  // The answer to a logout or to an older login's refresh has deleted or replaced the cookie.
  v.object({ type: v.literal('cookieLost'), since }),
]);
export type TabMessage = Readonly<v.InferOutput<typeof messageSchema>>;

/** Connects tabs by BroadcastChannel and Web Locks. Where the browser refuses one of them, each tab works alone. */
export function browserTabs(channel: Channel = openChannel(NAME)): Tabs {
  return {
    post: channel.post,
    listen(listener) {
      channel.listen((sent) => {
        // Another release of the app may send other messages.
        const message = decode(messageSchema, sent);
        if (message) listener(message);
      });
    },
    alone: (task) => runAlone(NAME, task, CALL_LIMIT_MS),
  };
}

/** What a message can ask of the tab that receives it. */
interface Reactions {
  /** The session refreshes, so that its cookie is set again. */
  readonly refresh: () => void;
  readonly end: (since: number | undefined, left: boolean) => void;
  /** Another login starts. */
  readonly enter: (since: number | undefined, given: Given) => void;
  /** The same login has newer tokens. */
  readonly join: (since: number | undefined, given: Given) => void;
  /** The session has ended here, but its logout may still need the newest refresh token. */
  readonly remember: (tokens: Tokens) => void;
}

/** What the receiving tab knows of its own session. */
interface Receiver {
  readonly state: SessionState;
  readonly login: Login;
  /** The time of its tokens; undefined where it holds none. */
  readonly heldSince: number | undefined;
}

/** True when the message concerns an older login, or arrived after a later message of another tab. */
function isOld(message: TabMessage, { login, heldSince }: Receiver): boolean {
  if (message.type === 'cookieLost') return heldSince === undefined;
  const { since } = message;
  // A check without a record may have used the cookie of a login that is over. Its tokens concern no known login.
  if (since === undefined) return message.type !== 'ended' && login.since !== undefined;
  if (login.since !== undefined && since < login.since) return true;
  if (message.type === 'ended' || since !== login.since) return false;
  if (message.type === 'opened') return login.ended || heldSince !== undefined;
  return heldSince !== undefined && message.at < heldSince;
}

/** Decides what a message of another tab means to `receiver`: one reaction, or none. */
export function readMessage(message: TabMessage, receiver: Receiver, reactions: Reactions): void {
  if (isOld(message, receiver)) return;
  if (message.type === 'cookieLost') {
    reactions.refresh();
    return;
  }
  const { login, state } = receiver;
  const { since = login.since } = message;
  const isNewerLogin = login.since !== undefined && since !== login.since;
  if (message.type === 'ended') reactions.end(since, message.left);
  else if (message.type === 'opened' || isNewerLogin) reactions.enter(since, message);
  // Only a login opens a session that has ended.
  else if (state.status === 'signedOut') reactions.remember(message.opened.tokens);
  else reactions.join(since, message);
}
