import { SEED_PASSWORD } from '@mocks/server/seeds/accounts';
import { jumped, loggedOut } from '../learn';
import { people, texts, type Who } from '../texts';
import type { Action } from './command';
import { BELATED_MS, faultsOf, type Fate } from './fates';

const MINUTE_MS = 60_000;
/** How often a page looks at the clock. */
const LOOK_EVERY_MS = 1000;

/** Presses 'Cerrar sesión'. Whatever becomes of the call, the user is signed out. */
export const logOut = (fate: Fate): Action => ({
  name: `log out, ${fate}`,
  possible: ({ signedIn }, { user }) => user !== undefined && signedIn,
  deeds: () => [...faultsOf('logout', fate), { do: 'menu', item: texts.logout }],
  after(model, _tab, { done }) {
    if (done > faultsOf('logout', fate).length) loggedOut(model);
  },
});

/** Logs in as a visitor from any page. */
export const logIn = (who: Who, fate: Fate): Action => ({
  name: `log in as ${who}, ${fate}`,
  possible: ({ signedIn }, { user }) => user === undefined && !signedIn,
  deeds: () => [
    // The server refuses an ended session until the next login.
    { do: 'clearFault', call: 'refreshSession' },
    ...faultsOf('login', fate),
    { do: 'signIn', login: people[who].login, password: SEED_PASSWORD },
  ],
  after(model, _tab, { done, view }) {
    // A login waits for a logout under way in any tab, and a logout for a refresh; its fault may be gone by then, or
    // meet another login.
    const views = [view, ...model.tabs.map((tab) => tab.view)];
    const waits = views.some((one) =>
      one?.paused.some(({ call }) => call === 'logout' || call === 'refreshSession'),
    );
    const mayEnter = waits || (fate !== 'refused' && fate !== 'broken' && fate !== 'unreached');
    if (done > 1 + faultsOf('login', fate).length && mayEnter) model.entering.add(who);
  },
});

/** The server ends the session; the app notices at the next refresh. */
export const endSession: Action = {
  name: 'the session ends',
  overDialog: true,
  possible: (_view, { user, ended, network }) => user !== undefined && !ended && network,
  deeds: () => [
    { do: 'loseCookie' },
    {
      do: 'fault',
      fault: { call: 'refreshSession', kind: 'status', status: 401, body: { error: 'No autorizado' } },
    },
    { do: 'advance', ms: 14 * MINUTE_MS },
  ],
  after(model) {
    model.ended = true;
  },
};

/** Time passes. */
export const wait = (ms: number): Action => ({
  name: ms < MINUTE_MS ? `wait ${ms / 1000} s` : `wait ${ms / MINUTE_MS} min`,
  overDialog: true,
  possible: () => true,
  deeds: () => [{ do: 'advance', ms }],
});

/** Nobody touches the page, whose timers run. */
export const leaveAlone: Action = {
  name: 'nobody is there for 36 min',
  overDialog: true,
  possible: () => true,
  deeds: () => [12, 12, 12].map((minutes) => ({ do: 'advance', ms: minutes * MINUTE_MS })),
};

/** The device sleeps: its timers stand still, and are all late when it wakes up. */
export const sleep: Action = {
  name: 'the device sleeps for 40 min',
  overDialog: true,
  possible: () => true,
  deeds: () => [{ do: 'advance', ms: 40 * MINUTE_MS }],
};

/** The device's clock is set, and the server's goes on. */
export const setClock = (ms: number): Action => ({
  name: `the device's clock jumps ${ms / MINUTE_MS} min`,
  overDialog: true,
  possible: () => true,
  deeds: () => [
    { do: 'jump', ms },
    { do: 'advance', ms: LOOK_EVERY_MS },
  ],
  after: (model) => jumped(model, ms),
});

/** Time passes until the server completes the belated confirmations. */
export const complete: Action = {
  name: 'the server completes a confirmation',
  overDialog: true,
  possible: ({ belated }) => belated > 0,
  deeds: () => [{ do: 'advance', ms: BELATED_MS }],
};

/** The network fails. */
export const loseNetwork: Action = {
  name: 'the network goes',
  overDialog: true,
  possible: (_view, { network }) => network,
  deeds: () => [{ do: 'fault', fault: { call: '*', kind: 'network' } }],
  after(model) {
    model.network = false;
  },
};

/** The network recovers, and all other faults are removed. */
export const recover: Action = {
  name: 'all is well again',
  overDialog: true,
  possible: ({ faults }) => faults > 0,
  deeds: () => [{ do: 'clearFaults' }],
  after(model) {
    model.network = true;
  },
};

/** The rate changes. */
export const changeRate = (rate: number): Action => ({
  name: `the rate is ${rate}`,
  overDialog: true,
  possible: () => true,
  deeds: () => [{ do: 'rate', rate }],
});

/** Delays the next answer of an endpoint, so that it may arrive on another page or for another user. */
export const delayAnswer = (call: (typeof lateReads)[number]): Action => ({
  name: `the next ${call} is late`,
  possible: (_view, { network }) => network,
  deeds: () => [{ do: 'fault', fault: { call, kind: 'hold', times: 1 } }],
});
export const lateReads = ['listExchanges', 'getExchange', 'listBeneficiaries', 'getProfile'] as const;

/** Something happens to the next refresh of the session, which does not end it (decision 5). */
export const spoilRefresh = (fate: 'paused' | 'lost' | 'unreached' | 'broken'): Action => ({
  name: `the next refreshSession is ${fate}`,
  overDialog: true,
  // The refusals after the end of a session stay.
  possible: (_view, { ended }) => !ended,
  deeds: () => faultsOf('refreshSession', fate),
});
