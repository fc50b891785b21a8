import type { EndpointName } from '@/api/endpoints';

/** The answer that a paused call will get. */
export interface PausedAnswer {
  readonly status: number;
  readonly body: string;
}

/** A call whose answer waits for its release. */
export interface PausedCall {
  readonly id: number;
  readonly call: EndpointName;
  readonly path: string;
  readonly answer: PausedAnswer;
}

/** The paused calls of this page. A page load drops them. */
export interface PausedCalls {
  /** Oldest first. */
  all(): readonly PausedCall[];
  /** Resolves with the answer when the call is released. */
  pause(call: Omit<PausedCall, 'id'>): Promise<PausedAnswer>;
  /** Changes the answer of a paused call; does nothing if the call is no longer paused. */
  edit(id: number, change: Partial<PausedAnswer>): void;
  /** Releases the paused answers of a call, or all of them if no call is given. */
  release(call?: EndpointName): void;
}

type Waiting = PausedCall & { readonly resolve: (answer: PausedAnswer) => void };

export function createPausedCalls(): PausedCalls {
  let waiting: readonly Waiting[] = [];
  let last = 0;
  return {
    all: () => waiting.map(({ id, call, path, answer }) => ({ id, call, path, answer })),
    pause: (call) =>
      new Promise((resolve) => {
        last += 1;
        waiting = [...waiting, { id: last, ...call, resolve }];
      }),
    edit(id, change) {
      waiting = waiting.map((one) =>
        one.id === id ? { ...one, answer: { ...one.answer, ...change } } : one,
      );
    },
    release(call) {
      const matches = (one: PausedCall) => call === undefined || one.call === call;
      const released = waiting.filter(matches);
      waiting = waiting.filter((one) => !matches(one));
      for (const { resolve, answer } of released) resolve(answer);
    },
  };
}
