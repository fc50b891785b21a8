import { onTestFinished } from 'vitest';
import { login, logout, refreshSession } from '@/api/session';
import { openChannel } from '@/lib/browser';
import { clock, systemClock } from '@/lib/clock';
import { createOwedLogouts } from '@/session/owedLogouts';
import { createSession } from '@/session/session';
import { createSignIn } from '@/session/signIn';
import { browserTabs } from '@/session/tabs';

/** The session of another tab of this browser: same storage, cookie and server; both tabs exchange messages. */
export function openOtherTab() {
  const channel = openChannel('turpial.session');
  const tabs = browserTabs(channel);
  const owedLogouts = createOwedLogouts({ logout, clock: systemClock, tabs });
  const onUserChange = () => undefined;
  const session = createSession({ api: { refreshSession }, owedLogouts, clock, tabs, onUserChange });
  const beginSignIn = createSignIn({ session, owedLogouts, login });
  onTestFinished(() => {
    session.restart();
    channel.close();
  });
  return {
    session,
    /** Logs in by e-mail; false if another login was faster. */
    signIn: (email: string) => beginSignIn(() => true)({ loginType: 1, login: email }, 'Turpial2026'),
  };
}
