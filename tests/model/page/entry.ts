import { installClock } from '@/lib/clock';
import { createClock } from '@mocks/control/clock';
import { browserPage } from '@mocks/control/page';
import { createSandbox } from '@mocks/sandbox';
import { createHands, type Hands } from './hands';
import { answerCalls, putTimersOnClock, watchLocks } from './quiet';
import { rememberTokens } from './sight';
import { startOver, startScenario } from './stage';

declare global {
  interface Window {
    /** What the model does with this page. */
    hands?: Hands;
  }
}

/**
 * The model's entry: the app as it is built for senders, with the sandbox behind its calls. Unlike the demo's it needs
 * no worker, which takes most of the time of a call, and its clock stands still but for the model.
 */
const clock = createClock();
const sandbox = createSandbox({
  scenario: startScenario,
  storage: localStorage,
  clock,
  exclusive: (task) => navigator.locks.request('turpial-sandbox', () => Promise.resolve(task())),
  page: browserPage,
});
window.addEventListener('storage', () => sandbox.refresh());
startOver(sandbox);
installClock(clock);
putTimersOnClock(clock);
watchLocks();
answerCalls((request) => sandbox.respond(request), rememberTokens);
window.hands = createHands(sandbox);
await import('@/main');
