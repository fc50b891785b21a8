/** Functions that run in the page of the soak. They may not use anything outside themselves. */

/**
 * Lets the sandbox's clock run faster, and with it the long timers of libraries: the query cache drops unused data
 * after five minutes of real time, which eight hours contain often.
 *
 * @param {number} factor
 */
export function runFaster(factor) {
  const MINUTE_MS = 60_000;
  const start = window.setTimeout.bind(window);
  // The types of Node also overload `setTimeout`.
  Object.assign(window, {
    setTimeout: (/** @type {TimerHandler} */ task, ms = 0, /** @type {unknown[]} */ ...rest) =>
      start(task, ms >= MINUTE_MS ? ms / factor : ms, ...rest),
  });
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    window.sandbox?.clock.advance((now - last) * (factor - 1));
    last = now;
  }, 200);
}

/**
 * Remembers the rows that the sandbox has, and at the first call when the run began.
 *
 * @param {string} login
 */
export function keepRows(login) {
  const { sandbox } = window;
  if (!sandbox) throw new Error('The page has no sandbox');
  const { changes } = sandbox.exportState();
  Object.assign(window, { keptRows: changes });
  if ('soakStarted' in window) return;
  Object.assign(window, {
    soakStarted: sandbox.clock.now(),
    exchangesBefore: sandbox.exchanges(login).length,
  });
}

/** Deletes the exchanges, and their idempotency keys, that were written since `keepRows`. */
export function removeNewRows() {
  const { sandbox } = window;
  if (!sandbox) throw new Error('The page has no sandbox');
  const { exchange, idempotencyKey } = Reflect.get(window, 'keptRows');
  const state = sandbox.exportState();
  sandbox.importState({ ...state, changes: { ...state.changes, exchange, idempotencyKey } });
}

/** Fills the sandbox's undo history, which keeps 50 states, with the present state. */
export function fillUndoHistory() {
  const { sandbox } = window;
  if (!sandbox) throw new Error('The page has no sandbox');
  for (let time = 0; time < 50; time += 1) sandbox.change({});
}
