import type { Exchange } from '@mocks/server/db/models';
import { statuses } from '@mocks/server/rules/statuses';

export const knownStatuses = Object.values(statuses);

/** The columns that give an exchange a status, which then stays. */
export function stayingStatus(name: string): Partial<Omit<Exchange, 'id'>> {
  const colour = knownStatuses.find((one) => one.name === name)?.colour ?? null;
  return { alive: false, status: name, statusColour: colour };
}
