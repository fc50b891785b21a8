import type { Claim } from './page/claims';
import type { View } from './page/sight';
import type { Intent, Model, TabState } from './state';
import { euros } from './texts';

/** The confirmations that a toast may be about: every tab of the user knows the open ones. */
function meantBy({ intents, user }: Model, { amount, title }: Claim): readonly Intent[] {
  return intents.filter(
    (intent) => intent.who === user && euros(intent.quote.amount) === amount && intent.beneficiary === title,
  );
}

/** The confirmation that the page itself is about: that of step 2, or the one that step 2 has just sent. */
function onScreen(
  { intents, user }: Model,
  tab: TabState,
  { path, entry, summary }: View,
): Intent | undefined {
  if (path !== '/envia2') return tab.lastSent;
  const quote = tab.quotes.get(entry);
  return intents.find(
    ({ who, quote: { no }, beneficiary }) =>
      who === user && no === quote?.no && beneficiary === summary?.beneficiary,
  );
}

const isSame = (one: Claim, other: Claim) =>
  one.kind === other.kind && one.amount === other.amount && one.title === other.title && one.id === other.id;

/** Remembers what the app says about confirmations, to compare it with what the server does later. */
export function learnClaims(model: Model, tab: TabState, view: View): void {
  if (!model.user) return;
  const deny = ({ key, arrived }: Intent) => {
    if (key !== undefined && !arrived) model.denied.add(key);
  };
  const shown = view.saysNotFound ? onScreen(model, tab, view) : undefined;
  if (shown && !shown.slow) deny(shown);
  for (const claim of view.claims) {
    if (tab.view?.claims.some((one) => isSame(one, claim))) continue;
    if (claim.kind === 'notMade' || claim.kind === 'notFound') {
      const [only, ...others] = meantBy(model, claim).filter(({ arrived }) => !arrived);
      if (only && others.length === 0 && !(claim.kind === 'notFound' && only.slow)) deny(only);
      continue;
    }
    const id = claim.id ?? new URLSearchParams(view.address.split('?')[1]).get('id');
    if (id === null) continue;
    if (claim.kind === 'found' && tab.told.has(id))
      model.wrong.push(`a lost confirmation is said to have made ${id}, which another one has made`);
    tab.told.add(id);
  }
}

/** 8. What the app says about a confirmation is true: now if it was made, and from now on if it was not. */
export function claims(model: Model, tab: TabState, view: View): string[] {
  const { user, denied } = model;
  if (!user) return [];
  const rows = view.made[user];
  const told = (claim: Claim): string[] => {
    const what = `${claim.amount} € to ${claim.title}`;
    const candidates = meantBy(model, claim);
    if (claim.kind === 'notMade' || claim.kind === 'notFound') {
      const mayBeLate = claim.kind === 'notFound' && candidates.some(({ slow }) => slow);
      const isWrong = candidates.length > 0 && candidates.every(({ arrived }) => arrived) && !mayBeLate;
      return isWrong ? [`says that ${what} was not made, but the server has it`] : [];
    }
    const isTrue = rows.some(
      ({ id, key, amount, alias }) =>
        id === (claim.id ?? id) &&
        amount === claim.amount &&
        alias === claim.title &&
        candidates.some((intent) => intent.key === key),
    );
    return isTrue ? [] : [`says that ${what} was made, but the server has no such exchange`];
  };
  const shown = view.saysNotFound ? onScreen(model, tab, view) : undefined;
  const unknown = view.ids.filter((id) => !rows.some((row) => row.id === id));
  return [
    ...view.claims.flatMap(told),
    ...(shown?.arrived && !shown.slow
      ? ['the page says that its exchange was not made, but the server has it']
      : []),
    ...rows
      .filter(({ key }) => key !== undefined && denied.has(key))
      .map(({ id }) => `${id} was made after the app had said that it was not`),
    ...(unknown.length > 0 ? [`shows ${unknown.join(', ')}, which the server does not have`] : []),
  ];
}
