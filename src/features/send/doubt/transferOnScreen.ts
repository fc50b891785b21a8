import { useLayoutEffect, useState } from 'react';
import type { SendState } from '../sendState';

interface Shown {
  readonly state: SendState;
  readonly address: string;
}

let shown: Shown | undefined;

/** What step 2 shows. Undefined once the user has chosen another page, even while that page's code is loading. */
export function transferOnScreen(): SendState | undefined {
  return shown?.address === window.location.pathname ? shown.state : undefined;
}

/** Stores what step 2 shows, including a choice that the router has not applied yet. */
export function useTransferOnScreen(state: SendState): void {
  const [address] = useState(() => window.location.pathname);
  useLayoutEffect(() => {
    shown = { state, address };
    return () => {
      shown = undefined;
    };
  }, [state, address]);
}
