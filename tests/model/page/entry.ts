import { createSandbox } from '@mocks/engine/sandbox';
import { createClock } from '@mocks/host/clock';
import { browserPage } from '@mocks/host/page';
import { installClock } from '@/lib/clock';
import { deviceClock, watchDeath } from './device';
import { createHands, type Hands } from './hands';
import { answerCalls } from './network';
import { putTimersOnClock, watchLocks, watchTraversals } from './quiet';
import { startOver, startScenario } from './setup';
import { rememberTokens } from './sight';

declare global {
  interface Window {
    /** The model's interface to this page. */
    hands?: Hands;
  }
}

/**
 * Entry for the model: the production app with the sandbox behind `fetch`. Unlike the demo it uses no worker, which
 * takes most of a call's time, and only the model moves the clock.
 */
watchDeath();
startOver();
const clock = createClock();
const sandbox = createSandbox({
  scenario: startScenario,
  storage: localStorage,
  clock,
  exclusive: (task) => navigator.locks.request('turpial-sandbox', () => Promise.resolve(task())),
  page: browserPage,
});
window.addEventListener('storage', () => sandbox.refresh());
installClock(deviceClock(clock));
putTimersOnClock(clock);
watchLocks();
watchTraversals();
window.hands = createHands(sandbox, answerCalls(sandbox, clock, rememberTokens));
// Transparent content is laid out but never painted, which saves time.
document.documentElement.style.opacity = '0';
await import('@/main');
