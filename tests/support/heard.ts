import type { TestContext } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** What is heard, as text for people to read. */
    heard?: string;
  }
}

/** Adds what was heard to the report of the run, from which the catalogue shows it. */
export function tellHeard({ meta }: TestContext['task'], text: string): void {
  meta.heard = text;
}
