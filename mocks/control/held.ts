import type { EndpointName } from '@/api/endpoints';

/** A call whose answer waits to be released. */
export interface HeldCall {
  readonly id: number;
  readonly call: EndpointName;
  readonly path: string;
  /** Instant on the sandbox clock. */
  readonly since: number;
}

/** The answers that a page waits for until somebody lets them go. They end with the page. */
export interface HeldCalls {
  /** Oldest first. */
  all(): readonly HeldCall[];
  /** Resolves when the call is released. */
  hold(call: Omit<HeldCall, 'id'>): Promise<void>;
  /** Lets go the answers of a call; without one, all of them. */
  release(call?: EndpointName): void;
}

/** Nothing held yet. */
export function createHeldCalls(): HeldCalls {
  let waiting: readonly (HeldCall & { readonly go: () => void })[] = [];
  let last = 0;
  return {
    all: () => waiting.map(({ id, call, path, since }) => ({ id, call, path, since })),
    hold: (call) =>
      new Promise((go) => {
        last += 1;
        waiting = [...waiting, { id: last, ...call, go }];
      }),
    release(call) {
      const goes = (one: HeldCall) => call === undefined || one.call === call;
      const released = waiting.filter(goes);
      waiting = waiting.filter((one) => !goes(one));
      for (const { go } of released) go();
    },
  };
}
