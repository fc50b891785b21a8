import { loginOf } from '../rules/identity';
import { logins } from '../seeds/accounts';
import { acceptCode, sendCode } from './codes';
import { refuse } from './fault';
import type { Handlers } from './handler';
import { checkPassword } from './registration';

/** Password reset. The answer does not reveal whether the account exists (product 8.4). */
export const passwordResetHandlers: Handlers<
  'requestPasswordReset' | 'verifyPasswordReset' | 'completePasswordReset'
> = {
  requestPasswordReset(call) {
    const login = loginOf(call.body);
    if (call.db.user.findFirst({ where: { login: { equals: login } } }))
      sendCode(call, login, 'passwordReset');
    return { ok: true };
  },

  verifyPasswordReset(call) {
    const { code } = call.query;
    const to = loginOf(call.query);
    acceptCode(call, { to, purpose: 'passwordReset', code, place: 'query' });
    return { ok: true };
  },

  completePasswordReset(call) {
    const { db, body } = call;
    const to = loginOf(body);
    const { code } = body;
    const typed = { to, purpose: 'passwordReset', code, place: 'body' } as const;
    const message = acceptCode(call, typed);
    checkPassword(body.password);
    const nearest = { text: `Una cuenta que exista: ${logins.main}.` };
    const user = db.user.findFirst({ where: { login: { equals: to } } }) ?? refuse({ rule: 'code', nearest });
    db.message.update(message.id, { used: true });
    db.user.update(user.id, { password: body.password });
    // A new password ends all sessions that the old one opened.
    for (const session of db.session.findMany({ where: { userId: { equals: user.id } } })) {
      db.session.update(session.id, { ended: true });
    }
    return { ok: true };
  },
};
