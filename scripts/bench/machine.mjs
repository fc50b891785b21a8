import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { root } from '../tools/cli.mjs';

/**
 * Measures only while this machine is as fast as usual. Other users of the same host can make it half as fast for
 * minutes, and then a CPU at a quarter of its speed is one at an eighth.
 *
 * @typedef {<T>(measure: () => Promise<T>) => Promise<T>} Steadily
 */

/** The highest speed that the bench has seen on this machine. */
const record = join(root, `.cache/bench-speed-${process.version}`);

/** Below this share of the highest speed the machine is slow. A slow one is half as fast; a fast one varies by 20 %. */
const SLOWEST = 0.7;
const RETRY_MS = 2000;
/** Waiting is told this often. */
const TELL_MS = 120_000;

function readRecord() {
  try {
    return Number(readFileSync(record, 'utf8')) || 0;
  } catch {
    return 0;
  }
}

/**
 * @param {number} patienceMs how long the bench may take longer because the machine is slow
 * @param {(text: string) => void} say
 */
export function watchMachine(patienceMs, say) {
  const thread = new Worker(new URL('speed.mjs', import.meta.url));
  thread.unref();
  let highest = readRecord();
  let left = patienceMs;
  let slow = 0;

  async function isFast() {
    thread.ref();
    thread.postMessage('measure');
    const [speed] = await once(thread, 'message');
    // It does not keep the bench running.
    thread.unref();
    if (speed > highest) {
      highest = speed;
      mkdirSync(dirname(record), { recursive: true });
      writeFileSync(record, `${highest}`);
    }
    return speed >= SLOWEST * highest;
  }

  /** @param {number} ms */
  function spend(ms) {
    const before = Math.floor(left / TELL_MS);
    left -= ms;
    if (Math.floor(left / TELL_MS) < before) say('the machine is slower than usual …');
  }

  /**
   * Waits until the machine is fast, and measures again if it was slow afterwards. The speed is not measured meanwhile,
   * because that would slow the measurement down.
   *
   * @type {Steadily}
   */
  async function steadily(measure) {
    for (;;) {
      let fast = await isFast();
      while (!fast && left > 0) {
        await pause(RETRY_MS);
        spend(RETRY_MS);
        fast = await isFast();
      }
      const start = performance.now();
      const result = await measure();
      fast = (await isFast()) && fast;
      if (fast) return result;
      if (left <= 0) {
        slow += 1;
        return result;
      }
      spend(performance.now() - start);
    }
  }

  return {
    steadily,
    /** How often the machine was slow when the patience was used up. */
    slow: () => slow,
    /** ms of waiting and of measurements that do not count. */
    waitedMs: () => patienceMs - left,
  };
}
