import type { WireExchange } from '@/api/wire';
import { receiveFor } from '@/lib/money';
import type { SandboxState } from '../control/state';
import type { Beneficiary, Exchange, Message, User } from '../db/models';
import { insertExchange, statusNow } from '../handlers/exchanges';
import { rateInForce } from '../handlers/reference';
import { callerOf } from '../handlers/session';
import type { VerbMaker } from './verb';

/** An exchange with the status that it has now. */
export type ExchangeNow = Exchange & Pick<WireExchange, 'status' | 'statusColour'>;

/** What the server has stored. */
export interface DataVerbs {
  /** Bolivars for one euro. */
  rate(): number;
  setRate(rate: number): void;
  /** The codes that were "sent", oldest first. */
  inbox(): readonly Message[];
  users(): readonly User[];
  /** The account whose session this browser has; undefined when it has none. */
  signedIn(): User | undefined;
  /** The exchanges of an account, oldest first, with the status that they have now. */
  exchanges(login: string): readonly ExchangeNow[];
  beneficiaries(login: string): readonly Beneficiary[];
  /** Makes an exchange as if it had been sent, to the account's first beneficiary. */
  createExchange(login: string, amountSend: number): Exchange;
  updateExchange(id: number, change: Partial<Omit<Exchange, 'id'>>): void;
  removeExchange(id: number): void;
  updateBeneficiary(id: number, change: Partial<Omit<Beneficiary, 'id'>>): void;
  removeBeneficiary(id: number): void;
  updateUser(login: string, change: Partial<Omit<User, 'id'>>): void;
}

/** The verbs about data. */
export function dataVerbs({ editing }: VerbMaker, { db, jar, world, change }: SandboxState): DataVerbs {
  function account(login: string): User {
    const user = db.user.find((one) => one.login === login);
    if (user) return user;
    const known = db.user.all().map((one) => one.login);
    throw new Error(`Unknown account '${login}'. Known: ${known.join(', ')}`);
  }
  const ofAccount = (login: string) => {
    const { id } = account(login);
    return ({ userId }: { readonly userId: number }) => userId === id;
  };

  return {
    rate: () => rateInForce(world()),
    setRate: editing('setRate', (rate) => change({ rate: { kind: 'fixed', rate } })),
    inbox: () => db.message.all(),
    users: () => db.user.all(),
    signedIn: () => callerOf(world(), { headers: new Headers(), body: '' }, jar),
    exchanges(login) {
      const { now } = world();
      return db.exchange.filter(ofAccount(login)).map((row) => ({ ...row, ...statusNow(row, now) }));
    },
    beneficiaries: (login) => db.beneficiary.filter(ofAccount(login)),
    createExchange: editing('createExchange', (login, amountSend) => {
      const user = account(login);
      const beneficiary = db.beneficiary.find(ofAccount(login));
      if (!beneficiary) throw new Error(`'${login}' has no beneficiary`);
      const rate = rateInForce(world());
      const amountReceive = Number(receiveFor(String(amountSend), String(rate)));
      return insertExchange(world(), user, beneficiary, { amountSend, amountReceive, rate });
    }),
    updateExchange: editing('updateExchange', (id, changes) => void db.exchange.update(id, changes)),
    removeExchange: editing('removeExchange', db.exchange.remove),
    updateBeneficiary: editing('updateBeneficiary', (id, changes) => void db.beneficiary.update(id, changes)),
    removeBeneficiary: editing('removeBeneficiary', db.beneficiary.remove),
    updateUser: editing('updateUser', (login, changes) => void db.user.update(account(login).id, changes)),
  };
}
