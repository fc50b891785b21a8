import type { TargetName } from './targets';

/** Addresses of this run's servers, without trailing slashes. */
interface Addresses {
  readonly demo: string;
  /** One per worker. */
  readonly real: readonly string[];
}

const VARIABLE = 'TURPIAL_E2E_ADDRESSES';

/** Passes the addresses to the workers, which start later and inherit this environment. */
export function announce(addresses: Addresses): void {
  process.env[VARIABLE] = JSON.stringify(addresses);
}

/**
 * The address of a target for a worker.
 *
 * @param parallelIndex of Playwright's worker; no two workers that run at once share it
 */
export function addressOf(target: TargetName, parallelIndex: number): string {
  const { demo, real } = JSON.parse(process.env[VARIABLE] ?? '') as Addresses;
  const address = target === 'demo' ? demo : real[parallelIndex];
  if (address === undefined) throw new Error(`No ${target} server for worker ${parallelIndex}`);
  return address;
}
