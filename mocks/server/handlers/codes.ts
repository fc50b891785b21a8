import type { Message } from '../db/models';
import type { Nearest } from '../decision';
import { isMagicCode, judgeCode, nthCode, type CodeVerdict } from '../rules/codes';
import type { RuleName } from '../rules/refusals';
import { refuse } from './fault';
import type { ServerContext } from './handler';

/** Puts a code into the sandbox's inbox. */
export function sendCode({ db, now }: ServerContext, to: string, purpose: Message['purpose']): Message {
  return db.message.create({
    id: db.nextNumber('message'),
    to,
    purpose,
    code: nthCode(db.nextNumber('code')),
    at: now,
    wrongTries: 0,
    used: false,
  });
}

const rulesOf: Readonly<Record<Exclude<CodeVerdict, 'good'>, RuleName>> = {
  wrong: 'code',
  expired: 'codeLifetime',
  locked: 'codeAttempts',
};

/** The code of the newest message, if it still works. */
function nearestCode(newest: Message | undefined, now: number, place: 'query' | 'body'): Nearest {
  if (!newest || judgeCode(newest.code, newest, now) !== 'good') {
    return { text: 'Pide un código nuevo: ninguno de los enviados sirve ya.' };
  }
  const { code } = newest;
  return { text: `El código que se envió: ${code}.`, change: { [place]: { code } } };
}

/**
 * Accepts a code that matches the newest message and returns the message. Otherwise refuses the call; only a wrong
 * code counts as a try.
 */
export function acceptCode(
  { db, now }: ServerContext,
  {
    to,
    purpose,
    code,
    place,
  }: Pick<Message, 'to' | 'purpose' | 'code'> & {
    /** The part of the call that contains the code. */
    readonly place: 'query' | 'body';
  },
): Message {
  const latest = () =>
    db.message.findMany({ where: { to: { equals: to }, purpose: { equals: purpose } } }).at(-1);
  const newest = latest();
  const verdict = judgeCode(code, newest, now);
  if (newest && verdict === 'good') return newest;
  const failed = verdict === 'good' ? 'wrong' : verdict;
  if (failed === 'wrong' && newest) db.message.update(newest.id, { wrongTries: newest.wrongTries + 1 });
  return refuse({
    rule: rulesOf[failed],
    ...(isMagicCode(code) && { magic: code }),
    nearest: nearestCode(latest(), now, place),
  });
}
