/** An answer as it is sent. */
export interface ServedAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  /** Seconds to wait before the next call. */
  readonly retryAfter?: number | undefined;
}

export const json = (status: number, body: unknown): ServedAnswer => ({
  status,
  type: 'application/json',
  text: JSON.stringify(body),
});
