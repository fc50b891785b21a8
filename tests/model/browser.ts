import type { BrowserContext, Page } from 'playwright';
import type { Deed, Outcome } from './page/hands';
import type { View } from './page/sight';
import { START_PARAM } from './startParam';
import type { TabNumber } from './state';

/** Time between two actions of a user, on the sandbox's clock. */
const PACE_MS = 1000;

/** What is lost is found within this time, in ms. */
const FOUND_WITHIN_MS = 60_000;

/** Actions in parts: a long wait may end the session, and with it the toast that says what was found. */
function inParts(deeds: readonly Deed[]): [Deed[], ...Deed[][]] {
  const [first, ...later]: [Deed[], ...Deed[][]] = [[]];
  let part = first;
  for (const deed of deeds) {
    const isLong = deed.do === 'advance' && deed.ms > FOUND_WITHIN_MS;
    part.push(isLong ? { ...deed, ms: FOUND_WITHIN_MS } : deed);
    if (isLong) later.push((part = [{ ...deed, ms: deed.ms - FOUND_WITHIN_MS }]));
  }
  return [first, ...later];
}

/** The other tab. */
export const otherThan = (tab: TabNumber): TabNumber => (tab === 0 ? 1 : 0);

/** An address or a browser button. */
export type Loading = `/${string}` | 'reload' | 'back' | 'forward';

/** The two tabs of a browser; each command is one round trip. */
export class Tabs {
  #marks = 0;
  readonly #pages: (Page | undefined)[] = [];
  readonly #open = [false, false];
  readonly #context: BrowserContext;
  readonly #origin: string;

  constructor(context: BrowserContext, origin: string) {
    this.#context = context;
    this.#origin = origin;
  }

  async #page(tab: TabNumber): Promise<Page> {
    return (this.#pages[tab] ??= await this.#context.newPage());
  }

  /** Resets everything: the first tab is signed in on step 1, the second one is closed. */
  async start(): Promise<View> {
    if (this.#open[1]) await this.kill(1);
    return this.load(0, `/envia1?${START_PARAM}=all`);
  }

  /** Opens the second tab. */
  open(path: `/${string}`): Promise<View> {
    return this.load(1, `${path}?${START_PARAM}=tab`);
  }

  /** Ends the page of a tab, without a word to its handlers. */
  async kill(tab: TabNumber): Promise<void> {
    const page = await this.#page(tab);
    await page.evaluate(() => window.hands?.die());
    await page.close();
    this.#pages[tab] = undefined;
    this.#open[tab] = false;
  }

  /** Loads another document in a tab and returns its view. */
  async load(tab: TabNumber, what: Loading): Promise<View> {
    const page = await this.#page(tab);
    const committed = { waitUntil: 'commit' } as const;
    if (what === 'reload') await page.reload(committed);
    else if (what === 'back') await page.goBack(committed);
    else if (what === 'forward') await page.goForward(committed);
    else await page.goto(this.#origin + what, committed);
    this.#open[tab] = true;
    return this.arrive(tab);
  }

  /** Returns the view of a tab that loads a document. */
  async arrive(tab: TabNumber): Promise<View> {
    const page = await this.#page(tab);
    return page.evaluate(async () => {
      while (!window.hands) await new Promise(requestAnimationFrame);
      return window.hands.look();
    });
  }

  /** Performs actions in a tab at a user's pace. Returns undefined if they led to another document. */
  async perform(tab: TabNumber, deeds: readonly Deed[]): Promise<Outcome | undefined> {
    const [first, ...later] = inParts([{ do: 'advance', ms: PACE_MS }, ...deeds]);
    let all = await this.#act(tab, first);
    let wanted = first.length;
    for (const part of later) {
      if (!all || all.done < wanted) break;
      wanted += part.length - 1;
      await this.#rest(otherThan(tab));
      const { view, done, pressedOn } = all;
      const next = await this.#act(tab, part);
      all = next && {
        view: { ...next.view, alerts: [...view.alerts, ...next.view.alerts] },
        // Both parts of a wait are one action.
        done: done + next.done - 1,
        pressedOn: next.pressedOn ?? pressedOn,
      };
    }
    return all && { ...all, done: all.done - 1 };
  }

  async #act(tab: TabNumber, deeds: readonly Deed[]): Promise<Outcome | undefined> {
    const page = await this.#page(tab);
    const outcome = await page
      .evaluate((list) => window.hands?.perform(list), deeds)
      .catch((error: unknown) => {
        if (String(error).includes('Execution context was destroyed')) return 'loaded' as const;
        throw error;
      });
    if (outcome === 'loaded') return undefined;
    if (!outcome) throw new Error('The page has no interface for the model');
    return outcome;
  }

  /** Resolves when a tab, if it is open, has received all messages of the other one. */
  async #rest(tab: TabNumber): Promise<void> {
    if (!this.#open[tab]) return;
    const other = await this.#page(otherThan(tab));
    const page = await this.#page(tab);
    this.#marks += 1;
    await other.evaluate((mark) => window.hands?.mark(mark), this.#marks);
    await page.evaluate((mark) => window.hands?.rest(mark), this.#marks);
  }

  /** Returns a tab's view after it has received all messages of the other tab. */
  async look(tab: TabNumber): Promise<View> {
    await this.#rest(tab);
    const page = await this.#page(tab);
    const view = await page.evaluate(() => window.hands?.look());
    if (!view) throw new Error('The page has no interface for the model');
    return view;
  }

  close(): Promise<void> {
    return this.#context.close();
  }
}
