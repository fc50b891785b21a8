import type { Identity } from '@/api/wire';
import type { Database } from '../db/database';
import type { Nearest } from '../decision';
import { isAcceptablePassword, loginOf } from '../rules/identity';
import { emptyProfile } from '../rules/profile';
import { acceptCode, sendCode } from './codes';
import { refuse } from './fault';
import type { Handlers, ServerContext } from './handler';

/** Refuses a weak password. */
export function checkPassword(password: string): void {
  if (isAcceptablePassword(password)) return;
  const nearest = {
    text: 'Una más larga o con un número.',
    change: { body: { password: `${password}-12345678` } },
  };
  refuse({ rule: 'password', nearest });
}

const isKnown = (db: Database, login: string) =>
  db.user.findFirst({ where: { login: { equals: login } } }) !== null;

/** A contact of the same kind without an account. */
function freeContact(db: Database, identity: Identity): Nearest {
  for (let n = 1; ; n += 1) {
    const body =
      identity.loginType === 1
        ? { login: `persona${n}@turpial.example` }
        : { phone: String(600_000_100 + n) };
    const [contact = ''] = Object.values(body);
    if (!isKnown(db, loginOf({ ...identity, ...body }))) {
      return { text: `Uno sin cuenta: ${contact}.`, change: { body } };
    }
  }
}

function refuseKnownLogin({ db }: ServerContext, identity: Identity): string {
  const login = loginOf(identity);
  if (isKnown(db, login)) {
    const named = identity.loginType === 1 ? 'correo' : 'teléfono';
    refuse({ rule: 'freeContact', named, nearest: freeContact(db, identity) });
  }
  return login;
}

/** Sign-up: sends a code to the contact, checks it, creates the account. */
export const registrationHandlers: Handlers<'sendVerificationCode' | 'verifyCode' | 'register'> = {
  sendVerificationCode(call) {
    sendCode(call, refuseKnownLogin(call, call.body), 'signUp');
    return { ok: true };
  },

  verifyCode(call) {
    const { code } = call.query;
    acceptCode(call, { to: loginOf(call.query), purpose: 'signUp', code, place: 'query' });
    return { ok: true };
  },

  register(call) {
    const { db, body, now } = call;
    const login = refuseKnownLogin(call, body);
    const message = acceptCode(call, { to: login, purpose: 'signUp', code: body.code, place: 'body' });
    checkPassword(body.password);
    db.message.update(message.id, { used: true });
    const { extra } = emptyProfile;
    const contact =
      body.loginType === 1
        ? { ...extra, email: login }
        : { ...extra, telephoneCountry: body.loginCountry, telephoneNumber: body.phone };
    db.user.create({
      id: db.nextNumber('user'),
      login,
      loginCountry: body.loginType === 2 ? body.loginCountry : '',
      password: body.password,
      status: 'new',
      submittedAt: null,
      identityVerification: 0,
      information: null,
      profile: JSON.stringify({ ...emptyProfile, extra: contact }),
      registeredAt: now,
    });
    return { ok: true };
  },
};
