import { expect, test } from 'vitest';
import { atMost } from '@/lib/atMost';

/** A task that ends when told to. */
function taskOf(log: string[], name: string) {
  const signals = new EventTarget();
  const ended = new Promise<string>((resolve, reject) => {
    signals.addEventListener('end', () => resolve(name));
    signals.addEventListener('fail', () => reject(new Error(name)));
  });
  const run = () => {
    log.push(name);
    return ended;
  };
  return {
    run,
    end: () => signals.dispatchEvent(new Event('end')),
    fail: () => signals.dispatchEvent(new Event('fail')),
  };
}

/** Lets every continuation run that is ready. */
const settle = () => new Promise<void>((done) => setImmediate(done));

test('runs at most two tasks at once, the others in order, also after a failure', async () => {
  const started: string[] = [];
  const run = atMost(2);
  const tasks = ['a', 'b', 'c', 'd', 'e'].map((name) => taskOf(started, name));
  const results = tasks.map((task) => run(task.run));
  const outcome = Promise.allSettled(results);
  await settle();
  expect(started).toEqual(['a', 'b']);
  tasks[1]?.fail();
  await settle();
  expect(started).toEqual(['a', 'b', 'c']);
  tasks[0]?.end();
  tasks[2]?.end();
  await settle();
  expect(started).toEqual(['a', 'b', 'c', 'd', 'e']);
  tasks[3]?.end();
  tasks[4]?.end();
  expect((await outcome).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
});

test('a task that arrives as another ends does not become a third', async () => {
  const started: string[] = [];
  const run = atMost(1);
  const [first, second, third] = ['a', 'b', 'c'].map((name) => taskOf(started, name));
  if (!first || !second || !third) throw new Error('three tasks');
  const results = [run(first.run), run(second.run)];
  first.end();
  await settle();
  results.push(run(third.run));
  await settle();
  expect(started).toEqual(['a', 'b']);
  second.end();
  third.end();
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c']);
});
