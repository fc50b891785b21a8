import { learnClaims } from './claims';
import { learnJump, mayBeLocked, mustBeLocked } from './idle';
import type { Outcome } from './page/hands';
import type { View } from './page/sight';
import type { Intent, Model, Quote, TabNumber, TabState } from './state';
import { people, texts, type Who } from './texts';

const IDLE_MS = 19 * 60_000;

/** The quote on step 2 of a tab: that of its history entry, the restored one, or a new one. */
function quoteShown(model: Model, tab: TabState, user: Who, entry: string, amount: string): Quote {
  const known = tab.quotes.get(entry);
  if (known?.who === user) return known;
  const { lastQuote, interrupted, accepting } = tab;
  const kept = [lastQuote, interrupted].find((one) => one?.who === user && one.amount === amount);
  if (!accepting && kept) return kept;
  model.quotes += 1;
  return { no: model.quotes, who: user, amount, accepted: accepting, another: lastQuote !== undefined };
}

function learnQuote(model: Model, tab: TabState, { path, entry, summary, now }: View): void {
  const { user } = model;
  if (path === '/envia2' && user && summary) {
    const isNew = tab.accepting && !tab.quotes.has(entry);
    const quote = quoteShown(model, tab, user, entry, summary.amount);
    const before = tab.quotes.get(entry) === quote && tab.view?.entry === entry ? tab.view : undefined;
    tab.quotes.set(entry, quote);
    // Without the list the name of the chosen beneficiary is unknown.
    const chosen = before?.saved.length && before.summary?.beneficiary !== summary.beneficiary;
    // Choosing a beneficiary makes this quote the one that the tab restores, even if another was accepted later.
    if (isNew || chosen) {
      tab.lastQuote = quote;
      const { amount: text, no, accepted } = quote;
      // A sent quote is no longer a draft, and nobody typed the fallback.
      const isSent = model.intents.some((intent) => intent.arrived && intent.quote === quote);
      if (!isSent) tab.drafts[user] = accepted ? { text, at: now, quote: no } : undefined;
    }
  }
  if (path !== '/envia1') tab.accepting = false;
  if (path === '/envia2') tab.interrupted = undefined;
  else if (path.startsWith('/iniciar') && tab.user && tab.view?.path === '/envia2')
    tab.interrupted = tab.quotes.get(tab.view.entry);
}

/** Records the paused calls that are new since the last view, and the page that made them. */
export function learnPaused(tab: TabState, view: View): void {
  for (const { id, call } of view.paused) {
    if (tab.pausedFrom.has(id)) continue;
    const { loads: load, choices, typings } = tab;
    tab.pausedFrom.set(id, { call, load, visit: view.visit, choices, typings });
  }
}

/** Forgets amounts older than 19 minutes, because the page clears them after 20, and those of a changed rate. */
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

/** Learns who is signed in. */
function learnUser(model: Model, tab: TabState, { signedIn, account }: View): void {
  // Until its access token expires, the app is still signed in after the end of the session.
  if (!signedIn && model.ended) model.user = undefined;
  if (signedIn && !model.user && account && model.entering.has(account)) entered(model, account);
  if (signedIn) tab.user = model.user;
}

function entered(model: Model, who: Who): void {
  model.user = who;
  for (const tab of model.tabs) tab.user = undefined;
  // The answer to another user's login may still replace the cookie, which then signs nobody in (decision 40).
  model.ended = model.entering.size > 1;
  model.signedOut = false;
  model.entering.clear();
}

/** Learns which confirmations have reached the server. */
function learnArrivals(model: Model, { made }: View): void {
  const keys = new Set([...made.A, ...made.B].map(({ key }) => key));
  for (const intent of model.intents)
    if (!intent.arrived && intent.key !== undefined && keys.has(intent.key)) arrived(model, intent);
}

