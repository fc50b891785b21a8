import { acceptedFindings, policyFindings } from '@tests/support/policyFindings';
import { describe, expect, test } from 'vitest';
import { fileHeader, pagePolicies, workerHeader } from '../../../scripts/build/contentPolicy.mjs';

/** A page with everything the policies depend on: inline script, style sheet and style attribute. */
const html = `<html><head><style>a{}</style><script>start()</script></head>
  <body><p style="--size:1rem">x</p><script type="module" src="/assets/index-1.js"></script></body></html>`;
const foreign = {
  VITE_API_BASE_URL: 'https://api.turpial.example/v1',
  VITE_FLAG_IMAGE_BASE: 'https://flags.turpial.example/16x16/{code}.png',
  VITE_REPORT_URL: 'https://reports.turpial.example/in',
};
const policyFor = (env: Record<string, string>) =>
  pagePolicies(new Map([['a.html', html]]), env).get('a.html') ?? '';

describe('the policy of a page', () => {
  /** Sources by directive, without the hashes of what is inline. */
  const sourcesOf = (policy: string) =>
    Object.fromEntries(
      policy.split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.filter((source) => !source.startsWith("'sha256-")).join(' ')];
      }),
    );
  const own = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self' 'unsafe-hashes'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  };

  test('names this site only', () => {
    expect(sourcesOf(policyFor({}))).toEqual(own);
  });

  test('names only what the settings name besides', () => {
    expect(sourcesOf(policyFor(foreign))).toEqual({
      ...own,
      'img-src': "'self' data: https://flags.turpial.example",
      'connect-src': "'self' https://api.turpial.example https://reports.turpial.example",
    });
  });
});

describe('the policies by the CSP Evaluator', () => {
  test.each([
    ['a page', policyFor({}), acceptedFindings],
    ['a page with every other origin configured', policyFor(foreign), acceptedFindings],
    ['the offline worker', workerHeader, acceptedFindings],
    ['any other file', fileHeader, []],
  ])('%s has no finding of medium or above', (_name, policy, findings) => {
    expect(policyFindings(policy)).toEqual(findings);
  });

  test.each(["script-src 'unsafe-inline'", 'script-src https:', "script-src 'self'; object-src *"])(
    '%s has one',
    (policy) => {
      expect(policyFindings(policy).join()).toMatch(/HIGH |MEDIUM /);
    },
  );
});
