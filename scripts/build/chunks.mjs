import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools/cli.mjs';

/**
 * Chunk groups. By default the bundler makes a file of each icon and small part that two pages share. These groups
 * were the best of a dozen tried, measured in bytes and requests of first views (decisions 85).
 */

/** @param {string} text */
const literally = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Every file of the app, from the root. */
const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).map(
  (path) => `src/${path.replaceAll('\\', '/')}`,
);

/**
 * Matches the modules of these packages, and the app's files whose paths start with one of `own`. Throws if no file
 * starts with an entry of `own`: otherwise a moved file would leave its chunk without any error.
 *
 * @param {readonly string[]} packages parts of paths in node_modules, as regular expressions
 * @param {readonly string[]} own starts of paths from the root
 */
function modules(packages, own) {
  const lost = own.filter((start) => !files.some((file) => file.startsWith(start)));
  if (lost.length > 0) throw new Error(`scripts/build/chunks.mjs names no file with: ${lost.join(', ')}`);
  return new RegExp([...packages, ...own.map(literally)].join('|'));
}

export const groups = [
  // Its own chunk, which prerender.mjs runs in a separate task, so that a slow phone can handle input in between.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 6 },
  // Code that every page runs.
  { name: 'shell', tags: /** @type {'$initial'[]} */ (['$initial']), priority: 5 },
  {
    name: 'parts',
    test: modules(
      [
        '@tabler',
        'components/ActionIcon/',
        'queryOptions',
        'random-id',
        'use-(force-update|merged-ref|uncontrolled)/',
      ],
      ['src/ui/flag/', 'src/ui/fields/use', 'src/ui/use'],
    ),
    priority: 4,
  },
  {
    name: 'forms',
    test: modules(
      ['components/(Alert|Anchor|CloseButton|Input|InputBase|Text|TextInput|Title|VisuallyHidden)/'],
      [
        'src/theme/formStyles',
        'src/theme/controls',
        'src/features/access/parts/',
        'src/features/access/useLeaveLogin',
        'src/features/access/afterLogin',
        'src/ui/phone/Dial',
        'src/ui/fields/Password',
        'src/ui/feedback/toast',
        'src/lib/phone/',
        'src/lib/textSearch',
        'src/lib/countdown',
        'src/api/identity',
      ],
    ),
    priority: 3,
  },
  {
    name: 'amounts',
    test: modules(
      ['big\\.js'],
      [
        'src/ui/money/AmountField',
        'src/ui/money/Calculator',
        'src/lib/calculator',
        'src/lib/currencies',
        'src/lib/money',
        'src/api/rates',
      ],
    ),
    priority: 2,
  },
  // Code that every page behind the guard runs.
  {
    name: 'area',
    test: modules(
      ['@tanstack/(query-core|react-query)'],
      [
        'src/app/AppArea',
        'src/app/QueryArea',
        'src/app/DoubtsOnProtectedPages',
        'src/app/PageFrame',
        'src/app/RequireSession',
        'src/app/queryClient',
        // Small modules that pages without exchanges use too. Without these lines the group below would contain them,
        // because a group also takes the imports of its modules.
        'src/api/rows',
        'src/lib/quote',
        'src/lib/unique',
        ...[
          'doubt/doubt',
          'doubt/findMade',
          'doubt/notMade',
          'doubt/useDoubts',
          'doubt/transferOnScreen',
          'transferText',
          'doubt/DoubtNotice',
          'ReceiptLink',
          'send.module',
          'sendState',
          'sendDraft',
        ].map((start) => `src/features/send/${start}`),
      ],
    ),
    priority: 1,
  },
  // Code of every page that reads an exchange or names a beneficiary. The first view of step 1 does not load it, because
  // dates are large; 'Enviar otra vez' loads it later.
  {
    name: 'transfers',
    test: modules(
      ['dayjs'],
      [
        'src/api/exchanges',
        'src/api/beneficiaries',
        'src/api/payment',
        'src/lib/dates',
        'src/features/beneficiaries/beneficiary.ts',
      ],
    ),
    priority: 1,
  },
];
