import type { Sandbox } from '@mocks/engine/sandbox';
import { REFRESH_COOKIE } from '@mocks/host/cookies';
import type { Fault } from '@mocks/server/faultKinds';
import type { EndpointName } from '@/api/endpoints';
import { texts } from '../texts';
import { die, jump } from './device';
import { watchTold } from './exchanges';
import { fillBeneficiary, press, pressNamed, signIn, typeInto } from './fingers';
import type { Network } from './network';
import { loaded, settled } from './quiet';
import { canGoBack } from './setup';
import {
  canShowToasts,
  field,
  listIsUndrawn,
  look,
  receiptLink,
  savedCards,
  summary,
  titleOf,
  type Summary,
  type View,
} from './sight';

/** One action of a user or event of the server; plain JSON. */
export type Deed =
  | { readonly do: 'typeAmount'; readonly text: string }
  | { readonly do: 'press'; readonly name: string; readonly times?: number }
  | { readonly do: 'choose' | 'askToRemove'; readonly place: number }
  | { readonly do: 'menu'; readonly item: string }
  | { readonly do: 'back' | 'forward' | 'loseCookie' }
  | { readonly do: 'fill'; readonly alias: string; readonly whole: boolean }
  | { readonly do: 'signIn'; readonly login: string; readonly password: string }
  | { readonly do: 'fault'; readonly fault: Fault }
  | { readonly do: 'clearFaults' | 'openReceipt' | 'mixNext' }
  | { readonly do: 'belateNext'; readonly ms: number; readonly status?: number }
  | { readonly do: 'clearFault'; readonly call: EndpointName }
  | { readonly do: 'release'; readonly id: number }
  | { readonly do: 'advance' | 'jump'; readonly ms: number }
  | { readonly do: 'rate'; readonly rate: number };

/** The result of the actions. */
export interface Outcome {
  readonly view: View;
  /** The number of actions done; it stops at the first that is impossible. */
  readonly done: number;
  /** Summary and history entry at the moment of a press. */
  readonly pressedOn: { readonly summary: Summary | undefined; readonly entry: string } | undefined;
}

export interface Hands {
  /** Performs the actions, waits for a stable page after each one, and returns the view. */
  perform(deeds: readonly Deed[]): Promise<Outcome>;
  /** Waits for a stable page, after what another tab did before `mark`. */
  rest(mark: number): Promise<void>;
  /** Waits for a stable page, and returns the view. */
  look(): Promise<View>;
  /** From now on no handler of the page hears that it ends. */
  readonly die: () => void;
  /** Leaves a mark that other tabs can wait for. */
  mark(mark: number): void;
}

const MARK = 'turpial-sandbox.model-mark';

/** Counts visits: each new path is another visit. */
function watchVisits() {
  let visit = 1;
  let path = location.pathname;
  navigation.addEventListener('currententrychange', () => {
    if (location.pathname === path) return;
    path = location.pathname;
    visit += 1;
  });
  return () => visit;
}

/** The model's interface to this page: actions and views. */
export function createHands(sandbox: Sandbox, network: Network): Hands {
  const visit = watchVisits();
  let alerts: string[] = [];
  const errors: string[] = [];
  window.alert = (text: unknown) => void alerts.push(String(text));
  window.addEventListener('error', ({ message }) => errors.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  const told = watchTold();
  const rest = async () => {
    await loaded(canShowToasts);
    await settled(() => sandbox.paused().length, listIsUndrawn);
    told();
  };
  const see = () => {
    const view = look(sandbox, network, { visit: visit(), alerts, errors: [...errors], told: told() });
    alerts = [];
    return view;
  };
  let marked = Number(localStorage.getItem(MARK));
  let hear: (() => void) | undefined;
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== MARK) return;
    marked = Number(newValue);
    hear?.();
  });

  /** The card of a saved beneficiary, in the whole list. */
  async function savedAt(place: number): Promise<HTMLInputElement | undefined> {
    if (pressNamed(texts.openList)) await rest();
    const cards = savedCards();
    return cards[place % cards.length];
  }

  /** False if the page offers no way to do it. */
  async function act(deed: Deed): Promise<boolean> {
    switch (deed.do) {
      case 'typeAmount':
        return typeInto(field(texts.amount), deed.text);
      case 'press':
        return pressNamed(deed.name, deed.times);
      case 'choose':
        return press(await savedAt(deed.place));
      case 'askToRemove': {
        const card = await savedAt(deed.place);
        // The last one stays, so that a later command can choose it.
        if (!card || savedCards().length < 2) return false;
        const title = titleOf(card);
        if (!pressNamed(`${texts.options} ${title}`)) return false;
        await rest();
        return pressNamed(`${texts.remove} ${title}`);
      }
      case 'openReceipt':
        return press(receiptLink());
      case 'menu':
        if (!pressNamed(texts.menu)) return false;
        await rest();
        return pressNamed(deed.item);
      case 'back':
      case 'forward':
        if (!(deed.do === 'back' ? canGoBack() : navigation.canGoForward)) return false;
        await navigation[deed.do]().finished?.catch(() => undefined);
        return true;
      case 'fill':
        return fillBeneficiary(deed, rest);
      case 'signIn':
        return signIn(deed, rest);
      case 'fault':
        sandbox.fault(deed.fault);
        return true;
      case 'belateNext':
        network.belateNext(deed.ms, deed.status);
        return true;
      case 'mixNext':
        network.mixNext();
        return true;
      case 'clearFaults':
        // The clearFaults command would also release the paused calls.
        sandbox.change({ faults: [] });
        return true;
      case 'clearFault':
        sandbox.change({ faults: sandbox.scenario().faults.filter(({ call }) => call !== deed.call) });
        return true;
      case 'release': {
        const paused = sandbox.paused().find(({ id }) => id === deed.id);
        if (paused) sandbox.release(paused.call);
        return paused !== undefined;
      }
      case 'advance':
        sandbox.advance(deed.ms);
        return true;
      case 'jump':
        jump(deed.ms);
        return true;
      case 'rate':
        sandbox.setRate(deed.rate);
        return true;
      case 'loseCookie':
        network.jar.set({ name: REFRESH_COOKIE, value: '', path: '/api', httpOnly: true, maxAge: 0 });
        return true;
    }
  }

  return {
    async perform(deeds) {
      let done = 0;
      let pressedOn: Outcome['pressedOn'];
      for (const deed of deeds) {
        if (deed.do === 'press')
          pressedOn = { summary: summary(), entry: navigation.currentEntry?.key ?? '' };
        if (!(await act(deed))) break;
        done += 1;
        await rest();
      }
      return { view: see(), done, pressedOn };
    },
    async rest(mark) {
      while (marked < mark) await new Promise<void>((resolve) => (hear = resolve));
      await rest();
    },
    async look() {
      await rest();
      return see();
    },
    die,
    mark(mark) {
      marked = mark;
      localStorage.setItem(MARK, String(mark));
    },
  };
}
