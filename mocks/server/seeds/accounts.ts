import { DAY_MS } from '@/lib/clock';
import type { AccountStatus, User } from '../db/models';
import { emptyProfile, type StoredProfile } from '../rules/profile';
import { countryId } from './countries';

/** The password of every seeded account. */
export const SEED_PASSWORD = 'Turpial2026';

/** Logins of the seeded accounts; all are invented. */
export const logins = {
  /** Approved, with beneficiaries and a history. */
  main: 'maria@turpial.example',
  /** Just registered, no data yet. */
  fresh: 'nueva@turpial.example',
  /** Complete data under review. */
  inReview: 'revision@turpial.example',
  /** Approved, nothing saved. */
  empty: 'vacia@turpial.example',
  /** Approved, with a beneficiary but no exchange. */
  unsent: 'primera@turpial.example',
  /** Approved, logs in by phone. */
  byPhone: '+34600000001',
} as const;

const accounts: readonly {
  readonly login: string;
  readonly status: AccountStatus;
  readonly information?: string;
  readonly person?: readonly [first: string, surnames: string, telephone: string];
}[] = [
  { login: logins.main, status: 'approved', person: ['María Gabriela', 'Rondón Pérez', '600000010'] },
  {
    login: logins.fresh,
    status: 'new',
    information: 'Completa tus datos personales para poder enviar dinero.',
  },
  { login: logins.inReview, status: 'review', person: ['Luis Alberto', 'Marcano Gil', '600000011'] },
  { login: logins.empty, status: 'approved', person: ['Carmen', 'Salazar Ruiz', '600000012'] },
  { login: logins.unsent, status: 'approved', person: ['José Gregorio', 'Ávila Soto', '600000013'] },
  { login: logins.byPhone, status: 'approved', person: ['Ana Isabel', 'Briceño Mora', '600000001'] },
];

function profileFor(
  login: string,
  [first, surnames, telephoneNumber]: readonly [string, string, string],
): StoredProfile {
  return {
    name: { first, surnames },
    address: {
      street: 'Calle del Ejemplo',
      houseNo: '12',
      flatDoor: '3.º B',
      address2: null,
      city: 'Madrid',
      postcode: '28001',
      country: countryId('ES'),
    },
    extra: {
      countryBirth: countryId('VE'),
      telephoneCountry: '+34',
      telephoneNumber,
      email: login.includes('@') ? login : 'ana@turpial.example',
    },
  };
}

/** The accounts' rows. An id is the account's position, from 1. */
export function accountRows(now: number): readonly User[] {
  return accounts.map(({ login, status, information = null, person }, index) => ({
    id: index + 1,
    login,
    loginCountry: login.startsWith('+') ? '+34' : '',
    password: SEED_PASSWORD,
    status,
    submittedAt: null,
    identityVerification: status === 'approved' ? 1 : 0,
    information,
    profile: JSON.stringify(person ? profileFor(login, person) : emptyProfile),
    registeredAt: now - (status === 'approved' ? 400 : 1) * DAY_MS,
  }));
}
