import { clock } from '@/lib/clock';
import { isOwn, owned } from '@/lib/owner';
import { asObject, pick, type JsonObject } from '@/lib/read';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

/** Longer than between two keys, and slow enough for WebKit, which takes 100 changes of the address in 10 s. */
const PACE_MS = 300;

type Filter<Name extends string> = Readonly<Record<Name, string>>;

/** Where the history entry keeps each text: as a query parameter of that name, or, out of the address, in its state. */
type Keeping<Name extends string> = Readonly<Record<Name, { readonly parameter: string } | 'state'>>;

const namesOf = <Name extends string>(keeping: Keeping<Name>) => Object.keys(keeping) as Name[];

/** The part of the filter that a navigation state carries, if it is this user's and carries one. */
function keptIn(state: unknown): JsonObject | undefined {
  return isOwn(state) ? asObject(pick(asObject(state), 'filter')) : undefined;
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
 * Texts that narrow a page down, and that its history entry keeps, so that going back finds them. They belong to their
 * fields: the entry follows once they have been still for a moment, or before anything is clicked. It is read when the
 * page is entered, also by Back, Forward or a link to the same page; what the page itself wrote is not read back, for
 * it may come late, when there is more in the field already (decisions 43).
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

  // Where the window stood when this page was drawn: it may be ahead of what is drawn.
  const place = useRef<string>(undefined);
  useLayoutEffect(() => {
    place.current = window.location.pathname;
  }, [location]);

  const write = useEffectEvent(() => {
    // The next page is on its way, and the address is its own.
    if (window.location.pathname !== place.current) return;
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
      preventScrollReset: true,
      state: owned({ ...(isOwn(state) && asObject(state)), filter: carried }),
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
    // What is clicked may lead away: by then the entry has to know.
    window.addEventListener('click', follow, true);
    // Another entry is none of this one's.
    window.addEventListener('popstate', stop);
    return stop;
  }, [filter, behind]);

  return [filter, setFilter];
}
