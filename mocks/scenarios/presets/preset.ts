import type { Scenario } from '@mocks/server/scenario';
import { logins } from '@mocks/server/seeds/accounts';
import { MINUTE_MS } from '@/lib/clock';
import { receiveFor } from '@/lib/money';

/** A named scenario for people to choose. */
export interface Preset {
  readonly title: string;
  readonly description: string;
  /** The path of the page that shows it. */
  readonly path: string;
  /** Navigation state that the previous page of the flow would set; absent if the path is a first page. */
  readonly state?: (context: { readonly now: number; readonly rate: number }) => object;
  readonly scenario: Omit<Scenario, 'name'>;
}

/** Step 2 of sending: euros quoted at the current rate, and a beneficiary if one is chosen. */
export const quotedFor =
  (amount: string, beneficiaryId?: number): NonNullable<Preset['state']> =>
  ({ now, rate }) => ({
    ...(beneficiaryId !== undefined && { beneficiaryId }),
    input: { side: 'send', text: amount },
    quote: {
      id: `preset-${now}`,
      amount,
      rate: String(rate),
      receive: receiveFor(amount, String(rate)),
      expiresAt: now + 20 * MINUTE_MS,
    },
  });

/** Step 2 of sending: 50 € to the first beneficiary. */
export const quoted = quotedFor('50', 1);

/** Nobody is signed in, and nothing fails. */
export const visitor: Omit<Scenario, 'name'> = {
  seed: 'normal',
  signedInAs: null,
  session: 'open',
  clock: {},
  rate: { kind: 'daily' },
  faults: [],
  latencyMs: 250,
  jitter: null,
  randomSeed: 1,
  approveAfterMs: MINUTE_MS,
  minimumSend: 10,
  answers: 'documented',
  recording: [],
};
/** The main seeded account is signed in, and nothing fails. */
export const signedIn: Omit<Scenario, 'name'> = { ...visitor, signedInAs: logins.main };

/** A group of presets in the panel's order. */
export const group = <const N extends string>(title: string, presets: Readonly<Record<N, Preset>>) => ({
  title,
  presets,
});
