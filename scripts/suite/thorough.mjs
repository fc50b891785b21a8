/**
 * Test files that `npm test` leaves out and `npm test -- --all` runs: together they take as long as all others. They
 * check one rule in many variants, preferences of a browser, or the tools of the sandbox; a file that `npm test` runs
 * uses the same screens. A new file runs in both until it is listed here.
 */
export const thoroughFiles = [
  // One rule against every call, preset, width or kind of answer.
  'tests/matrix/matrix.test.tsx',
  'tests/screen/acceptance.test.tsx',
  'tests/screen/any-success.test.tsx',
  'tests/screen/beneficiaries.test.tsx',
  'tests/screen/har.test.tsx',
  'tests/screen/paste-data.test.tsx',
  'tests/screen/presets.test.tsx',
  'tests/screen/send-again.test.tsx',
  'tests/screen/statement.test.tsx',
  'tests/screen/typed-minimum.test.tsx',
  'tests/unit/mocks/adapters/mcp.test.ts',
  // Late and lost answers, of which the model tries every order in the send flow.
  'tests/screen/duplicated-tab.test.tsx',
  'tests/screen/late-answers-accounts.test.tsx',
  'tests/screen/late-answers-codes.test.tsx',
  'tests/screen/late-answers-reads.test.tsx',
  'tests/screen/late-answers-send.test.tsx',
  'tests/screen/late-registration.test.tsx',
  'tests/screen/lost-answers-found.test.tsx',
  'tests/screen/lost-answers.test.tsx',
  'tests/screen/other-tab.test.tsx',
  // Personal data outside the screen; consoleSetup and taintSetup watch every other screen test.
  'tests/screen/taint.test.tsx',
  'tests/screen/taint-probes.test.tsx',
  // Preferences, zoom and details of pointers.
  'tests/screen/contrast.test.tsx',
  'tests/screen/floating-button.test.tsx',
  'tests/screen/forced-colours.test.tsx',
  'tests/screen/heard.test.tsx',
  'tests/screen/launch-pictures.test.tsx',
  'tests/screen/reading-modes.test.tsx',
  'tests/screen/return-focus.test.tsx',
  'tests/screen/receipt-picture.test.tsx',
  'tests/screen/site-carousel.test.tsx',
  'tests/screen/tooltips.test.tsx',
  // The panel of the sandbox.
  'tests/screen/acceptance-panel.test.tsx',
  'tests/screen/catalogue-reading.test.tsx',
  'tests/screen/map.test.tsx',
  'tests/screen/panel-instants.test.tsx',
  'tests/screen/sandbox-worker.test.tsx',
  // Journeys of more than a minute together, whose rules have screen tests.
  'tests/e2e/accessibility.spec.ts',
  'tests/e2e/accounts.spec.ts',
  'tests/e2e/demo.spec.ts',
  'tests/e2e/lost-answers.spec.ts',
  'tests/e2e/panel.spec.ts',
  'tests/e2e/serving-outages.spec.ts',
  'tests/e2e/serving-policy.spec.ts',
  'tests/e2e/serving-share.spec.ts',
  'tests/e2e/serving-notification.spec.ts',
  'tests/e2e/site.spec.ts',
  'tests/e2e/statement.spec.ts',
  'tests/e2e/taint.spec.ts',
  'tests/e2e/typing.spec.ts',
  // Tools of the repository that start processes.
  'tests/unit/repository/dev-server.test.ts',
  'tests/unit/repository/install-lock.test.ts',
  'tests/unit/repository/new-piece.test.ts',
];
