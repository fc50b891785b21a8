import type { Sandbox } from '@mocks/engine/sandbox';
import { REFRESH_COOKIE } from '@mocks/host/cookies';
import { readRecord } from '@/session/record';
import { marksOf, people, texts, type Who } from '../texts';
import { claimsOf, saysNotFound, type Claim } from './claims';
import {
  EXCHANGE_ID,
  made,
  openConfirmations,
  whoHas,
  type MadeExchange,
  type OpenConfirmation,
} from './exchanges';
import type { Network, Sent } from './network';
import { canGoBack } from './setup';

/** The state of a button. */
export type ButtonState = 'absent' | 'off' | 'busy' | 'ready';

/** The content of step 2's summary. */
export interface Summary {
  readonly amount: string;
  readonly beneficiary: string | undefined;
}

/** All that the model knows about a page: what the user sees, and what only a test can read. */
export interface View {
  readonly path: string;
  readonly address: string;
  /** Key of the history entry; a replaced entry keeps it. */
  readonly entry: string;
  /** A different number for each page shown since the document was loaded. */
  readonly visit: number;
  readonly canGoBack: boolean;
  readonly canGoForward: boolean;
  /** True if Back or Forward would load another document. */
  readonly backLoads: boolean;
  readonly forwardLoads: boolean;
  readonly heading: string;
  readonly amount: string | undefined;
  readonly accept: ButtonState;
  readonly summary: Summary | undefined;
  readonly confirm: ButtonState;
  readonly save: ButtonState;
  readonly saved: readonly string[];
  /** The alias in the form of a new beneficiary, while the form is visible. */
  readonly newAlias: string | undefined;
  /** True if a link to a receipt can be pressed. */
  readonly linksToReceipt: boolean;
  readonly dialog: string;
  readonly toast: string;
  /** What toasts say about exchanges. */
  readonly claims: readonly Claim[];
  /** True if the page says that an exchange is not in the history. */
  readonly saysNotFound: boolean;
  readonly signedIn: boolean;
  /** The user in the browser's record of the session (product 3.3). */
  readonly account: Who | undefined;
  /** The readable marks of each person, in the page and in its toasts. */
  readonly marks: Readonly<Record<'page' | 'toast', Readonly<Record<Who, readonly string[]>>>>;
  /** Ids of exchanges that the page shows. */
  readonly ids: readonly string[];
  /** Places outside memory that contain a token. */
  readonly leaks: readonly string[];
  readonly paused: readonly { readonly id: number; readonly call: string }[];
  /** Number of active faults. */
  readonly faults: number;
  readonly sent: readonly Sent[];
  /** The number of confirmations on which the server still works. */
  readonly belated: number;
  readonly made: Readonly<Record<Who, readonly MadeExchange[]>>;
  readonly open: readonly OpenConfirmation[];
  /** Ids of exchanges that this document has shown or linked to so far. */
  readonly told: readonly string[];
  readonly alerts: readonly string[];
  readonly errors: readonly string[];
  readonly now: number;
  /** When the last call with a token was made. */
  readonly tokenSentAt: number;
}

const all = <E extends Element>(selector: string, within: ParentNode = document) => [
  ...within.querySelectorAll<E>(selector),
];

/** True if a user could see and press it: visible, not behind a dialog, not inert. */
export function reachable(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null;
}

/** The name of a control: its text or label. */
export function nameOf(element: Element): string {
  return (element.getAttribute('aria-label') ?? element.textContent).trim();
}

/** The open dialog. */
const openDialog = () => all<HTMLElement>('[role=dialog]').find(reachable);

/** The reachable control with this name; inside the dialog if one is open. */
export function control(name: string, selector = 'button, a[href], [role=tab]'): HTMLElement | undefined {
  return all<HTMLElement>(selector, openDialog() ?? document).find(
    (element) => nameOf(element) === name && reachable(element),
  );
}

/** The field with this label. */
export function field(label: string): HTMLInputElement | undefined {
  const labels = all<HTMLLabelElement>('label').filter((one) => nameOf(one) === label && reachable(one));
  for (const { control: input } of labels) if (input instanceof HTMLInputElement) return input;
  return undefined;
}

function stateOf(button: HTMLElement | undefined): ButtonState {
  if (!button) return 'absent';
  if (button.dataset.loading !== undefined) return 'busy';
  return (button as HTMLButtonElement).disabled ? 'off' : 'ready';
}
const buttonState = (name: string) =>
  stateOf(all<HTMLElement>('main button').find((one) => nameOf(one) === name && one.checkVisibility()));

/** The first link to a receipt: in a toast, or of the newest exchange in the history. */
export const receiptLink = () =>
  all<HTMLElement>('a[href*="/envia3?"]', openDialog() ?? document).find(reachable);

/** Step 2's summary. */
export function summary(): Summary | undefined {
  const region = all('section[aria-labelledby]').find(
    (one) =>
      document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent === texts.summary,
  );
  if (!region) return undefined;
  const line = all('dt', region).find((one) => one.textContent === texts.summaryAmount);
  const name = region.querySelector('[aria-atomic=true] p')?.textContent ?? texts.nobody;
  return {
    amount: (line?.nextElementSibling?.textContent ?? '').replace(/[^\d.,]/g, ''),
    beneficiary: name === texts.nobody ? undefined : name,
  };
}

/** The radio buttons of the visible saved beneficiaries, in order. */
export const savedCards = () =>
  all<HTMLInputElement>(`[role=radiogroup][aria-label="${texts.saved}"] input[type=radio]`);
