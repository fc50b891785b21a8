import type { EndpointName } from '@/api/endpoints';

/** A call whose answer waits for its release. */
export interface PausedCall {
  readonly id: number;
  readonly call: EndpointName;
  readonly path: string;
  /** Instant on the sandbox clock. */
  readonly since: number;
}

/** The paused calls of this page. A page load drops them. */
export interface PausedCalls {
  /** Oldest first. */
  all(): readonly PausedCall[];
  /** Resolves when the call is released. */
  pause(call: Omit<PausedCall, 'id'>): Promise<void>;
  /** Releases the paused answers of a call, or all of them if no call is given. */
  release(call?: EndpointName): void;
}

export function createPausedCalls(): PausedCalls {
  let waiting: readonly (PausedCall & { readonly resolve: () => void })[] = [];
  let last = 0;
  return {
    all: () => waiting.map(({ id, call, path, since }) => ({ id, call, path, since })),
    pause: (call) =>
      new Promise((resolve) => {
        last += 1;
        waiting = [...waiting, { id: last, ...call, resolve }];
      }),
    release(call) {
      const matches = (one: PausedCall) => call === undefined || one.call === call;
      const released = waiting.filter(matches);
      waiting = waiting.filter((one) => !matches(one));
      for (const { resolve } of released) resolve();
    },
  };
}
