import { claims } from './claims';
import { unattended } from './idle';
import type { View } from './page/sight';
import { others, type Model, type TabState } from './state';
import { euros, FALLBACK_AMOUNT, people, protectedHeadings, type Who } from './texts';

/** The broken invariants of a stable state, one sentence each. */
export function problems(model: Model): string[] {
  const first = model.tabs[0].view ?? model.tabs[1].view;
  return [
    ...(first ? [...transfers(model, first), ...untold(model, first)] : []),
    ...model.wrong,
    ...model.tabs.flatMap((tab, number) =>
      tab.view
        ? [
            ...strangers(model, tab.view),
            ...typing(model, tab, tab.view),
            ...stepTwo(model, tab, tab.view),
            ...tokens(tab.view),
            ...signedOut(model, tab.view),
            ...signedIn(model, tab, tab.view),
            ...claims(model, tab, tab.view),
            ...unattended(model, tab.view),
            ...tab.view.errors.map((text) => `an error that nobody caught: ${text}`),
          ].map((text) => `tab ${number + 1}: ${text}`)
        : [],
    ),
  ];
}

/** 1. The server has exactly the exchanges that the user meant to send. */
function transfers({ intents, before }: Model, { made }: View): string[] {
  return (Object.keys(people) as Who[]).flatMap((who) => {
    const rows = made[who].slice(before[who]);
    const own = intents.filter((intent) => intent.who === who);
    const keyOf = (amount: number, alias: string | null) => `${amount} € to ${alias ?? 'nobody'}`;
    const keys = [
      ...rows.map(({ amount, alias }) => keyOf(amount, alias)),
      ...own.map(({ quote, beneficiary }) => keyOf(euros(quote.amount), beneficiary)),
    ];
    return [...new Set(keys)].flatMap((key) => {
      const there = rows.filter(({ amount, alias }) => keyOf(amount, alias) === key).length;
      const same = own.filter(({ quote, beneficiary }) => keyOf(euros(quote.amount), beneficiary) === key);
      const sure = same.filter(({ arrived }) => arrived).length;
      if (there > same.length) return [`${who} has ${there} × ${key}, but meant ${same.length}`];
      if (there < sure) return [`${who} has ${there} × ${key}, but ${sure} reached the server`];
      return [];
    });
  });
}

/** 9. Of each exchange that was made, its sender is told, or the browser still looks for it. */
function untold({ user, intents, told }: Model, { made, open }: View): string[] {
  if (!user) return [];
  const isMeant = (key: string | undefined) => intents.some((one) => one.who === user && one.key === key);
  return made[user]
    .filter(({ id, key }) => key !== undefined && isMeant(key) && !told.has(id))
    .filter(({ key }) => !open.some((one) => one.key === key))
    .map(({ id }) => `${id} was made, and its sender will never know`);
}

/** 2. No user sees another user's data. After a logout only a toast of that moment may still show some. */
function strangers({ user, signedOut: left }: Model, view: View): string[] {
  if (!user && !left) return [];
  return others(user).flatMap((who) => {
    const own = new Set(view.made[who].map(({ id }) => id));
    const { marks, ids } = view;
    const seen = [...marks.page[who], ...ids.filter((id) => own.has(id)), ...(user ? marks.toast[who] : [])];
    if (seen.length === 0) return [];
    return [`${user ?? 'nobody'} sees on ${view.address} what is ${who}'s: ${seen.join(', ')}`];
  });
}

/** 4. Typed and unsent input remains. */
function typing({ user }: Model, tab: TabState, view: View): string[] {
  if (!user) return [];
  const wrong: string[] = [];
  const draft = tab.drafts[user];
  if (view.path === '/envia1' && view.amount !== undefined && draft) {
    const shown = euros(view.amount);
    const kept = [draft.text, tab.typedIn.get(view.entry)];
    if (!kept.some((text) => text !== undefined && euros(text) === shown))
      wrong.push(`step 1 shows ${view.amount}, but ${draft.text} was typed`);
  }
  const alias = tab.newAliases[user];
  if (view.newAlias !== undefined && alias !== undefined && view.newAlias !== alias)
    wrong.push(`the new beneficiary is called '${view.newAlias}', but '${alias}' was typed`);
  return wrong;
}

/** An accepted quote does not change. Only a tab that never had a quote uses the fallback. */
function stepTwo({ user }: Model, tab: TabState, { path, summary, entry }: View): string[] {
  const quote = tab.quotes.get(entry);
  if (path !== '/envia2' || !summary || !quote || quote.who !== user) return [];
  const shown = `step 2 shows ${summary.amount}`;
  if (quote.amount !== summary.amount) return [`${shown}, but ${quote.amount} was accepted`];
  if (quote.accepted) return [];
  if (quote.amount !== FALLBACK_AMOUNT) return [`${shown}, which nobody accepted`];
  return quote.another ? [`${shown}, the fallback, in a tab that had a quote`] : [];
}

/** 5. Tokens exist only in memory. */
const tokens = ({ leaks }: View) => leaks.map((place) => `a token is in ${place}`);

/** 6. A logout is final until somebody enters a password. */
function signedOut({ signedOut: out, entering }: Model, { heading, path }: View): string[] {
  const isWrong = out && entering.size === 0 && protectedHeadings.includes(heading);
  return isWrong ? [`signed out, but ${path} shows '${heading}'`] : [];
}

/** 7. Only a login signs a user in; only a logout or the server signs one out. */
function signedIn({ user, ended, entering }: Model, tab: TabState, view: View): string[] {
  const { account = 'nobody' } = view;
  // Another tab may notice the end of a session later.
  if (view.signedIn && account !== user && !ended)
    return [`${account} is signed in, instead of ${[user ?? 'nobody', ...entering].join(' or ')}`];
  if (!view.signedIn && user && tab.user === user && !ended)
    return [`nobody is signed in, but nothing ended the session of ${user}`];
  return [];
}

/** 3. Effects of `what`, such as a late answer, on a page that it does not concern; `before` is the earlier view. */
export function latecomer(what: string, before: View, after: View): string[] {
  const kept = (name: string, one: unknown, other: unknown) =>
    one === other ? [] : [`${what} changed the ${name} from ${String(one)} to ${String(other)}`];
  const chosen = before.summary?.beneficiary;
  // A beneficiary that was deleted can no longer be chosen.
  const isDeleted = chosen !== undefined && after.saved.length > 0 && !after.saved.includes(chosen);
  return [
    ...kept('address', before.address, after.address),
    ...kept('entry of the history', before.entry, after.entry),
    // The list may bring the name of the chosen beneficiary.
    ...(before.saved.length > 0 && !isDeleted ? kept('choice', chosen, after.summary?.beneficiary) : []),
    // A page that could not be loaded has no field; it may try again by itself.
    ...(before.amount === undefined
      ? []
      : kept('amount', before.amount && euros(before.amount), after.amount && euros(after.amount))),
    ...kept('new beneficiary', before.newAlias, after.newAlias),
  ];
}
