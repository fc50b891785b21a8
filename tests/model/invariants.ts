import type { View } from './page/sight';
import { euros, others, type Model, type TabState } from './state';
import { FALLBACK_AMOUNT, people, protectedHeadings, type Who } from './texts';

/** What is wrong at a settled moment, one sentence each. */
export function problems(model: Model): string[] {
  const first = model.tabs[0].view ?? model.tabs[1].view;
  return [
    ...(first ? transfers(model, first) : []),
    ...model.tabs.flatMap((tab, number) =>
      tab.view
        ? [
            ...strangers(model, tab.view),
            ...typing(model, tab, tab.view),
            ...stepTwo(model, tab, tab.view),
            ...tokens(tab.view),
            ...signedOut(model, tab.view),
            ...tab.view.errors.map((text) => `an error that nobody caught: ${text}`),
          ].map((text) => `tab ${number + 1}: ${text}`)
        : [],
    ),
  ];
}

/** 1. Exchanges on the server are the confirmations that the user meant. */
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

/**
 * 2. Nothing of one user is on the screen of another. Once somebody has logged out, only what was told them as they
 * left may still stand there, in a toast that goes by itself.
 */
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

/** 4. What was typed and not sent is still there. */
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

/** An accepted quote stays what it is. */
function stepTwo({ user }: Model, tab: TabState, { path, summary, entry }: View): string[] {
  if (path !== '/envia2' || !summary || !user) return [];
  const quote = tab.quotes.get(entry);
  if (quote?.who === user && quote.amount !== summary.amount)
    return [`step 2 shows ${summary.amount}, but ${quote.amount} was accepted`];
  if (summary.amount === FALLBACK_AMOUNT && tab.unsent?.who === user)
    return [`step 2 shows the fallback, but ${tab.unsent.amount} was accepted in this tab`];
  return [];
}

/** 5. No token anywhere but in memory. */
const tokens = ({ leaks }: View) => leaks.map((place) => `a token is in ${place}`);

/** 6. Signed out stays out. */
function signedOut({ signedOut: out }: Model, { heading, path }: View): string[] {
  return out && protectedHeadings.includes(heading) ? [`signed out, but ${path} shows '${heading}'`] : [];
}

/** 3. What a late answer did to a page that is not the one that asked; `before` is the page as it stood. */
export function latecomer(before: View, after: View): string[] {
  const kept = (name: string, one: unknown, other: unknown) =>
    one === other ? [] : [`a late answer changed the ${name} from ${String(one)} to ${String(other)}`];
  return [
    ...kept('address', before.address, after.address),
    ...kept('entry of the history', before.entry, after.entry),
    ...kept('choice', before.summary?.beneficiary, after.summary?.beneficiary),
    ...kept('amount', before.amount && euros(before.amount), after.amount && euros(after.amount)),
    ...kept('new beneficiary', before.newAlias, after.newAlias),
  ];
}
