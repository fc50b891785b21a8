import { posix } from 'node:path';
import { filesIn, importedBy, isScript, nodesOf } from '../../tests/support/sourceTree.ts';

/** The files of the app that import each file, by the path of the imported one without its extension. */
export function importersInApp(): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const file of filesIn('src').filter(isScript)) {
    const imported = nodesOf(file).flatMap((node) => {
      const specifier = importedBy(node);
      if (specifier?.startsWith('@/')) return [`src/${specifier.slice(2)}`];
      return specifier?.startsWith('.') ? [posix.join(posix.dirname(file.path), specifier)] : [];
    });
    for (const path of new Set(imported)) importers.set(path, [...(importers.get(path) ?? []), file.path]);
  }
  return importers;
}
