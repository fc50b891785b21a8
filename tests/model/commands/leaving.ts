import type { Loading, Tabs } from '../browser';
import { latecomer } from '../invariants';
import { loaded } from '../learn';
import type { Deed, Outcome } from '../page/hands';
import type { View } from '../page/sight';
import type { Model, TabNumber, TabState } from '../state';
import { texts } from '../texts';
import { Command } from './command';

/** A way out of the page, or back to it. */
type Way = 'sendMoney' | 'history' | 'profile' | 'contact' | 'volver' | 'back' | 'forward' | 'skip';
export const ways: readonly Way[] = [
  'sendMoney',
  'history',
  'profile',
  'contact',
  'volver',
  'back',
  'forward',
  'skip',
];

/** Leaves the page by a link of it, by the menu, or by the browser's buttons. */
export class Leave extends Command {
  readonly #way: Way;
  protected readonly name: string;

  constructor(tab: TabNumber, way: Way) {
    super(tab);
    this.#way = way;
    this.name = `leave by ${way}`;
  }
  protected possible(view: View, { user }: Model): boolean {
    switch (this.#way) {
      case 'back':
        return view.canGoBack;
      case 'forward':
        return view.canGoForward;
      case 'volver':
        return view.path === '/envia2' && view.dialog === '';
      case 'skip':
        return view.dialog === '';
      default:
        return user !== undefined && view.signedIn && view.dialog === '';
    }
  }
  protected override deeds(): readonly Deed[] {
    const way = this.#way;
    if (way === 'back' || way === 'forward') return [{ do: way }];
    if (way === 'volver' || way === 'skip')
      return [{ do: 'press', name: way === 'skip' ? texts.skip : texts.back }];
    return [{ do: 'menu', item: texts[way] }];
  }
  protected override perform(model: Model, tabs: Tabs, view: View): Promise<Outcome> {
    const way = this.#way;
    const loads = (way === 'back' && view.backLoads) || (way === 'forward' && view.forwardLoads);
    return loads ? load(tabs, this.tab, way) : super.perform(model, tabs, view);
  }
  protected override after(_model: Model, tab: TabState, { loaded: isNew }: Outcome): void {
    if (isNew) loaded(tab);
  }
  /** The skip link moves the focus, and nothing else (decisions 44). */
  protected override wrong(before: View, after: View): string[] {
    return this.#way === 'skip' && before.visit === after.visit
      ? latecomer(before, after).map((text) => text.replace('a late answer', 'the skip link'))
      : [];
  }
}

async function load(tabs: Tabs, tab: TabNumber, what: Loading): Promise<Outcome> {
  return { view: await tabs.load(tab, what), done: 1, pressedOn: undefined, loaded: true };
}

/** Loads the page again, or an address as if it were typed. */
export class Load extends Command {
  readonly #what: Loading;
  protected readonly name: string;

  constructor(tab: TabNumber, what: Loading) {
    super(tab);
    this.#what = what;
    this.name = what === 'reload' ? 'reload' : `open ${what}`;
  }
  protected possible(): boolean {
    return true;
  }
  protected override perform(_model: Model, tabs: Tabs): Promise<Outcome> {
    return load(tabs, this.tab, this.#what);
  }
  protected override after(_model: Model, tab: TabState): void {
    loaded(tab);
  }
  /** What was chosen and accepted is still there after a reload. */
  protected override wrong(before: View, after: View, { heldFrom }: TabState): string[] {
    if (this.#what !== 'reload' || heldFrom.size > 0 || before.held.length > 0) return [];
    if (before.path !== after.path || !after.summary || !before.summary) return [];
    // Without a network nobody knows what the chosen one is called.
    if (after.saved.length === 0) return [];
    return latecomer({ ...before, newAlias: after.newAlias }, after).map((text) =>
      text.replace('a late answer', 'the reload'),
    );
  }
}

/** Opens the second tab. */
export class OpenTab extends Command {
  readonly #path: `/${string}`;
  protected readonly name: string;

  constructor(path: `/${string}`) {
    super(1);
    this.#path = path;
    this.name = `open another tab on ${path}`;
  }
  protected possible(): boolean {
    return false;
  }
  override check({ tabs }: Readonly<Model>): boolean {
    return tabs[1].view === undefined && tabs[0].view !== undefined;
  }
  override async run(model: Model, tabs: Tabs): Promise<void> {
    const view = await tabs.open(this.#path);
    loaded(model.tabs[1]);
    model.tabs[1].view = view;
    await this.finish(model, tabs, view, view, 0);
  }
}

/** Lets the oldest answer that was held back come. */
export class Release extends Command {
  protected readonly name = 'release';

  protected possible({ held }: View): boolean {
    return held.length > 0;
  }
  protected override deeds(_model: Model, { held }: View): readonly Deed[] {
    return [{ do: 'release', id: held[0]?.id ?? 0 }];
  }
  /** A dead page neither navigates nor selects (decisions 37). */
  protected override wrong(before: View, after: View, tab: TabState): string[] {
    const gone = before.held.filter(({ id }) => !after.held.some((one) => one.id === id));
    const from = gone.flatMap(({ id }) => tab.heldFrom.get(id) ?? []);
    const left = from.every(({ visit, load }) => visit !== before.visit || load !== tab.loads);
    if (left) return latecomer(before, after);
    const elsewhere = from.every(
      ({ call, choices, typings }) =>
        (call.endsWith('Beneficiary') && choices !== tab.choices) ||
        (/checkMinimum|exchangeRate/.test(call) && typings !== tab.typings),
    );
    return elsewhere ? latecomer({ ...before, newAlias: after.newAlias }, after) : [];
  }
}
