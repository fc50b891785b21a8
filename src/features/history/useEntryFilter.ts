import { useEffect, useEffectEvent, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { clock } from '@/lib/clock';
import { dataOfEntry, keepForEntry } from '@/lib/entry';
import { asObject, pick, type JsonObject } from '@/lib/jsonValues';

/**
 * Longer than the pause between two keys, and slow enough for WebKit, which allows 100 changes of the address in 10
 * s.
 */
const PACE_MS = 300;

type Filter<Name extends string> = Readonly<Record<Name, string>>;

/** Where the history entry stores each text: in a query parameter with this name, or in its navigation state. */
type Keeping<Name extends string> = Readonly<Record<Name, { readonly parameter: string } | 'state'>>;

const namesOf = <Name extends string>(keeping: Keeping<Name>) => Object.keys(keeping) as Name[];

/** The filter in a navigation state; undefined if it has none or belongs to another user. */
function keptIn(state: unknown): JsonObject | undefined {
  return asObject(pick(asObject(dataOfEntry(state)), 'filter'));
}

function filterIn<Name extends string>(
  keeping: Keeping<Name>,
  query: URLSearchParams,
  kept: JsonObject | undefined,
): Filter<Name> {
  const entries = namesOf(keeping).map((name) => {
    const keeper = keeping[name];
    const text = keeper === 'state' ? pick(kept, name) : query.get(keeper.parameter);
    return [name, typeof text === 'string' ? text : ''];
  });
  return Object.fromEntries(entries) as Filter<Name>;
}

const isSame = <Name extends string>(one: Filter<Name>, other: Filter<Name>) =>
  (Object.keys(one) as Name[]).every((name) => one[name] === other[name]);

/**
 * Filter texts that the history entry stores, so that Back restores them. The fields own their text: the entry is
 * updated after a pause in typing, or before a click. It is read when the page opens, also by Back, Forward or a link
 * to the same page. The page never reads back its own updates, because they may arrive after further typing
 * (decision 43).
 */
export function useEntryFilter<Name extends string>(
  keeping: Keeping<Name>,
): readonly [Filter<Name>, (filter: Filter<Name>) => void] {
  const location = useLocation();
  const state: unknown = location.state;
  const navigation = useNavigationType();
  const [query, setQuery] = useSearchParams();
  const kept = keptIn(state);
  const shown = filterIn(keeping, query, kept);
  const [filter, setFilter] = useState(shown);

  const [entry, setEntry] = useState(location.key);
  if (entry !== location.key) {
    setEntry(location.key);
    const isOwnWrite = navigation === NavigationType.Replace && kept !== undefined;
    if (!isOwnWrite) setFilter(shown);
  }

  const write = useEffectEvent(() => {
    const next = new URLSearchParams(query);
    const carried: Record<string, string> = {};
    for (const name of namesOf(keeping)) {
      const keeper = keeping[name];
      if (keeper === 'state') carried[name] = filter[name];
      else if (filter[name] === '') next.delete(keeper.parameter);
      else next.set(keeper.parameter, filter[name]);
    }
    setQuery(next, {
      replace: true,
      state: keepForEntry({ filter: carried }, state),
    });
  });

  const behind = !isSame(filter, shown);
  useEffect(() => {
    if (!behind) return undefined;
    const stop = () => {
      cancel();
      window.removeEventListener('click', follow, true);
      window.removeEventListener('popstate', stop);
    };
    const follow = () => {
      stop();
      write();
    };
    const cancel = clock.after(PACE_MS, follow);
    // A click may navigate away, so the entry is updated first.
    window.addEventListener('click', follow, true);
    // A pending update must not reach another entry.
    window.addEventListener('popstate', stop);
    return stop;
  }, [filter, behind]);

  return [filter, setFilter];
}
