import { receiveFor } from '@/lib/money';
import { logins } from '../../seeds/accounts';
import type { Scenario } from '../scenario';

/** A scenario that a product owner picks by name. */
export interface Preset {
  readonly title: string;
  readonly description: string;
  /** The page on which it shows. */
  readonly path: string;
  /** The navigation state that the page before it leaves, for a page that is not the first of its flow. */
  readonly state?: (world: { readonly now: number; readonly rate: number }) => object;
  readonly scenario: Omit<Scenario, 'name'>;
}

/** Step 2 of sending, with 50 € quoted at the rate in force and the first beneficiary chosen. */
export const quoted: NonNullable<Preset['state']> = ({ now, rate }) => ({
  beneficiaryId: 1,
  input: { side: 'send', text: '50' },
  quote: {
    id: `preset-${now}`,
    amount: '50',
    rate: String(rate),
    receive: receiveFor('50', String(rate)),
    expiresAt: now + 20 * 60_000,
  },
});

/** Nobody has signed in, and all is well. */
export const visitor: Omit<Scenario, 'name'> = {
  seed: 'normal',
  signedInAs: null,
  session: 'open',
  clock: {},
  rate: { kind: 'daily' },
  faults: [],
  latencyMs: 250,
  approveAfterMs: 60_000,
  minimumSend: 10,
  answers: 'documented',
};
/** The account that can do everything has. */
export const signedIn: Omit<Scenario, 'name'> = { ...visitor, signedInAs: logins.main };

/** The presets of one theme, by name, in the order in which the panel lists them. */
export const group = <const N extends string>(title: string, presets: Readonly<Record<N, Preset>>) => ({
  title,
  presets,
});
