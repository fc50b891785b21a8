import { clock } from '@/lib/clock';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

/** Longer than between two keys, and slow enough for WebKit, which takes 100 changes of the address in 10 s. */
const PACE_MS = 300;

type Filter<Name extends string> = Readonly<Record<Name, string>>;

const namesOf = <Name extends string>(parameters: Filter<Name>) => Object.keys(parameters) as Name[];

function filterIn<Name extends string>(query: URLSearchParams, parameters: Filter<Name>): Filter<Name> {
  const entries = namesOf(parameters).map((name) => [name, query.get(parameters[name]) ?? '']);
  return Object.fromEntries(entries) as Filter<Name>;
}

/**
 * Texts that narrow a page down, and that its history entry keeps as query parameters, so that going back finds them.
 * They belong to their fields: the address follows once they have been still for a moment, or before anything is
 * clicked. It is read when the page is entered, also by Back, Forward or a link to the same page; what the page itself
 * wrote is not read back, for it may come late, when there is more in the field already (decisions 43).
 *
 * @param parameters the query parameter of each text; an empty text has none
 */
export function useQueryFilter<Name extends string>(
  parameters: Filter<Name>,
): readonly [Filter<Name>, (filter: Filter<Name>) => void] {
  const location = useLocation();
  const navigation = useNavigationType();
  const [query, setQuery] = useSearchParams();
  const [filter, setFilter] = useState(() => filterIn(query, parameters));

  const [entry, setEntry] = useState(location.key);
  if (entry !== location.key) {
    setEntry(location.key);
    if (navigation !== NavigationType.Replace) setFilter(filterIn(query, parameters));
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
    for (const name of namesOf(parameters)) {
      if (filter[name] === '') next.delete(parameters[name]);
      else next.set(parameters[name], filter[name]);
    }
    setQuery(next, { replace: true, preventScrollReset: true, state: location.state as unknown });
  });

  const shown = filterIn(query, parameters);
  const behind = namesOf(parameters).some((name) => filter[name] !== shown[name]);
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
