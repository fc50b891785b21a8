import type { TargetName } from './targets';

/** Where the servers of this run are, without trailing slashes. */
interface Addresses {
  readonly demo: string;
  /** One for each worker. */
  readonly real: readonly string[];
}

const VARIABLE = 'TURPIAL_E2E_ADDRESSES';

/** Tells the workers, which start later and with this process's environment. */
export function announce(addresses: Addresses): void {
  process.env[VARIABLE] = JSON.stringify(addresses);
}

/**
 * Where a target stands for a worker.
 * @param parallelIndex of Playwright's worker: no other has it meanwhile
 */
export function addressOf(target: TargetName, parallelIndex: number): string {
  const { demo, real } = JSON.parse(process.env[VARIABLE] ?? '') as Addresses;
  const address = target === 'demo' ? demo : real[parallelIndex];
  if (address === undefined) throw new Error(`No ${target} server for worker ${parallelIndex}`);
  return address;
}
