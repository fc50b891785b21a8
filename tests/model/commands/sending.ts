import { meant, pressed, typed } from '../learn';
import type { Deed, Outcome } from '../page/hands';
import type { View } from '../page/sight';
import type { Model, TabNumber, TabState } from '../state';
import { people, texts, type Who } from '../texts';
import { Command } from './command';
import { faultsOf, type Fate } from './fates';

const nothingAsked = ({ dialog }: View) => dialog === '';

/** Types an amount on step 1. */
export class Type extends Command {
  readonly #place: number;
  protected readonly name: string;

  constructor(tab: TabNumber, place: number) {
    super(tab);
    this.#place = place;
    this.name = `type amount ${place + 1}`;
  }
  #text(who: Who): string {
    return people[who].amounts[this.#place] ?? '';
  }
  protected possible(view: View, { user }: Model): boolean {
    return user !== undefined && view.amount !== undefined && view.path === '/envia1' && nothingAsked(view);
  }
  protected override deeds({ user }: Model): readonly Deed[] {
    return user ? [{ do: 'typeAmount', text: this.#text(user) }] : [];
  }
  protected override after(model: Model, tab: TabState, { view, done }: Outcome): void {
    if (done > 0 && model.user) typed(model, tab, view, this.#text(model.user));
  }
}

/** Presses 'Quiero esta tasa'. */
export class Accept extends Command {
  readonly #fate: Fate;
  protected readonly name: string;

  constructor(tab: TabNumber, fate: Fate) {
    super(tab);
    this.#fate = fate;
    this.name = `accept the rate, ${fate}`;
  }
  protected possible(view: View): boolean {
    return view.accept === 'ready' && nothingAsked(view);
  }
  protected override deeds(): readonly Deed[] {
    return [...faultsOf('checkMinimum', this.#fate), { do: 'press', name: texts.accept }];
  }
  protected override after(_model: Model, tab: TabState, { pressedOn }: Outcome): void {
    tab.accepting = pressedOn !== undefined;
  }
}

/** Chooses one of the saved beneficiaries. */
export class Choose extends Command {
  readonly #place: number;
  protected readonly name: string;

  constructor(tab: TabNumber, place: number) {
    super(tab);
    this.#place = place;
    this.name = `choose beneficiary ${place + 1}`;
  }
  protected possible(view: View): boolean {
    return view.saved.length > 0 && view.path === '/envia2' && view.confirm !== 'busy' && nothingAsked(view);
  }
  protected override deeds(_model: Model, { saved }: View): readonly Deed[] {
    return [
      { do: 'press', name: texts.savedTab },
      { do: 'choose', title: saved[this.#place % saved.length] ?? '' },
    ];
  }
  protected override after(_model: Model, tab: TabState, { done }: Outcome): void {
    if (done > 1) tab.choices += 1;
  }
}

/** Presses 'Confirmar', once or, as fingers do, twice. */
export class Confirm extends Command {
  readonly #fate: Fate;
  readonly #times: number;
  protected readonly name: string;

  constructor(tab: TabNumber, fate: Fate, times: number) {
    super(tab);
    this.#fate = fate;
    this.#times = times;
    this.name = `confirm${times > 1 ? ' twice' : ''}, ${fate}`;
  }
  protected possible(view: View): boolean {
    return view.confirm === 'ready' && nothingAsked(view);
  }
  protected override deeds(): readonly Deed[] {
    const press = { do: 'press', name: texts.confirm, times: this.#times } as const;
    return [...faultsOf('createExchange', this.#fate), press];
  }
  protected override after(model: Model, tab: TabState, outcome: Outcome, before: View): void {
    pressed(model, tab, outcome);
    if (!outcome.view.dialog.includes(texts.another)) meant(model, tab, before, outcome.view);
  }
}

/** Answers the question whether another transfer is meant. */
export class Answer extends Command {
  readonly #yes: boolean;
  protected readonly name: string;

  constructor(tab: TabNumber, yes: boolean) {
    super(tab);
    this.#yes = yes;
    this.name = `answer ${yes ? 'yes' : 'no'}`;
  }
  protected possible({ dialog }: View): boolean {
    return dialog.includes(texts.another) || (!this.#yes && dialog !== '');
  }
  protected override deeds(): readonly Deed[] {
    return [{ do: 'press', name: this.#yes ? texts.anotherYes : texts.anotherNo }];
  }
  protected override after(model: Model, tab: TabState, { view, done }: Outcome, before: View): void {
    if (this.#yes && done > 0) meant(model, tab, before, view);
    else tab.asked = undefined;
  }
}

/** From step 1 to a step 2 that only has to be confirmed, in one go. */
export class Prepare extends Command {
  protected readonly name: string;
  readonly #place: number;

  constructor(tab: TabNumber, place: number) {
    super(tab);
    this.#place = place;
    this.name = `type amount ${place + 1}, accept the rate, choose`;
  }
  protected possible(view: View, { user }: Model): boolean {
    return user !== undefined && view.accept === 'ready' && nothingAsked(view);
  }
  protected override deeds({ user }: Model): readonly Deed[] {
    if (!user) return [];
    return [
      { do: 'typeAmount', text: people[user].amounts[this.#place] ?? '' },
      { do: 'press', name: texts.accept },
      { do: 'chooseFirst' },
    ];
  }
  protected override after(model: Model, tab: TabState, { view, done }: Outcome, before: View): void {
    if (done > 0 && model.user)
      typed(model, tab, { ...view, entry: before.entry }, people[model.user].amounts[this.#place] ?? '');
    tab.accepting = done > 1;
    if (done > 2) tab.choices += 1;
  }
}
