import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** Prints what each journey did in each engine and width: its seconds, 'FAILED' or 'not run'. */
export default class TableReporter implements Reporter {
  #columns: readonly string[] = [];
  #tests: readonly TestCase[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#columns = suite.suites.map(({ title }) => title);
    this.#tests = suite.allTests();
  }

  onEnd(): void {
    const rows = [...new Set(this.#tests.map(({ title }) => title))];
    const first = Math.max(...rows.map(({ length }) => length));
    const line = (name: string, cells: readonly string[]) =>
      `${name.padEnd(first)}  ${cells.map((cell, n) => cell.padStart(this.#columns[n]?.length ?? 0)).join('  ')}`;
    const table = rows.map((row) =>
      line(
        row,
        this.#columns.map((column) => this.#cell(row, column)),
      ),
    );
    process.stdout.write(`\n${[line('journey', this.#columns), ...table].join('\n')}\n`);
  }

  #cell(row: string, column: string): string {
    const test = this.#tests.find(({ title, parent }) => title === row && parent.project()?.name === column);
    if (!test || test.outcome() === 'skipped') return 'not run';
    if (test.outcome() !== 'expected') return 'FAILED';
    const ms = test.results.reduce((sum, { duration }) => sum + duration, 0);
    return `${(ms / 1000).toFixed(1)} s`;
  }
}