/** Updates the model from a tab's view. */
export function learn(model: Model, number: TabNumber, view: View): void {
  const tab = model.tabs[number];
  if (mayBeLocked(model, view)) model.ended = true;
  if (mustBeLocked(model, view)) model.signedOut = true;
  learnUser(model, tab, view);
  learnArrivals(model, view);
  if (tab.view?.visit !== view.visit) tab.asked = undefined;
  learnQuote(model, tab, view);
  learnPaused(tab, view);
  forgetDrafts(model, tab, view);
  learnClaims(model, tab, view);
  for (const id of view.told) model.told.add(id);
  if (tab.accepting && view.path === '/envia1' && view.accept !== 'busy') tab.accepting = false;
  tab.view = view;
}

/** A page load drops the pending calls of the previous document. */
export function loaded(tab: TabState): void {
  tab.loads += 1;
  tab.pausedFrom.clear();
  tab.accepting = false;
  tab.asked = undefined;
}

/** The user typed an amount on step 1. */
export function typed(model: Model, tab: TabState, view: View, text: string): void {
  const { user } = model;
  if (!user) return;
  tab.typings += 1;
  tab.accepting = false;
  for (const who of Object.keys(tab.drafts) as Who[]) tab.drafts[who] = undefined;
  // The first key locks an unattended session, and its page goes with what is typed in that moment.
  if (!view.signedIn && mayBeLocked(model, view)) {
    tab.typedIn.clear();
    return;
  }
  tab.drafts[user] = { text, at: view.now };
  tab.typedIn.set(view.entry, text);
}

/** The user pressed a confirmation: records its quote and beneficiary. */
export function pressed(model: Model, tab: TabState, { pressedOn }: Outcome): void {
  const { user } = model;
  const { summary, entry = '' } = pressedOn ?? {};
  const quote = tab.quotes.get(entry);
  if (!user || !quote || summary?.beneficiary === undefined) return;
  const { beneficiary } = summary;
  const same = model.intents.find(
    (one) => one.who === user && one.quote.no === quote.no && one.beneficiary === beneficiary,
  );
  tab.asked = same ?? { who: user, tab, quote, beneficiary, key: undefined, arrived: false, slow: false };
}

/** The user meant to send: the page asked nothing, or the user answered yes. */
export function meant(model: Model, tab: TabState, before: View, after: View): void {
  const { asked } = tab;
  tab.asked = undefined;
  if (!asked) return;
  if (!model.intents.includes(asked)) model.intents.push(asked);
  const [sent] = newlySent(before, after);
  if (!sent) return;
  tab.lastSent = asked;
  asked.key = sent.key;
  asked.slow ||= sent.slow;
  model.denied.delete(sent.key);
  // The receipt that follows the press says that it was made, unless a search of the history has found it.
  const made = after.made[asked.who].find(({ key }) => key === sent.key);
  const isFound = after.claims.some(({ kind }) => kind === 'found');
  if (made && after.path === '/envia3' && !isFound) tab.told.add(made.id);
}

/** The confirmations sent between two views of a page. */
export const newlySent = (before: View, after: View) =>
  after.sent.filter(({ id }) => !before.sent.some((one) => one.id === id));

function arrived(model: Model, intent: Intent): void {
  intent.arrived = true;
  for (const tab of model.tabs)
    if (tab.drafts[intent.who]?.quote === intent.quote.no) forget(tab, intent.who);
}

/** The device's clock was set: what was typed may seem too old. */
export function jumped(model: Model, ms: number): void {
  learnJump(model, ms);
  for (const tab of model.tabs) for (const who of Object.keys(people) as Who[]) forget(tab, who);
}

/** A deliberate logout removes the input of all tabs, other users' input included. */
export function loggedOut(model: Model): void {
  model.user = undefined;
  model.signedOut = true;
  model.entering.clear();
  for (const tab of model.tabs) {
    tab.user = undefined;
    tab.interrupted = undefined;
    for (const who of Object.keys(people) as Who[]) {
      forget(tab, who);
      tab.newAliases[who] = undefined;
    }
  }
}
