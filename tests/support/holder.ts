/**
 * A scheduler for `createWorld`: everything happens at once, except tasks with a held label, which wait for their
 * release.
 */
export function createHolder() {
  const labels = new Set<string>();
  let waiting: readonly { readonly label: string; readonly go: () => void }[] = [];

  /** Runs everything that does not wait for time. */
  async function settle(): Promise<void> {
    for (let turn = 0; turn < 30; turn += 1) await new Promise(setImmediate);
  }

  return {
    async schedule<T>(task: Promise<T>, label = ''): Promise<T> {
      if (labels.has(label)) await new Promise<void>((go) => (waiting = [...waiting, { label, go }]));
      return await task;
    },
    settle,
    hold: (label: string) => void labels.add(label),
    /** Stops holding a label; tasks already waiting stay waiting. */
    pass: (label: string) => void labels.delete(label),
    /** Releases the tasks of a label and stops holding it. */
    async letGo(label: string): Promise<void> {
      labels.delete(label);
      const due = waiting.filter((one) => one.label === label);
      waiting = waiting.filter((one) => one.label !== label);
      for (const { go } of due) go();
      await settle();
    },
  };
}
