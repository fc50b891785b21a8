import { systemClock, type Cancel } from './clock';

/** Safari has no idle callback. There the task starts after this time, in ms. */
const WITHOUT_CALLBACK_MS = 1000;

/** Runs `task` once, when the browser is idle. */
export function whenIdle(task: () => void): Cancel {
  if (typeof requestIdleCallback !== 'function') return systemClock.after(WITHOUT_CALLBACK_MS, task);
  const callback = requestIdleCallback(task);
  return () => cancelIdleCallback(callback);
}
