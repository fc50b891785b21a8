/** `npm run mutation`: which code is changed, one place at a time, and must be noticed by the unit tests. */

const money = ['src/lib/{money,amountInput,calculator,quote}.ts'];
const session = ['src/session/*.ts', '!src/session/hooks.ts', 'src/api/session.ts'];
const confirmation = [
  'src/api/exchangeCreation.ts',
  'src/features/send/transfer/{awaited,confirmation,confirmations,gate,match,sending}.ts',
];
const readers = [
  'src/api/{beneficiaries,countries,exchanges,paymentDetails,paymentMethods,profile,rates,rows,sentStatus}.ts',
  'src/lib/jsonValues.ts',
];

export default {
  mutate: [...money, ...session, ...confirmation, ...readers],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { related: false },
  // Code that runs when its module is loaded would need every test for each change.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  tempDirName: '.cache/mutation/sandbox',
  // No unit test needs them.
  ignorePatterns: ['/.cache', '/dist*', '/storybook-static', '/deploy', '*.webp'],
  reporters: ['clear-text', 'progress', 'html'],
  htmlReporter: { fileName: '.cache/reports/mutation.html' },
  thresholds: { high: 100, low: 95, break: 95 },
};
