import { spawnSync } from 'node:child_process';
import { root } from '../../scripts/tools/cli.mjs';
import type { PieceHistory } from '../../stories/ui/facts/facts';

function git(folder: string, ...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** True in a clone with all commits; a shallow one would count too few. */
export const hasHistory = (folder = root) => git(folder, 'rev-parse', '--is-shallow-repository') === 'false';

/** The commits that changed a component or its styles, followed through moves; undefined without any. */
export function historyOf(source: string): PieceHistory | undefined {
  const commits = git(root, 'log', '--follow', '--format=%cs %s', '--', `${source}.tsx`)?.split('\n') ?? [];
  const [last = '', ...others] = commits;
  if (last === '') return undefined;
  const first = others.at(-1) ?? last;
  return {
    changes: commits.length,
    since: first.slice(0, 10),
    last: last.slice(0, 10),
    subject: last.slice(11),
  };
}
