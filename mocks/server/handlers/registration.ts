import type { Identity, IdentityQuery } from '@/api/wire';
import { isAcceptablePassword, loginOf } from '../rules/identity';
import { emptyProfile } from '../rules/profile';
import { acceptCode, sendCode } from './codes';
import { refuse } from './fault';
import type { Handlers, ServerContext } from './handler';

const PASSWORD_RULE = 'La contraseña debe tener al menos 8 caracters e incluir un número';

/** Refuses a weak password with the text of the form's own rule. */
export function checkPassword(password: string): void {
  if (!isAcceptablePassword(password)) refuse(422, PASSWORD_RULE);
}

function refuseKnownLogin({ db }: ServerContext, identity: Identity): string {
  const login = loginOf(identity);
  if (db.user.find((user) => user.login === login)) {
    refuse(409, `Este ${identity.loginType === 1 ? 'correo' : 'teléfono'} ya está registrado.`);
  }
  return login;
}

function acceptRegistrationCode(context: ServerContext, identity: Identity | IdentityQuery, code: string) {
  const wrong = 'Código de verificación inválido.';
  return acceptCode(context, { to: loginOf(identity), purpose: 'registration', code, wrong });
}

/** Sign-up: sends a code to the contact, checks it, creates the account. */
export const registrationHandlers: Handlers<'sendVerificationCode' | 'verifyCode' | 'register'> = {
  sendVerificationCode(call) {
    sendCode(call, refuseKnownLogin(call, call.body), 'registration');
    return { ok: true };
  },

  verifyCode(call) {
    acceptRegistrationCode(call, call.query, call.query.code);
    return { ok: true };
  },

  register(call) {
    const { db, body, now } = call;
    const login = refuseKnownLogin(call, body);
    const message = acceptRegistrationCode(call, body, body.code);
    checkPassword(body.password);
    db.message.update(message.id, { used: true });
    const { extra } = emptyProfile;
    const contact =
      body.loginType === 1
        ? { ...extra, email: login }
        : { ...extra, telephoneCountry: body.loginCountry, telephoneNumber: body.phone };
    db.user.insert({
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
