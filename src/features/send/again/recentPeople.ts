import type { Beneficiary } from '@/api/beneficiaries';
import type { Exchange } from '@/api/exchanges';
import { countsAsSent } from '@/api/sentStatus';
import { chosenBeneficiary } from '@/features/beneficiaries/beneficiary';
import { eurosOf } from '@/lib/currencies';
import type { Decimal } from '@/lib/money';

/** A saved beneficiary and the euros of the last exchange with its name. */
export interface RecentPerson {
  readonly id: number;
  readonly name: string;
  readonly amount: Decimal;
}

/** Most people that are offered (product 2.23). */
const MOST_PEOPLE = 4;

/** The people of the last exchanges, newest first, who are still saved under the same name. */
export function recentPeople(
  exchanges: readonly Exchange[],
  saved: readonly Beneficiary[],
): readonly RecentPerson[] {
  const people: RecentPerson[] = [];
  const seen = new Set<string>();
  for (const exchange of exchanges) {
    const { beneficiary: name } = exchange;
    const amount = eurosOf(exchange);
    if (name === null || seen.has(name) || amount === null || !countsAsSent(exchange)) continue;
    seen.add(name);
    const id = chosenBeneficiary(saved, undefined, name)?.id;
    if (id !== undefined) people.push({ id, name, amount });
    if (people.length === MOST_PEOPLE) break;
  }
  return people;
}
