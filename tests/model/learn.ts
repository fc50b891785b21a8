import type { Outcome } from './page/hands';
import type { View } from './page/sight';
import type { Model, Quote, TabNumber, TabState } from './state';
import { texts, type Who } from './texts';

const IDLE_MS = 19 * 60_000;

/** The quote of the step 2 that stands in a tab: of its history entry, or the one that was restored, or a new one. */
function quoteShown(model: Model, tab: TabState, view: View): Quote | undefined {
  const { user } = model;
  if (!user || view.path !== '/envia2' || !view.summary) return undefined;
  const { amount } = view.summary;
  const known = tab.quotes.get(view.entry);
  if (known?.who === user && known.amount === amount) return known;
  const { lastQuote } = tab;
  if (!tab.accepting && lastQuote?.who === user && lastQuote.amount === amount) return lastQuote;
  model.quotes += 1;
  return { no: model.quotes, who: user, amount };
}

function learnQuote(model: Model, tab: TabState, view: View): void {
  const quote = quoteShown(model, tab, view);
  if (!quote) return;
  tab.quotes.set(view.entry, quote);
  if (!tab.accepting) return;
  tab.accepting = false;
  tab.lastQuote = tab.unsent = quote;
  const draft = tab.drafts[quote.who];
  if (draft) draft.quote = quote.no;
}

/** Answers that this tab waits for since the last look, and where they came from. */
function learnHeld(tab: TabState, view: View): void {
  for (const { id, call } of view.held) {
    if (tab.heldFrom.has(id)) continue;
    const { loads: load, choices, typings } = tab;
    tab.heldFrom.set(id, { call, load, visit: view.visit, choices, typings });
  }
}

/** Amounts that nobody has touched for 20 minutes are forgotten, and so are those that the page emptied itself. */
function forgetDrafts(model: Model, tab: TabState, view: View): void {
  for (const who of Object.keys(tab.drafts) as Who[]) {
    const draft = tab.drafts[who];
    if (draft && view.now - draft.at > IDLE_MS) forget(tab, who);
  }
  if (model.user && view.alerts.some((text) => text.includes(texts.rateChanged))) forget(tab, model.user);
}

function forget(tab: TabState, who: Who): void {
  tab.drafts[who] = undefined;
  tab.typedIn.clear();
}

/** Takes over what a tab shows now. */
export function learn(model: Model, number: TabNumber, view: View): void {
  const tab = model.tabs[number];
  if (tab.view?.visit !== view.visit) tab.asked = undefined;
  learnQuote(model, tab, view);
  learnHeld(tab, view);
  forgetDrafts(model, tab, view);
  if (tab.accepting && view.path === '/envia1' && view.accept !== 'busy') tab.accepting = false;
  tab.view = view;
}

/** A document was loaded: whatever the one before waited for is gone. */
export function loaded(tab: TabState): void {
  tab.loads += 1;
  tab.heldFrom.clear();
  tab.accepting = false;
  tab.asked = undefined;
}

/** An amount was typed on step 1. */
export function typed(model: Model, tab: TabState, view: View, text: string): void {
  const { user } = model;
  if (!user) return;
  tab.typings += 1;
  tab.accepting = false;
  for (const who of Object.keys(tab.drafts) as Who[]) tab.drafts[who] = undefined;
  tab.drafts[user] = { text, at: view.now };
  tab.typedIn.set(view.entry, text);
}

/** A confirmation was pressed: what it was for. */
export function pressed(model: Model, tab: TabState, { pressedOn }: Outcome): void {
  const { user } = model;
  const { summary, entry = '' } = pressedOn ?? {};
  const quote = tab.quotes.get(entry);
  if (!user || !quote || summary?.beneficiary === undefined) return;
  const { beneficiary } = summary;
  const same = model.intents.find(
    (one) => one.who === user && one.quote.no === quote.no && one.beneficiary === beneficiary,
  );
  tab.asked = same ?? { who: user, quote, beneficiary, arrived: false };
}

/** What was pressed is meant: nothing was asked, or the answer was yes. */
export function meant(model: Model, tab: TabState, before: View, after: View): void {
  const { asked } = tab;
  tab.asked = undefined;
  if (!asked) return;
  if (!model.intents.includes(asked)) model.intents.push(asked);
  const posted = after.posted.filter(({ id }) => !before.posted.some((one) => one.id === id));
  if (posted.some(({ made }) => made)) arrived(model, asked);
}

function arrived(model: Model, intent: Model['intents'][number]): void {
  intent.arrived = true;
  for (const tab of model.tabs)
    if (tab.unsent === intent.quote || tab.drafts[intent.who]?.quote === intent.quote.no) {
      tab.unsent = undefined;
      forget(tab, intent.who);
    }
}

/** Somebody left on purpose: what was typed may go with them. */
export function loggedOut(model: Model): void {
  const { user } = model;
  model.user = undefined;
  model.signedOut = true;
  for (const tab of model.tabs) {
    if (!user) continue;
    forget(tab, user);
    tab.newAliases[user] = undefined;
    tab.unsent = undefined;
  }
}
