import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';

/**
 * A lock between processes: a file that contains the id of its owner. Creating a hard link is atomic, so only one
 * process succeeds and nobody reads a partly written file.
 */

const PAUSE_MS = 200;

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;

/**
 * Tries to take the lock; true on success.
 *
 * @param {string} lock
 */
function acquire(lock) {
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own);
  }
}

/**
 * The process that holds the lock; undefined if nobody does.
 *
 * @param {string} lock
 */
function holderOf(lock) {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return codeOf(error) === 'EPERM';
  }
}

/**
 * Removes the lock of a dead process. Two processes doing this could delete each other's new lock, so removal has its
 * own lock and its owner checks again.
 *
 * @param {string} lock
 * @param {number} dead
 */
function removeStale(lock, dead) {
  const clearing = `${lock}.clearing`;
  if (!acquire(clearing)) {
    const other = holderOf(clearing);
    if (other === undefined || isAlive(other)) return;
    throw new Error(`A process died while it removed ${lock}. Delete ${clearing} and try again.`);
  }
  try {
    if (holderOf(lock) === dead) rmSync(lock);
  } finally {
    rmSync(clearing);
  }
}

/** @param {number} ms */
const pause = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/**
 * Runs a blocking task, such as another program, under the lock. A signal during the task takes effect after the
 * task, so that the lock is removed and no child process is left.
 *
 * @param {string} lock path of the lock file
 * @param {() => void} onWait called once when another process holds it
 * @param {() => void} task
 */
export function withLock(lock, onWait, task) {
  for (let waiting = false; !acquire(lock);) {
    const holder = holderOf(lock);
    if (holder === undefined) continue;
    if (!isAlive(holder)) {
      removeStale(lock, holder);
      continue;
    }
    if (!waiting) onWait();
    waiting = true;
    pause(PAUSE_MS);
  }
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  const end = (/** @type {NodeJS.Signals} */ signal) => process.exit(128 + constants.signals[signal]);
  for (const signal of signals) process.once(signal, end);
  try {
    task();
  } finally {
    rmSync(lock, { force: true });
    // Node delivers signals that arrived during the task between these two callbacks.
    setImmediate(() =>
      setImmediate(() => {
        for (const signal of signals) process.off(signal, end);
      }),
    );
  }
}
