import type { View } from './page/sight';
import { people, type Who } from './texts';

/** One of the browser's two tabs. */
export type TabNumber = 0 | 1;

/** The quote of step 2 in one tab. */
export interface Quote {
  readonly no: number;
  readonly who: Who;
  readonly amount: string;
  /** True for an accepted rate; false for the fallback. */
  readonly accepted: boolean;
  /** True if the tab had accepted another quote before. */
  readonly another: boolean;
}

/** An exchange that the user meant to send; several presses still mean one. */
export interface Intent {
  readonly who: Who;
  /** The tab of its confirmation. */
  readonly tab: TabState;
  readonly quote: Quote;
  readonly beneficiary: string;
  /** The idempotency key of its confirmation, once that was sent. */
  key: string | undefined;
  /** True if the server is known to have created it. */
  arrived: boolean;
  /** True if the server works on it for longer than the app waits, so that 'not found' may come before it. */
  slow: boolean;
}

/** Typed and unsent input. */
export interface Draft {
  readonly text: string;
  readonly at: number;
  /** The quote it was accepted for; sending that quote ends the draft. */
  readonly quote?: number;
}

/** The origin of a paused call. */
export interface PausedFrom {
  readonly call: string;
  readonly load: number;
  readonly visit: number;
  readonly choices: number;
  readonly typings: number;
}

/** The model's state of one tab. */
export interface TabState {
  view: View | undefined;
  /** The signed-in user, if this tab has shown them. A cookie that signs a user in in one tab says nothing to another. */
  user: Who | undefined;
  /** Documents loaded so far; each document has its own pages. */
  loads: number;
  choices: number;
  typings: number;
  /** True after 'Quiero esta tasa' until it leads to step 2. */
  accepting: boolean;
  readonly drafts: Partial<Record<Who, Draft | undefined>>;
  readonly newAliases: Partial<Record<Who, string | undefined>>;
  /** The amount typed on step 1, by history entry. */
  readonly typedIn: Map<string, string>;
  /** By history entry. */
  readonly quotes: Map<string, Quote>;
  /** The quote that was last accepted, or for which a beneficiary was last chosen. */
  lastQuote: Quote | undefined;
  /** The quote of step 2 when the session ended there: the login of its user returns to it. */
  interrupted: Quote | undefined;
  readonly pausedFrom: Map<number, PausedFrom>;
  /** The confirmation that the page answered with a question. */
  asked: Intent | undefined;
  /** The confirmation that was sent last. */
  lastSent: Intent | undefined;
  /** Ids of exchanges that this tab has said were made by a confirmation. */
  readonly told: Set<string>;
}

/** The model's state of browser and server. */
export interface Model {
  readonly tabs: readonly [TabState, TabState];
  /** Owner of the browser's session. */
  user: Who | undefined;
  /** True from the end of the session on the server, or from when it may end there, until a page shows it. */
  ended: boolean;
  /** Users whose password was entered since the last logout or login: an answer or a cookie may still sign them in. */
  readonly entering: Set<Who>;
  /** True from a press of 'Cerrar sesión' until the next login. */
  signedOut: boolean;
  network: boolean;
  /**
   * Between these two instants, on the server's clock, the session was last used as the device's clock counts it: a
   * model that does not mirror the app cannot know it exactly.
   */
  readonly used: { earliest: number; latest: number };
  quotes: number;
  aliases: number;
  readonly intents: Intent[];
  /** Keys of confirmations that the app has said were not made, until they are sent again. */
  readonly denied: Set<string>;
  /** Ids of exchanges that any page has shown or linked to. */
  readonly told: Set<string>;
  /** Broken invariants that only the change between two views shows. */
  readonly wrong: string[];
  /** Number of exchanges before the run. */
  readonly before: Readonly<Record<Who, number>>;
  /** Actions and views, for the failure message. */
  readonly trace: string[];
}

const tabState = (): TabState => ({
  view: undefined,
  user: undefined,
  loads: 0,
  choices: 0,
  typings: 0,
  accepting: false,
  drafts: {},
  newAliases: {},
  typedIn: new Map(),
  quotes: new Map(),
  lastQuote: undefined,
  interrupted: undefined,
  pausedFrom: new Map(),
  asked: undefined,
  lastSent: undefined,
  told: new Set(),
});

/** The page of a tab is gone, and with it all that the tab kept. */
export function closed(tab: TabState): void {
  const { told, loads } = tab;
  Object.assign(tab, tabState(), { told, loads: loads + 1 });
}

/** The model at the start: the first user is signed in, in the first tab. */
export function newModel(first: View): Model {
  const model: Model = {
    tabs: [tabState(), tabState()],
    user: 'A',
    ended: false,
    entering: new Set(),
    signedOut: false,
    network: true,
    used: { earliest: first.now, latest: first.now },
    quotes: 0,
    aliases: 0,
    intents: [],
    denied: new Set(),
    told: new Set(),
    wrong: [],
    before: { A: first.made.A.length, B: first.made.B.length },
    trace: [],
  };
  model.tabs[0].view = first;
  model.tabs[0].user = 'A';
  return model;
}

/** All other users. */
export const others = (who: Who | undefined) => (Object.keys(people) as Who[]).filter((one) => one !== who);
