/**
 * The source files that are mutated, in groups, and the unit tests that have to notice. Only the tests of a group run
 * for its mutants: a rule is tested by the tests that are about it, and few tests make a fast run.
 *
 * @typedef {{ name: string, files: string[], tests: string[] }} Group
 */

/** @type {Group[]} */
export const groups = [
  {
    name: 'money',
    files: ['src/lib/money.ts', 'src/lib/amountInput.ts'],
    tests: ['lib/money.test.ts', 'lib/amountInput.test.ts'],
  },
  {
    name: 'idempotency',
    files: [
      'src/api/exchangeCreation.ts',
      'src/features/send/confirmation.ts',
      'src/features/send/confirmationFailure.ts',
      'src/features/send/doubt/confirmOnce.ts',
      'src/features/send/doubt/doubt.ts',
      'src/features/send/doubt/doubts.ts',
      'src/features/send/doubt/findMade.ts',
      'src/features/send/madeExchange.ts',
      'src/lib/randomId.ts',
    ],
    tests: [
      'api/exchangeCreation.test.ts',
      'features/send/confirmation.test.ts',
      'features/send/confirmationFailure.test.ts',
      'features/send/doubt/doubt.test.ts',
      'features/send/doubt/doubts.test.ts',
      'features/send/doubt/findMade.test.ts',
      'features/send/doubt/storedDoubts.test.ts',
      'features/send/madeExchange.test.ts',
      'lib/randomId.test.ts',
    ],
  },
  { name: 'calculator', files: ['src/lib/calculator.ts'], tests: ['lib/calculator.test.ts'] },
  {
    name: 'quote',
    files: ['src/lib/quote.ts', 'src/features/send/sendDraft.ts', 'src/features/send/sendState.ts'],
    tests: ['features/send/sendState.test.ts', 'features/send/sendDraft.test.ts'],
  },
  {
    name: 'exchanges',
    files: ['src/api/exchanges.ts', 'src/api/rates.ts', 'src/api/rows.ts', 'src/api/sentStatus.ts'],
    tests: ['api/exchanges.test.ts', 'api/queries.test.ts', 'api/rates.test.ts', 'api/sentStatus.test.ts'],
  },
  {
    name: 'readers',
    files: [
      'src/api/beneficiaries.ts',
      'src/api/countries.ts',
      'src/api/paymentDetails.ts',
      'src/api/paymentMethods.ts',
      'src/api/profile.ts',
      'src/lib/jsonValues.ts',
    ],
    tests: [
      'api/beneficiaries.test.ts',
      'api/countries.test.ts',
      'api/paymentDetails.test.ts',
      'api/paymentMethods.test.ts',
      'api/profile.test.ts',
      'api/queries.test.ts',
      'lib/jsonValues.test.ts',
    ],
  },
  {
    name: 'session calls',
    files: ['src/api/identity.ts', 'src/api/session.ts'],
    tests: ['api/identity.test.ts', 'api/session.test.ts', 'api/session-calls.test.ts'],
  },
  { name: 'errors', files: ['src/api/errors.ts'], tests: ['api/errors.test.ts'] },
  {
    name: 'http',
    files: ['src/api/http.ts', 'src/api/csrf.ts'],
    tests: ['api/csrf.test.ts', 'api/http-answers.test.ts', 'api/http-requests.test.ts'],
  },
  { name: 'guard', files: ['src/session/guard.ts'], tests: ['session/guard.test.ts'] },
  {
    name: 'session parts',
    files: [
      'src/lib/owner.ts',
      'src/session/login.ts',
      'src/session/owedLogouts.ts',
      'src/session/record.ts',
      'src/session/requestTokens.ts',
      'src/session/tabMessages.ts',
      'src/session/tabs.ts',
      'src/session/user.ts',
    ],
    tests: [
      'lib/owner.test.ts',
      'session/login.test.ts',
      'session/owedLogouts.test.ts',
      'session/record.test.ts',
      'session/requestTokens.test.ts',
      'session/tabMessages.test.ts',
      'session/browserTabs.test.ts',
    ],
  },
  {
    // The properties of tabs.test.ts and logins.test.ts would take seconds for each mutant.
    name: 'session',
    files: [
      'src/session/current.ts',
      'src/session/refresh.ts',
      'src/session/session.ts',
      'src/session/signIn.ts',
      'src/session/state.ts',
      'src/session/stateMachine.ts',
    ],
    tests: [
      'session/crossings.test.ts',
      'session/current.test.ts',
      'session/logouts.test.ts',
      'session/record.test.ts',
      'session/refresh.test.ts',
      'session/session.test.ts',
      'session/sessionTabs.test.ts',
      'session/signIn.test.ts',
      'session/stateMachine.test.ts',
    ],
  },
  {
    name: 'send guards',
    files: [
      'src/api/identifiers.ts',
      'src/features/send/guards/account.ts',
      'src/features/send/guards/guard.ts',
    ],
    tests: [
      'api/identifiers.test.ts',
      'features/send/guards/account.test.ts',
      'features/send/guards/guard-silence.test.ts',
      'features/send/guards/guard-warnings.test.ts',
      'features/send/guards/namesake.test.ts',
    ],
  },
  {
    name: 'bank account',
    files: ['src/features/beneficiaries/bankAccount.ts'],
    tests: ['features/beneficiaries/bankAccount.test.ts'],
  },
  {
    name: 'field rules',
    files: [
      'src/features/beneficiaries/fieldRules.ts',
      'src/features/beneficiaries/fields/textInput.ts',
      'src/features/beneficiaries/problems.ts',
    ],
    tests: [
      'features/beneficiaries/fieldRules.test.ts',
      'features/beneficiaries/problems.test.ts',
      'features/beneficiaries/textInput.test.ts',
    ],
  },
  {
    name: 'account patterns',
    files: [
      'src/features/beneficiaries/pattern/accepts.ts',
      'src/features/beneficiaries/pattern/charSet.ts',
      'src/features/beneficiaries/pattern/extent.ts',
      'src/features/beneficiaries/pattern/hint.ts',
      'src/features/beneficiaries/pattern/parse.ts',
      'src/features/beneficiaries/pattern/prefix.ts',
    ],
    tests: [
      'features/beneficiaries/extent.test.ts',
      'features/beneficiaries/fieldRules.test.ts',
      'features/beneficiaries/pattern.test.ts',
      'features/beneficiaries/prefix.test.ts',
    ],
  },
  {
    name: 'beneficiary',
    files: ['src/features/beneficiaries/beneficiary.ts'],
    tests: ['features/beneficiaries/beneficiary.test.ts'],
  },
];
