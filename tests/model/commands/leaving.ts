import { latecomer } from '../invariants';
import { START_PARAM } from '../startParam';
import { closed } from '../state';
import { texts } from '../texts';
import { isOfSession, mayDie, type Action } from './command';

const possibleAlways = () => true;

export const menuItems = ['sendMoney', 'history', 'profile', 'contact'] as const;
export type MenuItem = (typeof menuItems)[number];

/** Leaves the page by the menu. */
export const leaveBy = (item: MenuItem): Action => ({
  name: `leave by '${texts[item]}'`,
  possible: ({ signedIn }, { user }) => user !== undefined && signedIn,
  deeds: () => [{ do: 'menu', item: texts[item] }],
});

/** Presses 'Volver' on step 2. */
export const goBackToStepOne: Action = {
  name: `press '${texts.back}'`,
  possible: ({ path }) => path === '/envia2',
  deeds: () => [{ do: 'press', name: texts.back }],
};

/** Presses Back or Forward. If the entry belongs to another document, the browser loads it. */
export const travel = (way: 'back' | 'forward'): Action => ({
  name: way,
  overDialog: true,
  possible: ({ canGoBack, canGoForward }) => (way === 'back' ? canGoBack : canGoForward),
  deeds: () => [{ do: way }],
  load: ({ backLoads, forwardLoads }) => ((way === 'back' ? backLoads : forwardLoads) ? way : undefined),
});

/** Opens a receipt: from the toast about an exchange, or the newest one of the history. */
export const openReceipt: Action = {
  name: 'open a receipt',
  possible: ({ linksToReceipt }) => linksToReceipt,
  deeds: () => [{ do: 'openReceipt' }],
};

/** Presses the skip link, which only moves the focus (decision 52). */
export const skip: Action = {
  name: 'press the skip link',
  possible: possibleAlways,
  deeds: () => [{ do: 'press', name: texts.skip }],
  wrong: (before, after) => (before.visit === after.visit ? latecomer('the skip link', before, after) : []),
};

/** Reloads the page; choices and accepted quotes remain. */
export const reload: Action = {
  name: 'reload',
  overDialog: true,
  possible: possibleAlways,
  load: () => 'reload',
  wrong(before, after) {
    const isOther = before.path !== after.path || !after.summary || !before.summary;
    // Without a network the name of the chosen beneficiary is unknown.
    if (isOther || before.paused.length > 0 || after.saved.length === 0) return [];
    return latecomer('the reload', { ...before, newAlias: after.newAlias }, after);
  },
};

/** Opens a typed address. */
export const open = (address: `/${string}`): Action => ({
  name: `open ${address}`,
  overDialog: true,
  possible: possibleAlways,
  load: () => address,
});

/** The browser kills the page, which hears nothing of it; the user opens another one. */
export const openAnew = (address: `/${string}`): Action => ({
  name: `the page is killed, open ${address}`,
  overDialog: true,
  possible: mayDie,
  kills: true,
  load: () => `${address}?${START_PARAM}=tab`,
  after: (_model, tab) => closed(tab),
});

/** Releases the oldest paused answer. A page that the user left must neither navigate nor select (decision 37). */
export const release: Action = {
  name: 'release',
  overDialog: true,
  possible: ({ paused }) => paused.length > 0,
  deeds: (_model, { paused: [oldest] }) => (oldest ? [{ do: 'release', id: oldest.id }] : []),
  wrong(before, after, tab, { user }) {
    // The reads after an answer may find that the session has ended, and lead to the login.
    if (!user && before.signedIn && !after.signedIn) return [];
    const gone = before.paused.filter(({ id }) => !after.paused.some((one) => one.id === id));
    // Step 2 waits visibly for the answer to its confirmation, also after the user has left it and come back.
    const isAwaited = before.confirm === 'busy' && gone.every(({ call }) => call === 'createExchange');
    if (isAwaited) return [];
    const from = gone.flatMap(({ id }) => tab.pausedFrom.get(id) ?? []);
    const late = (expected = before) => latecomer('a late answer', expected, after);
    const left = from.every(({ visit, load }) => visit !== before.visit || load !== tab.loads);
    if (gone.some(isOfSession)) {
      // Pages wait for the calls of the session: their answers may show a page, or lead to the login.
      const isLogin = gone.every(({ call }) => call === 'login');
      const signsIn = !before.signedIn && after.signedIn;
      return isLogin && left && signsIn ? ['a login signed in after its page was left'] : [];
    }
    if (left) return late();
    const elsewhere = from.every(
      ({ call, choices, typings }) =>
        (call.endsWith('Beneficiary') && choices !== tab.choices) ||
        (/checkMinimum|exchangeRate/.test(call) && typings !== tab.typings),
    );
    return elsewhere ? late({ ...before, newAlias: after.newAlias }) : [];
  },
};
