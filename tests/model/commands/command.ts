import type fc from 'fast-check';
import { otherThan, type Loading, type Tabs } from '../browser';
import { learnUse } from '../idle';
import { problems } from '../invariants';
import { learn, loaded } from '../learn';
import type { Deed, Outcome } from '../page/hands';
import type { View } from '../page/sight';
import { closed, type Model, type TabNumber, type TabState } from '../state';

/** The start of the message of a broken invariant; any other failure is not a find. */
export const BROKEN = 'A promise is broken';

/** An action of a user in a tab, or an event of the server. */
export interface Action {
  /** Shown in traces. */
  readonly name: string;
  /** True if a user could do it on this page. */
  readonly possible: (view: View, model: Readonly<Model>) => boolean;
  /** Also possible while a dialog covers the page. */
  readonly overDialog?: true;
  /** The steps that the page performs. */
  readonly deeds?: (model: Readonly<Model>, view: View) => readonly Deed[];
  /** The page is killed before the document loads. */
  readonly kills?: true;
  /** The document to load, if the action loads one. */
  readonly load?: (view: View) => Loading | undefined;
  /** Updates the model before it learns from the tab's new view. */
  readonly after?: (model: Model, tab: TabState, outcome: Outcome, before: View) => void;
  /** Invariants that concern only this action. */
  readonly wrong?: (
    before: View,
    after: View,
    tab: Readonly<TabState>,
    model: Readonly<Model>,
  ) => readonly string[];
}

const sessionCalls: ReadonlySet<string> = new Set(['login', 'logout', 'refreshSession']);
/** True for a call that opens, renews or ends the session. */
export const isOfSession = ({ call }: { readonly call: string }) => sessionCalls.has(call);

/** A killed page loses what the server has answered to a call of the session, cookie included; a browser's does not. */
export const mayDie = ({ paused }: View) => !paused.some(isOfSession);

/** An action in one tab. Afterwards it checks all invariants and fails if one is broken. */
export class Command implements fc.AsyncCommand<Model, Tabs> {
  readonly #tab: TabNumber;
  readonly #action: Action;

  constructor(tab: TabNumber, action: Action) {
    this.#tab = tab;
    this.#action = action;
  }

  check(model: Readonly<Model>): boolean {
    const { view } = model.tabs[this.#tab];
    const { possible, overDialog } = this.#action;
    return view !== undefined && (overDialog ?? view.dialog === '') && possible(view, model);
  }

  async run(model: Model, tabs: Tabs): Promise<void> {
    const state = model.tabs[this.#tab];
    const before = state.view;
    if (!before) return;
    const { deeds, load, kills, after, wrong } = this.#action;
    const seen = model.tabs.map(({ view }) => view);
    const address = load?.(before);
    const wanted = deeds?.(model, before) ?? [];
    if (kills) await tabs.kill(this.#tab);
    const acted = address ? undefined : await tabs.perform(this.#tab, wanted);
    // 'Volver' and an expired quote go back in the history, where the entry may belong to another document.
    const outcome = acted ?? {
      view: await (address ? tabs.load(this.#tab, address) : tabs.arrive(this.#tab)),
      done: wanted.length,
      pressedOn: undefined,
    };
    if (!acted) loaded(state);
    const { view, elsewhere } = await settle(tabs, this.#tab, outcome.view, model);
    after?.(model, state, { ...outcome, view }, before);
    learnUse(model, address ? undefined : wanted.slice(0, outcome.done), seen, [view, elsewhere]);
    learn(model, this.#tab, view);
    if (elsewhere) learn(model, otherThan(this.#tab), elsewhere);
    note(model, outcome.done < wanted.length ? `${String(this)} (in vain)` : String(this));
    judge(model, wrong?.(before, view, state, model));
  }

  toString(): string {
    return `${this.#tab + 1}: ${this.#action.name}`;
  }
}

/** Commands in a row, as far as each is possible: an order that chance makes too rarely. */
export class Series implements fc.AsyncCommand<Model, Tabs> {
  readonly #commands: readonly Command[];

  constructor(commands: readonly Command[]) {
    this.#commands = commands;
  }

  check(model: Readonly<Model>): boolean {
    return this.#commands[0]?.check(model) ?? false;
  }

  async run(model: Model, tabs: Tabs): Promise<void> {
    for (const command of this.#commands) if (command.check(model)) await command.run(model, tabs);
  }

  toString(): string {
    return this.#commands.join(', then ');
  }
}

/** Opens the second tab. */
export class OpenTab implements fc.AsyncCommand<Model, Tabs> {
  readonly #path: `/${string}`;

  constructor(path: `/${string}`) {
    this.#path = path;
  }

  check({ tabs }: Readonly<Model>): boolean {
    return tabs[1].view === undefined;
  }

  async run(model: Model, tabs: Tabs): Promise<void> {
    const seen = model.tabs.map((tab) => tab.view);
    const { view, elsewhere } = await settle(tabs, 1, await tabs.open(this.#path), model);
    learnUse(model, undefined, seen, [view, elsewhere]);
    learn(model, 1, view);
    if (elsewhere) learn(model, 0, elsewhere);
    note(model, String(this));
    judge(model);
  }

  toString(): string {
    return `2: open a tab on ${this.#path}`;
  }
}

/** Closes the second tab, which hears nothing of it. */
export class CloseTab implements fc.AsyncCommand<Model, Tabs> {
  check({ tabs: [, second] }: Readonly<Model>): boolean {
    return second.view !== undefined && mayDie(second.view);
  }

  async run(model: Model, tabs: Tabs): Promise<void> {
    await tabs.kill(1);
    closed(model.tabs[1]);
    learn(model, 0, await tabs.arrive(0));
    note(model, String(this));
    judge(model);
  }

  toString(): string {
    return '2: close the tab';
  }
}

/** Views of both tabs after all their messages have arrived, including replies. */
async function settle(tabs: Tabs, tab: TabNumber, seen: View, model: Model) {
  const other = otherThan(tab);
  if (!model.tabs[other].view) return { view: seen, elsewhere: undefined };
  const elsewhere = await tabs.look(other);
  const view = await tabs.look(tab);
  return { view: { ...view, alerts: [...seen.alerts, ...view.alerts] }, elsewhere };
}

/** Throws if an invariant is broken, of the model or of the action itself. */
export function judge(model: Model, own: readonly string[] = []): void {
  const wrong = [...problems(model), ...own];
  if (wrong.length > 0) throw new Error(`${BROKEN}: ${wrong.join('\n')}`);
}

function note(model: Model, what: string): void {
  const shown = model.tabs.flatMap(({ view }) => {
    if (!view) return [];
    const { address, amount, summary, paused, toast, dialog, newAlias, alerts } = view;
    const parts = [
      address,
      amount,
      summary && `${summary.amount} to ${summary.beneficiary ?? 'nobody'}`,
      newAlias !== undefined && `new '${newAlias}'`,
      paused.length > 0 && `paused: ${paused.map(({ call }) => call).join(' ')}`,
      toast && `«${toast}»`,
      dialog && `[${dialog}]`,
      alerts.length > 0 && `! ${alerts.join(' ')}`,
    ];
    return [parts.filter(Boolean).join(', ')];
  });
  model.trace.push(`${what} → ${model.user ?? 'nobody'} on ${shown.join(' | ')}`);
}
