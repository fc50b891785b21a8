import type { Database } from '../db/database';
import type { Beneficiary } from '../db/models';
import type { SeedName } from '../scenario';
import { accountRows, logins } from './accounts';
import {
  changedDetails,
  mainBeneficiaries,
  nthBeneficiary,
  oddBeneficiaries,
  secondName,
  type BeneficiarySeed,
} from './beneficiaries';
import { mainExchanges, manyExchanges, twoYearsOfExchanges } from './exchanges';

/** Size of the large seed. */
const MANY_EXCHANGES = 10_000;
const MANY_BENEFICIARIES = 500;

/**
 * Fills an empty database. The same seed and instant always give the same rows. Dates are relative to the instant, so
 * that the data always looks recent.
 */
export function applySeed(db: Database, seed: SeedName, now: number): void {
  const userIds = new Map(accountRows(now).map((row) => [row.login, db.user.create(row).id]));
  const addBeneficiary = (login: string, { paymentMethodId, paymentDetails }: BeneficiarySeed): Beneficiary =>
    db.beneficiary.create({
      id: db.nextNumber('beneficiary'),
      userId: userIds.get(login) ?? 0,
      paymentMethodId,
      paymentDetails: JSON.stringify(paymentDetails),
    });

  const own = mainBeneficiaries.map((beneficiary) => addBeneficiary(logins.main, beneficiary));
  addBeneficiary(logins.unsent, mainBeneficiaries[0]);
  let exchanges = mainExchanges(now, own);
  if (seed === 'rara') oddBeneficiaries.forEach((beneficiary) => addBeneficiary(logins.main, beneficiary));
  if (seed === 'sospechosa') {
    const [mama] = own;
    if (mama) db.beneficiary.update(mama.id, { paymentDetails: JSON.stringify(changedDetails) });
    addBeneficiary(logins.main, secondName);
  }
  if (seed === 'grande') {
    for (let n = own.length + 1; n <= MANY_BENEFICIARIES; n += 1) {
      own.push(addBeneficiary(logins.main, nthBeneficiary(n)));
    }
    const firstId = exchanges.length + 1;
    exchanges = [
      ...exchanges,
      ...manyExchanges(now, own, { count: MANY_EXCHANGES - exchanges.length, firstId }),
    ];
  }
  if (seed === 'dos-anos') {
    const [mother] = own;
    const account = { ...mainBeneficiaries[0].paymentDetails, banco: '0134', telefono: '04120000009' };
    if (mother)
      exchanges = twoYearsOfExchanges(now, mother, { ...mother, paymentDetails: JSON.stringify(account) });
  }
  exchanges.forEach((row) => db.exchange.create(row));

  // The sequences continue after the seeded rows.
  db.counter.put({ id: 'user', value: userIds.size });
  db.counter.put({ id: 'exchange', value: exchanges.length });
}
