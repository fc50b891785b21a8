import type { User } from '@mocks/server/db/models';
import { rowChanges } from '@mocks/server/db/rows';
import { insertExchange, statusNow } from '@mocks/server/handlers/exchanges';
import { rateInForce } from '@mocks/server/handlers/reference';
import { callerOf } from '@mocks/server/handlers/session';
import { instantOf } from '@mocks/server/rules/statuses';
import * as v from 'valibot';
import { receiveFor } from '@/lib/money';
import type { SandboxState } from '../state';
import { edit, read } from './command';
import { instantText } from './instant';

const id = v.number();
const login = v.string();
const positive = v.pipe(v.number(), v.gtValue(0));

function account({ db }: SandboxState, of: string): User {
  const user = db.user.findFirst({ where: { login: { equals: of } } });
  if (user) return user;
  const known = db.user.getAll().map((one) => one.login);
  throw new Error(`Unknown account '${of}'. Known: ${known.join(', ')}`);
}

function ofAccount(state: SandboxState, of: string) {
  const user = account(state, of);
  return { where: { userId: { equals: user.id } } };
}

/** Commands about the stored data. */
export const dataCommands = {
  rate: read({
    summary: 'The current rate, in bolivars per euro',
    run: ({ state }) => rateInForce(state.context()),
  }),
  setRate: edit({
    summary: 'Fixes the rate, in bolivars per euro',
    label: 'cambiar la tasa',
    inputs: [['rate', positive]],
    run: ({ state }, rate) => state.change({ rate: { kind: 'fixed', rate } }),
  }),
  inbox: read({
    summary: 'The verification codes in the inbox, oldest first',
    run: ({ state }) => state.db.message.getAll(),
  }),
  users: read({
    summary: 'All accounts',
    run: ({ state }) => state.db.user.getAll(),
  }),
  signedIn: read({
    summary: 'The account whose session this browser has, or null',
    run: ({ state, jar }) => callerOf(state.context(), { headers: new Headers(), body: '' }, jar),
  }),
  exchanges: read({
    summary: 'The exchanges of an account with their current status, in the order of their creation',
    inputs: [['login', login]],
    run({ state }, of) {
      const { now } = state.context();
      return state.db.exchange
        .findMany(ofAccount(state, of))
        .map((row) => ({ ...row, ...statusNow(row, now) }));
    },
  }),
  beneficiaries: read({
    summary: 'The beneficiaries of an account',
    inputs: [['login', login]],
    run: ({ state }, of) => state.db.beneficiary.findMany(ofAccount(state, of)),
  }),
  createExchange: edit({
    summary: "Creates an exchange to the account's first beneficiary, as if sent now or at an instant (ISO)",
    label: 'crear un envío',
    inputs: [
      ['login', login],
      ['amountSend', positive],
      ['at', v.optional(instantText)],
    ],
    run({ state }, of, amountSend, at?) {
      const beneficiary = state.db.beneficiary.findFirst(ofAccount(state, of));
      if (!beneficiary) throw new Error(`'${of}' has no beneficiary`);
      const context = state.context();
      const then = at === undefined ? context : { ...context, now: instantOf(at) };
      const rate = rateInForce(then);
      const amountReceive = Number(receiveFor(String(amountSend), String(rate)));
      return insertExchange(then, beneficiary, { amountSend, amountReceive, rate });
    },
  }),
  updateExchange: edit({
    summary: 'Changes columns of an exchange; a status that it gives stays',
    label: 'cambiar un envío',
    inputs: [
      ['id', id],
      ['changes', rowChanges.exchange],
    ],
    // The status of a living exchange follows the clock, so a changed one would never show.
    run: ({ state }, of, changes) =>
      void state.db.exchange.update(of, 'status' in changes ? { alive: false, ...changes } : changes),
  }),
  removeExchange: edit({
    summary: 'Deletes an exchange',
    label: 'eliminar un envío',
    inputs: [['id', id]],
    run: ({ state }, of) => state.db.exchange.delete(of),
  }),
  updateBeneficiary: edit({
    summary: 'Changes columns of a beneficiary',
    label: 'cambiar un beneficiario',
    inputs: [
      ['id', id],
      ['changes', rowChanges.beneficiary],
    ],
    run: ({ state }, of, changes) => void state.db.beneficiary.update(of, changes),
  }),
  removeBeneficiary: edit({
    summary: 'Deletes a beneficiary',
    label: 'eliminar un beneficiario',
    inputs: [['id', id]],
    run: ({ state }, of) => state.db.beneficiary.delete(of),
  }),
  updateUser: edit({
    summary: 'Changes columns of an account',
    label: 'cambiar la cuenta',
    inputs: [
      ['login', login],
      ['changes', rowChanges.user],
    ],
    run: ({ state }, of, changes) => void state.db.user.update(account(state, of).id, changes),
  }),
};
