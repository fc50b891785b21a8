import type { Deed, Outcome } from '../page/hands';
import type { View } from '../page/sight';
import type { Model, TabNumber, TabState } from '../state';
import { people, texts } from '../texts';
import { Command } from './command';
import { faultsOf, type Fate } from './fates';

/** Types a new beneficiary: its alias, or all that it takes to save it. */
export class Fill extends Command {
  readonly #whole: boolean;
  protected readonly name: string;

  constructor(tab: TabNumber, whole: boolean) {
    super(tab);
    this.#whole = whole;
    this.name = whole ? 'fill in a new beneficiary' : 'begin a new beneficiary';
  }
  protected possible(view: View, { user }: Model): boolean {
    return (
      user !== undefined &&
      view.path === '/envia2' &&
      view.confirm !== 'busy' &&
      view.save !== 'busy' &&
      view.dialog === ''
    );
  }
  protected override deeds(model: Model): readonly Deed[] {
    return [{ do: 'fill', alias: aliasOf(model), whole: this.#whole }];
  }
  protected override after(model: Model, tab: TabState, { done, view }: Outcome): void {
    const { user } = model;
    if (!user) return;
    const alias = aliasOf(model);
    model.aliases += 1;
    if (done > 0 && view.newAlias === alias) tab.newAliases[user] = alias;
    else tab.newAliases[user] = undefined;
  }
}

const aliasOf = ({ user, aliases }: Model) => `${people[user ?? 'A'].newAlias} ${aliases + 1}`;

/** Presses 'Guardar beneficiario'. */
export class Save extends Command {
  readonly #fate: Fate;
  protected readonly name: string;

  constructor(tab: TabNumber, fate: Fate) {
    super(tab);
    this.#fate = fate;
    this.name = `save the beneficiary, ${fate}`;
  }
  protected possible(view: View): boolean {
    return view.newAlias !== undefined && view.save === 'ready' && view.dialog === '';
  }
  protected override deeds(): readonly Deed[] {
    return [...faultsOf('saveBeneficiary', this.#fate), { do: 'press', name: texts.save }];
  }
  protected override after(model: Model, tab: TabState): void {
    const kept = this.#fate === 'refused' || this.#fate === 'unreached';
    if (model.user && !kept) tab.newAliases[model.user] = undefined;
  }
}

/** Deletes a saved beneficiary, and says yes. */
export class Delete extends Command {
  readonly #fate: Fate;
  readonly #place: number;
  protected readonly name: string;

  constructor(tab: TabNumber, place: number, fate: Fate) {
    super(tab);
    this.#place = place;
    this.#fate = fate;
    this.name = `delete beneficiary ${place + 1}, ${fate}`;
  }
  protected possible(view: View): boolean {
    return view.saved.length > 1 && view.path === '/envia2' && view.confirm !== 'busy' && view.dialog === '';
  }
  protected override deeds(_model: Model, { saved }: View): readonly Deed[] {
    return [
      ...faultsOf('deleteBeneficiary', this.#fate),
      { do: 'press', name: texts.savedTab },
      { do: 'press', name: `${texts.remove} ${saved[this.#place % saved.length] ?? ''}` },
      { do: 'press', name: texts.remove },
    ];
  }
}
