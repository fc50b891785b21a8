import { commandTable } from '@mocks/engine/commands/table';
import type { Sandbox } from '@mocks/engine/sandbox';
import { pathInApp, plainAddress } from '@mocks/host/page';
import { isMagicCode } from '@mocks/server/rules/codes';
import { SEED_PASSWORD } from '@mocks/server/seeds/accounts';
import { isCalm } from './calm';
import { recordStep } from './controls';
import type { Step, Typed } from './film';
import type { FilmSession, FilmStore } from './session';
import { controlOf, isOfApp, targetOf } from './target';
import { tick } from './tick';

/** Keys that do something beyond typing. The others reach the film as the text of their field. */
const KEYS = new Set(['Enter', 'Escape', 'ArrowUp', 'ArrowDown']);
/** A click so soon after a key was caused by it, in real ms. */
const CAUSED_MS = 50;

/** Numbers the typed passwords, so that equal ones stay equal. The texts stay in the memory of the page. */
function passwordMask() {
  const known: string[] = [];
  return (text: string): Typed => {
    if (text === SEED_PASSWORD) return { secret: 'password' };
    if (!known.includes(text)) known.push(text);
    return { secret: 'otherPassword', number: known.indexOf(text) };
  };
}

function codeMask(text: string, sandbox: Sandbox): Typed {
  if (text === '' || isMagicCode(text)) return text;
  const number = sandbox.inbox().findLastIndex(({ code }) => code === text) + 1;
  return number > 0 ? { secret: 'code', number } : { secret: 'wrongCode', digits: text.length };
}

/** The typed text of a field, without passwords and codes. */
function typedIn(
  { type, autocomplete, value }: HTMLInputElement | HTMLTextAreaElement,
  sandbox: Sandbox,
  mask: (text: string) => Typed,
): Typed {
  if (type === 'password' || autocomplete.includes('password')) return mask(value);
  return autocomplete === 'one-time-code' ? codeMask(value, sandbox) : value;
}

/** A reload keeps the state of its history entry, another page load has none. */
const loadStep = (isReload: boolean, href: string): Step =>
  isReload
    ? { do: 'reload', from: pathInApp(plainAddress(href)) }
    : { do: 'open', path: pathInApp(new URL(href)) };

/** Records a page load that neither the app nor the panel caused. */
function recordLoad(store: FilmStore, { fresh, leaving }: FilmSession): void {
  // Without the Navigation API no page load says whether the app has caused it.
  if (fresh || leaving || !('navigation' in window)) return;
  const [entry] = performance.getEntriesByType('navigation');
  recordStep(store, loadStep(entry?.type === 'reload', location.href));
}

/** A command that replaces the state is followed by a page load, which belongs to the film. */
const restarts = (step: Step | undefined) =>
  step?.do === 'command' && (step.name === 'undo' || commandTable[step.name].kind === 'start');

function recordNavigation(store: FilmStore): void {
  // Firefox before 147 has none: Back, reloads and typed addresses are missing in its films.
  if (!('navigation' in window)) return;
  navigation.addEventListener('navigate', (event) => {
    const { navigationType, userInitiated, destination } = event;
    if (!destination.sameDocument) {
      if (restarts(store.get()?.film.steps.at(-1))) {
        recordStep(store, loadStep(navigationType === 'reload', destination.url));
      }
      store.change({ leaving: true });
    } else if (navigationType === 'traverse' && userInitiated) {
      const by = destination.index - (navigation.currentEntry?.index ?? 0);
      recordStep(store, { do: 'go', by, from: pathInApp(plainAddress()) });
    }
  });
}

/** Records what the user does in the app until the recording stops. */
export function recordPage(sandbox: Sandbox, store: FilmStore, session: FilmSession): void {
  const mask = passwordMask();
  let keyAt = Number.NEGATIVE_INFINITY;
  const record = (step: Step) => recordStep(store, step);
  const listen = <E extends Event>(type: string, handle: (event: E, target: Element) => void) =>
    document.addEventListener(
      type,
      (event) => {
        const { target } = event;
        if (target instanceof Element && isOfApp(target)) handle(event as E, target);
      },
      true,
    );

  listen<MouseEvent>('click', ({ detail }, target) => {
    const control = controlOf(target);
    // The click that opens a native select chooses nothing yet.
    if (!control || control.matches('select, textarea, input:not([type=checkbox], [type=radio], [readonly])'))
      return;
    const { film } = store.get() ?? session;
    if (detail === 0 && performance.now() - keyAt < CAUSED_MS && film.steps.at(-1)?.do === 'key') {
      store.change({ film: { ...film, steps: film.steps.slice(0, -1) } });
    }
    record({ do: 'press', on: targetOf(control) });
  });
  listen('input', (_event, target) => {
    const isText = target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type);
    if (!isText && !(target instanceof HTMLTextAreaElement)) return;
    record({ do: 'type', on: targetOf(target), text: typedIn(target, sandbox, mask) });
  });
  listen('change', (_event, target) => {
    if (!(target instanceof HTMLSelectElement)) return;
    record({ do: 'choose', on: targetOf(target), option: target.selectedOptions[0]?.label ?? '' });
  });
  listen<KeyboardEvent>('keydown', ({ key }, target) => {
    // A button is pressed by the click that Enter causes; a text area shows its line.
    if (!KEYS.has(key) || target.matches('textarea, select')) return;
    if (key === 'Enter' && target.matches('button, a, summary')) return;
    keyAt = performance.now();
    record({ do: 'key', on: target === document.body ? null : targetOf(target), key });
  });

  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') record({ do: 'refresh' });
  });
  recordLoad(store, session);
  recordNavigation(store);
  // Seconds pass only while nothing else happens, so that each call is made at the same instant when played.
  setInterval(() => {
    const visible = document.visibilityState === 'visible';
    if (store.get()?.mode !== 'recording' || !visible || !isCalm(sandbox)) return;
    tick(sandbox);
    record({ do: 'wait', seconds: 1 });
  }, 1000);
}
