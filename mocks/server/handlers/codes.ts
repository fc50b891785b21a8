import type { CodePurpose, Message } from '../db/models';
import { judgeCode, nthCode, type CodeVerdict } from '../rules/codes';
import { refuse } from './fault';
import type { ServerContext } from './handler';

/** Puts a code into the sandbox's inbox. */
export function sendCode({ db, now }: ServerContext, to: string, purpose: CodePurpose): Message {
  return db.message.insert({
    id: db.nextNumber('message'),
    to,
    purpose,
    code: nthCode(db.nextNumber('code')),
    at: now,
    wrongTries: 0,
    used: false,
  });
}

const reasons: Readonly<Record<Exclude<CodeVerdict, 'good' | 'wrong'>, string>> = {
  expired: 'El código ha caducado. Solicita uno nuevo.',
  locked: 'Demasiados intentos. Solicita un código nuevo.',
};

/**
 * Accepts a code that matches the newest message and returns the message. Otherwise refuses the call; only a wrong
 * code counts as a try, and its refusal has the text `wrong`.
 */
export function acceptCode(
  { db, now }: ServerContext,
  { to, purpose, code, wrong }: Pick<Message, 'to' | 'purpose' | 'code'> & { readonly wrong: string },
): Message {
  const newest = db.message.filter((message) => message.to === to && message.purpose === purpose).at(-1);
  const verdict = judgeCode(code, newest, now);
  if (newest && verdict === 'good') return newest;
  if (verdict !== 'expired' && verdict !== 'locked') {
    if (newest) db.message.update(newest.id, { wrongTries: newest.wrongTries + 1 });
    return refuse(400, wrong);
  }
  return refuse(400, reasons[verdict]);
}
