import { actions, always, eventually, extract, now, weighted } from '@antithesishq/bombadil';
import { getFingerprint, type ActionTemplate, type State } from '@antithesishq/bombadil/browser';
import { defaultActions } from '@antithesishq/bombadil/browser/defaults';

/**
 * What always holds, whatever a stranger presses and types. The nightly run walks through the production build over
 * the HTTP sandbox with Bombadil's own actions and one login.
 */
export {
  noUncaughtExceptions,
  noUnhandledPromiseRejections,
} from '@antithesishq/bombadil/browser/defaults/properties';

/** The account that logs in, by `autocomplete` of the field. */
const account: Readonly<Partial<Record<string, string>>> = {
  username: 'maria@turpial.example',
  'current-password': 'Turpial2026',
};

/** A new page, or a part whose code is on its way, may need a moment. */
const WITHIN_S = 10;

const see = <T extends string | number | boolean>(look: (state: State) => T) => extract<State, T>(look);

const text = see(({ document }) => document.body.innerText);
const stored = see(({ window }) =>
  // The page before the first one has no storage.
  window.origin === 'null'
    ? ''
    : JSON.stringify([Object.entries(window.localStorage), Object.entries(window.sessionStorage)]),
);
const address = see(({ window }) => window.location.href);
const title = see(({ document }) => document.title);
const language = see(({ document }) => document.documentElement.lang);
const headings = see(({ document }) => document.querySelectorAll('main h1').length);
const headers = see(({ document }) => document.querySelectorAll('header a[href="/"]').length);
const mains = see(({ document }) => document.querySelectorAll('main').length);
const overflow = see(
  ({ document: { documentElement } }) => documentElement.scrollWidth - documentElement.clientWidth,
);
/** A press before the page's code has come loads a document, which begins without a focus. */
const isFocusLost = see(
  ({ document: { activeElement, body }, window }) =>
    (activeElement === null || activeElement === body) && window.performance.now() > WITHIN_S * 1000,
);
const isPress = see(({ lastAction }) => {
  if (lastAction === null || typeof lastAction === 'string' || !('Click' in lastAction)) return false;
  return ['A', 'BUTTON'].includes(lastAction.Click.fingerprint.tag.toUpperCase());
});

const soon = (holds: () => boolean) => eventually(now(holds)).within(WITHIN_S, 'seconds');
const alwaysSoon = (holds: () => boolean) => always(soon(holds));

export const isNeverBlank = alwaysSoon(() => text.current.trim() !== '');
export const isNeverWiderThanTheScreen = alwaysSoon(() => overflow.current <= 0);
export const showsNoValueOfTheProgram = always(
  () => !/\bundefined\b|\bNaN\b|\[object |Infinity/.test(text.current),
);
export const storesNoToken = always(() => !/eyJ[\w-]+\.|accessToken|refreshToken/.test(stored.current));
export const namesNoSecretInTheAddress = always(
  () => !/password=|token|eyJ[\w-]+\./i.test(address.current.replace('/iniciar/password', '')),
);
export const hasOneHeading = alwaysSoon(() => headings.current === 1);
export const hasTheHeader = alwaysSoon(() => headers.current > 0);
export const hasOneMainPart = alwaysSoon(() => mains.current === 1);
export const hasATitleInSpanish = alwaysSoon(
  () => title.current.includes('Turpial') && language.current === 'es',
);
export const keepsTheFocus = always(now(() => isPress.current).implies(soon(() => !isFocusLost.current)));

const KEYS = { backspace: 8, enter: 13 } as const;

/** The field of the login, if it is on the screen. */
const field = extract(({ document, window }: State) => {
  const input = [...document.querySelectorAll('input')].find(
    ({ autocomplete, readOnly }) => autocomplete in account && !readOnly,
  );
  if (!input) return null;
  const { x, y, width, height } = input.getBoundingClientRect();
  if (y < 0 || y + height > window.innerHeight) return null;
  return {
    asks: input.autocomplete,
    value: input.value,
    focused: input === document.activeElement,
    fingerprint: getFingerprint(input),
    point: { x: x + width / 2, y: y + height / 2 },
  };
});

/** Bombadil's random texts do not log in. */
const loginStep = actions<ActionTemplate>(() => {
  if (!field.current) return [];
  const { asks, value, focused, fingerprint, point } = field.current;
  const text = account[asks] ?? '';
  if (!focused) return [{ Click: { fingerprint, point } }];
  if (value === text) return [{ PressKey: { code: KEYS.enter } }];
  if (value !== '') return [{ PressKey: { code: KEYS.backspace } }];
  return [{ TypeText: { text: { Regexp: text.replaceAll('.', '\\.') }, delayMillis: 5 } }];
});

/** A page whose code is still on its way has nothing to press, and Bombadil itself waits only once. */
const waits = actions<ActionTemplate>((): ActionTemplate[] => (text.current.trim() === '' ? ['Wait'] : []));

/** A login takes several of its steps in a row. */
export const acts = weighted<ActionTemplate>([
  [1, defaultActions],
  [1, waits],
  [10, loginStep],
]);
