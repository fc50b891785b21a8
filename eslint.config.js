import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import tseslint from 'typescript-eslint';
import { importProblem } from './scripts/boundaries.mjs';

/** The import table of scripts/boundaries.mjs, shown in the editor. */
const importTable = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/');
    const check = (source) => {
      if (typeof source?.value !== 'string') return;
      const problem = importProblem(file, source.value);
      if (problem) context.report({ node: source, message: problem });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source),
    };
  },
};

// The cache keys on a plugin's version: this one changes with its table.
const tableVersion = createHash('sha256')
  .update(readFileSync(new URL('./scripts/boundaries.mjs', import.meta.url)))
  .digest('hex');

const clockHint = 'Time comes from `clock` of src/lib/clock.ts, so that it can be moved.';

export default defineConfig(
  { ignores: ['dist*', 'storybook-static', 'test-results', 'playwright-report', '.cache'] },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: {
      house: { meta: { name: 'house', version: tableVersion }, rules: { 'import-table': importTable } },
    },
    rules: { 'house/import-table': 'error' },
  },
  js.configs.recommended,
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    // Hands functions to a page.
    files: ['scripts/bench/*.mjs'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description', minimumDescriptionLength: 10 },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Event handlers may be async: React ignores what they return.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // Digits and letters are spread one by one where no emoji can be.
      '@typescript-eslint/no-misused-spread': 'off',
      // An empty text is often as good as none.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      // Type arguments are given in a first call where the rest is inferred, as in the endpoint table.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // No class here: what an interface calls a method is a plain function, free to be passed on.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      eqeqeq: 'error',
      'no-console': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['{src,mocks,stories,tests,.storybook}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      'react-hooks/exhaustive-deps': 'error',
      // About the React compiler, which is not used.
      'react-hooks/incompatible-library': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/lib/clock.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'setTimeout', message: clockHint },
        { name: 'setInterval', message: clockHint },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: "MemberExpression[object.name='Date'][property.name='now']", message: clockHint },
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: clockHint },
      ],
    },
  },
  {
    // Playwright's fixtures call a parameter `use`, and Node programs speak through the console.
    files: ['tests/e2e/**/*.ts', 'scripts/**/*.mjs'],
    rules: { 'react-hooks/rules-of-hooks': 'off', 'no-console': 'off', 'no-empty-pattern': 'off' },
  },
);
