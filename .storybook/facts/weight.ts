import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../../scripts/tools/cli.mjs';

/** Bytes after brotli 11 of a component with all that it imports from the app, without packages. */
export async function weightOf(source: string): Promise<number> {
  const built = await build({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'silent',
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      rolldownOptions: {
        input: join(root, `${source}.tsx`),
        preserveEntrySignatures: 'strict',
        external: (id) => /^[@a-z]/.test(id) && !id.startsWith('@/'),
      },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  return outputs
    .flatMap((bundle) => ('output' in bundle ? bundle.output : []))
    .reduce(
      (sum, file) => sum + brotliCompressSync(file.type === 'chunk' ? file.code : file.source).length,
      0,
    );
}
