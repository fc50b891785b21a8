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
  // Small modules of the public site that other pages use too. They bring no styles but the flag's.
  {
    name: 'small',
    test: modules(
      [
        'icons/Icon(ArrowRight|Bolt|Check|Clock|Eye|Refresh|Search|StarFilled|TrendingUp)\\.',
        // The calculator of the home page needs it, but not the styles of forms.
        'components/ActionIcon/',
        'queryOptions',
        'random-id',
        'use-force-update',
      ],
      [
        'src/ui/flag/',
        'src/ui/fields/useCaret',
        'src/ui/useHydrated',
        'src/ui/useNow',
        'src/lib/origin',
        'src/lib/textSearch',
      ],
    ),
    priority: 4,
  },
  // Components of both login and step 1.
  {
    name: 'parts',
    test: modules(
      ['components/(Alert|Anchor|CloseButton|Text|Title|VisuallyHidden)/'],
      ['src/theme/formStyles', 'src/theme/controls'],
    ),
    priority: 4,
  },
  {
    name: 'forms',
    test: modules(
      ['components/(Input|InputBase|TextInput)/', 'IconEyeOff', 'use-(merged-ref|uncontrolled)/'],
      [
        'src/features/access/parts/',
        'src/features/access/useLeaveLogin',
        'src/features/access/afterLogin',
        'src/features/access/login/RegisterLink',
        'src/ui/phone/Dial',
        'src/ui/fields/Password',
        'src/ui/feedback/toast.tsx',
        'src/ui/useReturnFocus',
        'src/lib/phone/',
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
  // Code that every page behind the guard runs, and step 1, where nearly every visit behind it starts.
  {
    name: 'area',
    test: modules(
      ['@tanstack/(query-core|react-query)/.*/(?!queriesObserver|useQueries)\\w+\\.js'],
      [
        'src/app/AppArea',
        'src/app/QueryArea',
        'src/app/PageFrame',
        'src/app/RequireSession',
        'src/lib/quote',
        'src/api/minimum',
        'src/features/send/OutdatedRate',
        'src/features/send/SendQuote',
        'src/features/send/useInactivity',
        ...[
          'doubt/doubt',
          'doubt/useDoubts',
          'transferText',
          'doubt/DoubtNotice',
          'send.module',
          'sendState',
          'sendDraft',
        ].map((start) => `src/features/send/${start}`),
      ],
    ),
    priority: 1,
  },
  // Small parts of several pages behind step 1.
  {
    name: 'details',
    test: modules(
      [
        'icons/Icon(AlertTriangle|ArrowLeft|Printer|Repeat|SearchOff)\\.',
        'components/Skeleton/',
        'get-(safe-id|auto-contrast-value|contrast-color)',
        'create-safe-context',
        'DirectionProvider',
      ],
      ['src/api/rows', 'src/lib/unique', 'src/ui/feedback/LoadProblem'],
    ),
    priority: 2,
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
        'src/api/identifiers',
        'src/api/payment',
        'src/api/sentStatus',
        'src/lib/dates',
        'src/lib/repeatExchange',
        'src/lib/sharedText',
        'src/lib/timeZones',
        'src/features/beneficiaries/beneficiary.ts',
        'src/features/send/ReceiptLink',
        'src/features/send/RateSince',
        'src/features/send/doubt/madeInTab',
        'src/features/send/doubt/notMade',
        'src/features/send/doubt/transferOnScreen',
        'src/features/send/guards/account',
        'src/theme/badgeColours',
        'src/ui/feedback/StatusBadge',
        'src/ui/money/Money',
        'src/ui/page/DateTime',
        'src/ui/page/DetailsList',
        'src/ui/secondPress',
      ],
    ),
    priority: 1,
  },
];
