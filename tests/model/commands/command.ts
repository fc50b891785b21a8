import type fc from 'fast-check';
import type { Tabs } from '../browser';
import { problems } from '../invariants';
import { learn } from '../learn';
import type { Deed, Outcome } from '../page/hands';
import type { View } from '../page/sight';
import type { Model, TabNumber, TabState } from '../state';

/** A command in one of the tabs. It looks at everything when it is done, and fails where a promise is broken. */
export abstract class Command implements fc.AsyncCommand<Model, Tabs> {
  readonly tab: TabNumber;

  constructor(tab: TabNumber) {
    this.tab = tab;
  }

  /** What is done, for people. */
  protected abstract readonly name: string;

  /** Whether a user could do it on this page. */
  protected abstract possible(view: View, model: Readonly<Model>): boolean;

  /** What is done, for the page. */
  protected deeds(_model: Readonly<Model>, _view: View): readonly Deed[] {
    return [];
  }

  /** What follows for the model, before the tab's new view is taken over. */
  protected after(_model: Model, _tab: TabState, _outcome: Outcome, _before: View): void {
    // most commands only show
  }

  /** Does it. */
  protected perform(model: Readonly<Model>, tabs: Tabs, view: View): Promise<Outcome> {
    return tabs.perform(this.tab, this.deeds(model, view));
  }

  /** Problems that only this command can have. */
  protected wrong(_before: View, _after: View, _tab: Readonly<TabState>): string[] {
    return [];
  }

  check(model: Readonly<Model>): boolean {
    const { view } = model.tabs[this.tab];
    return view !== undefined && this.possible(view, model);
  }

  async run(model: Model, tabs: Tabs): Promise<void> {
    const state = model.tabs[this.tab];
    const before = state.view;
    if (!before) return;
    const wanted = this.deeds(model, before).length;
    const outcome = await this.perform(model, tabs, before);
    this.after(model, state, outcome, before);
    await this.finish(model, tabs, before, outcome.view, wanted - outcome.done);
  }

  /** Takes over what is seen now, and judges it. */
  protected async finish(model: Model, tabs: Tabs, before: View, seen: View, undone: number): Promise<void> {
    const state = model.tabs[this.tab];
    learn(model, this.tab, seen);
    await lookAtOther(model, tabs, this.tab);
    const view = state.view ?? seen;
    model.trace.push(`${String(this)}${undone > 0 ? ' (in vain)' : ''} → ${sight(model)}`);
    const wrong = [...problems(model), ...this.wrong(before, view, state)];
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  }

  toString(): string {
    return `${this.tab + 1}: ${this.name}`;
  }
}

/** What one tab does may reach the other, and come back from there. */
async function lookAtOther(model: Model, tabs: Tabs, tab: TabNumber): Promise<void> {
  const other = tab === 0 ? 1 : 0;
  if (!model.tabs[other].view) return;
  learn(model, other, await tabs.look(other));
  learn(model, tab, await tabs.look(tab));
}

function sight({ tabs, user }: Model): string {
  const shown = tabs.flatMap(({ view }) => {
    if (!view) return [];
    const { address, amount, summary, held, toast, dialog, newAlias } = view;
    const parts = [
      address,
      amount,
      summary && `${summary.amount} to ${summary.beneficiary ?? 'nobody'}`,
      newAlias !== undefined && `new '${newAlias}'`,
      held.length > 0 && `held: ${held.map(({ call }) => call).join(' ')}`,
      toast && `«${toast}»`,
      dialog && `[${dialog}]`,
      view.alerts.length > 0 && `! ${view.alerts.join(' ')}`,
    ];
    return [parts.filter(Boolean).join(', ')];
  });
  return `${user ?? 'nobody'} on ${shown.join(' | ')}`;
}
