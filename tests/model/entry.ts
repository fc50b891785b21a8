import { installClock } from '@/lib/clock';
import { createClock } from '@mocks/control/clock';
import { browserPage } from '@mocks/control/page';
import { createSandbox } from '@mocks/sandbox';

const clock = createClock();
installClock(clock);
const sandbox = createSandbox({
  storage: localStorage,
  undoStorage: sessionStorage,
  clock,
  exclusive: (task) => navigator.locks.request('turpial-sandbox', () => Promise.resolve(task())),
  page: browserPage,
});
window.addEventListener('storage', () => sandbox.refresh());
Object.assign(window, { sandbox });
const network = window.fetch;
window.fetch = (input, init) => {
  const request = new Request(input, init);
  return new URL(request.url).pathname.startsWith('/api/')
    ? sandbox.respond(request).then((r) => {
        if (r.type === 'error') throw new TypeError('Failed to fetch');
        return r;
      })
    : network(request);
};
await import('@/main');
