/**
 * The memory of a tab, as its debugger counts it.
 *
 * @typedef {{ heapMb: number, listeners: number, nodes: number }} Memory
 */

/**
 * Collects garbage, then reads the counters.
 *
 * @param {import('playwright').CDPSession} session
 * @returns {Promise<Memory>}
 */
export async function readMemory(session) {
  await session.send('Performance.enable');
  // Finalizers of the first collection release more for the second one.
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (/** @type {string} */ wanted) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  await session.send('Performance.disable');
  return {
    heapMb: of('JSHeapUsedSize') / 1_000_000,
    listeners: of('JSEventListeners'),
    nodes: of('Nodes'),
  };
}
