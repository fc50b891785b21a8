import { CSRF_COOKIE, REFRESH_COOKIE, type CookieJar } from '@mocks/host/cookies';
import type { SessionAnswer } from '@/api/wire';
import { asObject, parseJson } from '@/lib/jsonValues';
import type { Session, User } from '../db/models';
import type { Nearest } from '../decision';
import { closest } from '../rules/closest';
import { LOCKED_LOGIN, loginOf } from '../rules/identity';
import { residenceOf, statusOf } from '../rules/profile';
import { hash } from '../rules/random';
import {
  ACCESS_LIFE_S,
  accessToken,
  bearerOf,
  judgeRefreshToken,
  readAccessToken,
  REFRESH_LIFE_S,
  refreshToken,
  sessionOfRefreshToken,
} from '../rules/tokens';
import { logins } from '../seeds/accounts';
import { refuse } from './fault';
import type { Handlers, ServerContext } from './handler';

function setRefreshCookie(jar: CookieJar, value: string, maxAge: number): void {
  jar.set({ name: REFRESH_COOKIE, value, path: '/api', httpOnly: true, maxAge });
}

/** Opens a session and puts its refresh cookie into the jar, like a login. */
export function openSession({ db, now }: ServerContext, user: User, jar: CookieJar): Session {
  const session = db.session.create({
    id: db.nextNumber('session'),
    userId: user.id,
    rotation: 1,
    openedAt: now,
    expiresAt: now + REFRESH_LIFE_S * 1000,
    ended: false,
  });
  setRefreshCookie(jar, refreshToken(session), REFRESH_LIFE_S);
  return session;
}

/** The tokens of a session's current rotation, with the user's current data. */
function answerFor({ now, scenario }: ServerContext, session: Session, user: User): SessionAnswer {
  const status = statusOf(user, now, scenario.approveAfterMs);
  const facts = {
    identityVerification: user.identityVerification,
    countryResidenceIso2: residenceOf(user),
    permitTransfer: status === 'approved' ? 1 : 0,
  } as const;
  const iat = Math.floor(now / 1000);
  return {
    accessToken: accessToken({
      sub: String(user.id),
      sid: session.id,
      ...facts,
      iat,
      exp: iat + ACCESS_LIFE_S,
    }),
    refreshToken: refreshToken(session),
    refreshExpiresIn: REFRESH_LIFE_S,
    user: { id: user.id, ...facts },
  };
}

const refreshTokenIn = (body: string): unknown => asObject(parseJson(body))?.refreshToken;

/** The user of a request's tokens, valid or not; for the log and the `signedIn` command. */
export function callerOf(
  { db }: ServerContext,
  { headers, body }: { readonly headers: Headers; readonly body: string },
  jar: CookieJar,
): User | null {
  const token = bearerOf(headers);
  const claims = readAccessToken(token, Number.NEGATIVE_INFINITY);
  if (claims) return db.user.get(Number(claims.sub));
  const sent = refreshTokenIn(body) ?? jar.get(REFRESH_COOKIE);
  const refresh = typeof sent === 'string' ? sent : '';
  const session = db.session.get(sessionOfRefreshToken(refresh) ?? 0);
  const named = (login: string) => db.user.findFirst({ where: { login: { equals: login } } });
  return named(token) ?? named(refresh) ?? (session && db.user.get(session.userId));
}

export const LOGIN_AS_TOKEN = 'El inicio de sesión de una cuenta vale como su token.';

/** An existing account for a refused login. It does not contain the password. */
function nearestAccount({ db }: ServerContext, login: string): Nearest {
  const known = db.user.getAll().map((user) => user.login);
  if (known.includes(login)) return { text: `${login} existe, con otra contraseña.` };
  return { text: `La cuenta más parecida: ${closest(known, login) ?? 'ninguna'}.` };
}

/** A refresh token that works: the account's login, which no rotation makes invalid. */
function nearestToken(user: User | null): Nearest {
  const refreshToken = user?.login ?? logins.main;
  return {
    text: `Inicia sesión otra vez, o llama con «${refreshToken}» como token.`,
    change: { body: { refreshToken } },
  };
}

/** CSRF, login, refresh and logout. */
export const sessionHandlers: Handlers<'csrf' | 'login' | 'refreshSession' | 'logout'> = {
  csrf({ db, jar }) {
    // Like base64, it has characters that a cookie has to encode.
    const csrfToken = jar.get(CSRF_COOKIE) ?? `csrf+${hash(`csrf ${db.nextNumber('csrf')}`).toString(36)}/==`;
    jar.set({ name: CSRF_COOKIE, value: csrfToken, path: '/', httpOnly: false });
    return { csrfToken };
  },

  login(call) {
    const { db, body, jar } = call;
    const who = loginOf(body);
    if (who === LOCKED_LOGIN) {
      const nearest = { text: `Otra cuenta: ${logins.main}.` };
      return refuse({ rule: 'lockedAccount', magic: LOCKED_LOGIN, nearest });
    }
    const user = db.user.findFirst({ where: { login: { equals: who } } });
    if (user?.password !== body.password) {
      return refuse({ rule: 'credentials', nearest: nearestAccount(call, who) });
    }
    return answerFor(call, openSession(call, user, jar), user);
  },

  refreshSession(call) {
    const { db, body, jar, now } = call;
    const token = body.refreshToken ?? jar.get(REFRESH_COOKIE) ?? '';
    const named = db.user.findFirst({ where: { login: { equals: token } } });
    if (named) {
      call.decided({ by: 'magic', name: token, text: LOGIN_AS_TOKEN });
      return answerFor(call, openSession(call, named, jar), named);
    }
    const session = db.session.get(sessionOfRefreshToken(token) ?? 0);
    const user = session && db.user.get(session.userId);
    const verdict = judgeRefreshToken(token, session, now);
    const nearest = nearestToken(user);
    if (verdict === 'reused') return refuse({ rule: 'refreshReused', nearest });
    if (verdict === 'refused' || !session || !user) return refuse({ rule: 'refreshToken', nearest });
    const rotated = db.session.update(session.id, {
      rotation: session.rotation + 1,
      expiresAt: now + REFRESH_LIFE_S * 1000,
    });
    setRefreshCookie(jar, refreshToken(rotated), REFRESH_LIFE_S);
    return answerFor(call, rotated, user);
  },

  logout({ db, body, jar }) {
    const token = body.refreshToken ?? jar.get(REFRESH_COOKIE) ?? '';
    const session = db.session.get(sessionOfRefreshToken(token) ?? 0);
    if (session) db.session.update(session.id, { ended: true });
    setRefreshCookie(jar, '', 0);
    return { ok: true };
  },
};