export const titleOf = (card: Element) => card.parentElement?.textContent.trim() ?? '';

/** The selected tab on step 2. */
const chosenTab = () => all('[role=tab][aria-selected=true]').map(nameOf)[0];

/** The list of saved beneficiaries renders one frame after its data. */
export function listIsUndrawn(): boolean {
  return (
    chosenTab() === texts.savedTab &&
    savedCards().length === 0 &&
    document.querySelector(`[aria-label="${texts.saved}"]`) !== null
  );
}

const tokens = new Set<string>();
/** Records the tokens of an answer, to search for them later. */
export function rememberTokens(answer: string): void {
  for (const [, token] of answer.matchAll(/"(?:access|refresh)Token":"([^"]+)"/g))
    if (token) tokens.add(token);
}

function leaks({ jar }: Network): string[] {
  const places: [string, string][] = [
    ['address', location.href],
    ['history.state', JSON.stringify(history.state)],
    ['cookie', document.cookie],
    ['window.name', window.name],
  ];
  for (const [name, storage] of [
    ['localStorage', localStorage],
    ['sessionStorage', sessionStorage],
  ] as const) {
    for (const key of Object.keys(storage))
      if (!key.startsWith('turpial-sandbox')) places.push([`${name} ${key}`, storage.getItem(key) ?? '']);
  }
  const known = [...tokens, jar.get(REFRESH_COOKIE) ?? ''].filter((token) => token !== '');
  const holds = (text: string) =>
    /eyJ[\w-]+\.[\w-]+\.[\w-]*/.test(text) || known.some((token) => text.includes(token));
  return places.filter(([, text]) => holds(text)).map(([place]) => place);
}

/** True if `mark` occurs as a whole, not as part of a longer number. */
function stands(text: string, mark: string): boolean {
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + mark.length]];
    if (!/\d/.test(mark) || !(/[\d.,]/.test(before) || /\d/.test(after))) return true;
  }
  return false;
}

const sought: Readonly<Record<Who, readonly string[]>> = { A: marksOf('A'), B: marksOf('B') };

const marksIn = (text: string) => {
  const found = (who: Who) => sought[who].filter((mark) => stands(text, mark));
  return { A: found('A'), B: found('B') };
};

/** True once the code of the toasts has been loaded, and with it the lock of an unattended session. */
export const canShowToasts = () => document.querySelector('[data-position=top-center]') !== null;

const visibleToasts = () =>
  all('button')
    .filter((button) => nameOf(button) === 'Cerrar aviso')
    .flatMap((button) => button.closest<HTMLElement>('[role=alert]') ?? [])
    .filter(reachable);

/** All other readable text. */
function wording(apart: readonly string[]): string {
  const { innerText } = document.body;
  const values = all<HTMLInputElement>('input, textarea').map(({ value }) => value);
  return [document.title, apart.reduce((rest, text) => rest.replace(text, ''), innerText), ...values].join(
    '\n',
  );
}

/** The user in the browser's record. A login whose answer was lost leaves a record with an id only. */
function account(): Who | undefined {
  const { user, login } = readRecord() ?? {};
  return whoHas(user?.id) ?? (Object.keys(people) as Who[]).find((who) => people[who].login === login);
}

/** What the page keeps between two views. */
export interface Memory {
  readonly visit: number;
  readonly alerts: readonly string[];
  readonly errors: readonly string[];
  readonly told: readonly string[];
}

/** The history entry at a distance from the current one. */
const entryAt = (distance: number) => navigation.entries()[(navigation.currentEntry?.index ?? 0) + distance];

/** Reads the page's view. */
export function look(sandbox: Sandbox, network: Network, memory: Memory): View {
  const toasts = visibleToasts();
  const told = toasts.map(({ innerText }) => innerText);
  const text = wording(told);
  const creating = chosenTab() === texts.newTab;
  return {
    ...memory,
    path: location.pathname,
    address: location.pathname + location.search + location.hash,
    entry: navigation.currentEntry?.key ?? '',
    canGoBack: canGoBack(),
    canGoForward: navigation.canGoForward,
    backLoads: entryAt(-1)?.sameDocument === false,
    forwardLoads: entryAt(1)?.sameDocument === false,
    heading: document.querySelector('h1')?.textContent ?? '',
    amount: field(texts.amount)?.value,
    accept: buttonState(texts.accept),
    summary: summary(),
    confirm: buttonState(texts.confirm),
    save: buttonState(texts.save),
    saved: savedCards().map(titleOf),
    newAlias: creating ? field(texts.alias)?.value : undefined,
    linksToReceipt: receiptLink() !== undefined,
    dialog: openDialog()?.textContent ?? '',
    toast: told.join(' · ').replaceAll('\n', ' '),
    claims: toasts.flatMap(claimsOf),
    saysNotFound: saysNotFound(),
    account: account(),
    signedIn: all('header button').some((one) => nameOf(one) === texts.logout),
    marks: { page: marksIn(text), toast: marksIn(told.join('\n')) },
    ids: [...new Set(text.match(EXCHANGE_ID) ?? [])],
    leaks: leaks(network),
    paused: sandbox.paused().map(({ id, call }) => ({ id, call })),
    faults: sandbox.scenario().faults.length,
    sent: [...network.sent()],
    belated: network.belated(),
    made: made(sandbox),
    open: openConfirmations(),
    now: sandbox.clock.now(),
    tokenSentAt: network.tokenSentAt(),
  };
}
