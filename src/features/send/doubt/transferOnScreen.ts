import { useLayoutEffect, useState } from 'react';
import type { SendState } from '../sendState';

interface Shown {
  readonly state: SendState;
  readonly address: string;
}

let shown: Shown | undefined;

/** What step 2 shows. Undefined as soon as the user has chosen another page, even while that page's code is loading. */
export function transferOnScreen(): SendState | undefined {
  return shown?.address === window.location.pathname ? shown.state : undefined;
}

/** Notes what step 2 shows, also a choice that the router does not know yet. */
export function useTransferOnScreen(state: SendState): void {
  const [address] = useState(() => window.location.pathname);
  useLayoutEffect(() => {
    shown = { state, address };
    return () => {
      shown = undefined;
    };
  }, [state, address]);
}
