import { checkedInputs, type Command } from '@mocks/engine/commands/command';
import { commandTable } from '@mocks/engine/commands/table';
import type { Sandbox } from '@mocks/engine/sandbox';
import { pathInApp, plainAddress } from '@mocks/host/page';
import { refreshPage } from '@mocks/page/refreshPage';
import { fireEvent, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { config } from '@/lib/config';
import { calm, frame, FRAME_MS } from './calm';
import { endingOf } from './ending';
import type { Ending, Step, Target } from './film';
import type { FilmSession, FilmStore } from './session';
import { stepText } from './stepText';
import { elementsOf } from './target';
import { tick } from './tick';
import { typedText } from './typedText';

/** A control, code or page that does not appear within so many real ms is missing. */
const PATIENCE_MS = 10_000;
/** An end that differs for so many real ms is another one. */
const END_MS = 3000;
/** Between two steps, in real ms, so that a person can follow. */
const PACE_MS = 700;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for a value; without one in time, fails with the problem, in Spanish. */
const awaited = <T>(read: () => T | undefined, problem: string): Promise<T> =>
  waitFor(
    () => {
      const value = read();
      if (value === undefined) throw new Error(problem);
      return value;
    },
    { timeout: PATIENCE_MS, interval: FRAME_MS, onTimeout: () => new Error(problem) },
  );

/** Waits for an element that can be used. */
const find = (target: Target): Promise<HTMLElement> =>
  awaited(() => {
    const element = elementsOf(target)[target.nth];
    return element?.matches(':disabled, [data-disabled]') ? undefined : element;
  }, `No está «${target.name}»`);

async function shown(target: Target, fast: boolean): Promise<HTMLElement> {
  const element = await find(target);
  if (!fast) {
    element.scrollIntoView({ block: 'nearest' });
    const outline = '3px solid #f4a300';
    element.animate([{ outline }, { outline }], PACE_MS);
    await pause(PACE_MS);
  }
  // The page may have drawn it anew meanwhile.
  return fast ? element : find(target);
}

/** Resolves with the film when it plays, after a pause too; with undefined when it is closed. */
function playing(store: FilmStore): Promise<FilmSession | undefined> {
  const session = store.get();
  if (!session || session.mode === 'playing') return Promise.resolve(session);
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      const now = store.get();
      if (now && now.mode !== 'playing') return;
      stop();
      resolve(now);
    });
  });
}

async function seconds(count: number, sandbox: Sandbox, store: FilmStore): Promise<void> {
  for (let second = 0; second < count; second += 1) {
    if (!(await playing(store))) return;
    tick(sandbox);
    await frame();
    await calm(sandbox);
  }
}

/** The n-th code of the inbox, once it has been sent. */
const codeOf = (sandbox: Sandbox, number: number): Promise<string> =>
  awaited(() => sandbox.inbox()[number - 1]?.code, 'no llega el código');

/** Waits until the page has this path. */
const reached = (path: string): Promise<boolean> =>
  awaited(() => (pathInApp(plainAddress()) === path ? true : undefined), `la página no llega a ${path}`);

/** Waits until a step is possible, and returns what does it. */
async function prepared(
  step: Step,
  sandbox: Sandbox,
  store: FilmStore,
  fast: boolean,
): Promise<() => unknown> {
  // The input of a label that covers it can be pressed too.
  const options = { pointerEventsCheck: 0 };
  switch (step.do) {
    case 'press': {
      const element = await shown(step.on, fast);
      return () => userEvent.click(element, options);
    }
    case 'type': {
      const element = await shown(step.on, fast);
      const text = typedText(step.text);
      const value = typeof text === 'number' ? await codeOf(sandbox, text) : text;
      return () => {
        element.focus();
        fireEvent.input(element, { target: { value } });
      };
    }
    case 'choose': {
      const element = await shown(step.on, fast);
      return () => userEvent.selectOptions(element, step.option, options);
    }
    case 'key': {
      const element = step.on && (await shown(step.on, fast));
      return () => {
        element?.focus();
        return userEvent.keyboard(`{${step.key}}`);
      };
    }
    case 'go':
      await reached(step.from);
      return () => history.go(step.by);
    case 'reload':
      await reached(step.from);
      return () => location.reload();
    case 'open':
      return () => location.assign(config.basePath + step.path);
    case 'command': {
      const command: Command = commandTable[step.name];
      const inputs = checkedInputs(command, step.inputs);
      return () => sandbox.perform(step.name, inputs);
    }
    case 'refresh':
      return refreshPage;
    case 'wait':
      return () => seconds(step.seconds, sandbox, store);
  }
}

/** How the end of a film differs from that of its recording, in Spanish. */
function outcomeOf(now: Ending, { address, heading, state }: Ending): NonNullable<FilmSession['outcome']> {
  const different = [
    ...(now.address === address ? [] : [`la página es ${now.address} y era ${address}`]),
    ...(now.heading === heading ? [] : [`el título es «${now.heading}» y era «${heading}»`]),
    ...(now.state === state ? [] : ['los datos del servidor son otros']),
  ];
  if (different.length === 0) return { isSame: true, text: 'Termina igual que en la grabación.' };
  return { isSame: false, text: `No termina igual: ${different.join('; ')}.` };
}

/** The outcome, once the end is the same, or when it stays different. */
async function reachedOutcome(sandbox: Sandbox, end: Ending): Promise<NonNullable<FilmSession['outcome']>> {
  const start = performance.now();
  for (;;) {
    const outcome = outcomeOf(await endingOf(sandbox), end);
    if (outcome.isSame || performance.now() - start > END_MS) return outcome;
    await frame();
  }
}

/** Plays the steps that remain. A step that loads another page ends it; the next page goes on. */
export async function playPage(sandbox: Sandbox, store: FilmStore): Promise<void> {
  if ('navigation' in window) {
    navigation.addEventListener('navigate', ({ destination }) => {
      if (!destination.sameDocument) store.change({ leaving: true });
    });
  }
  await calm(sandbox);
  for (;;) {
    const session = await playing(store);
    if (!session || session.leaving) return;
    const { film, played, until, fast } = session;
    const step = film.steps[played];
    if (!step) {
      store.change({
        mode: 'stopped',
        ...(film.end && { outcome: await reachedOutcome(sandbox, film.end) }),
      });
      return;
    }
    if (played >= until) {
      store.change({ mode: 'paused', fast: false });
      continue;
    }
    try {
      const act = await prepared(step, sandbox, store, fast);
      const now = store.get();
      // Closed or paused meanwhile, or another page loads.
      if (now?.mode !== 'playing' || now.leaving) continue;
      // Counted before it is done, because it may leave the page.
      store.change({ played: played + 1 });
      await act();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const text = `Se para en el paso ${played + 1}, «${stepText(step)}»: ${reason}.`;
      store.change({ mode: 'stopped', outcome: { isSame: false, text } });
      return;
    }
    await calm(sandbox);
  }
}
