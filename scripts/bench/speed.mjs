import { parentPort } from 'node:worker_threads';

/**
 * A thread that measures the speed of the machine when it gets a message. Its memory is its own: beside the heap of the
 * bench, the same work takes up to twice as long.
 */

const MEASURE_MS = 100;

/** Rounds of a fixed work per ms, as in Lighthouse's benchmarkIndex. */
function speedNow() {
  const start = performance.now();
  let rounds = 0;
  let passed = 0;
  while (passed < MEASURE_MS) {
    let text = '';
    for (let length = 0; length < 1000; length += 1) text += 'a';
    rounds += 1;
    passed = performance.now() - start;
  }
  return rounds / passed;
}

// The first call also compiles it.
speedNow();
parentPort?.on('message', () => parentPort?.postMessage(speedNow()));
