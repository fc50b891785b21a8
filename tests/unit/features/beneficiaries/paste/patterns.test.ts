import { fieldConfigurations, paymentMethods } from '@mocks/server/seeds/paymentMethods';
import { describe, expect, it, vi } from 'vitest';
import { readFieldConfigurations, readPaymentMethods } from '@/api/paymentMethods';
import { fieldRule } from '@/features/beneficiaries/fieldRules';
import { fillFields, methodOf } from '@/features/beneficiaries/paste/fillFields';
import { parseMessage } from '@/features/beneficiaries/paste/parseMessage';
import { backtracking } from '../../../../support/backtracking';
import { corpus } from '../messages/corpus';

/** Every pattern that reading the corpus applies. */
function appliedPatterns(): readonly RegExp[] {
  const rules = readFieldConfigurations({ data: fieldConfigurations }).map(fieldRule);
  const methods = readPaymentMethods({ data: paymentMethods });
  const exec = vi.spyOn(RegExp.prototype, 'exec');
  for (const [text] of Object.values(corpus).flatMap((messages) => Object.values(messages))) {
    const data = parseMessage(text);
    methodOf(data, methods);
    fillFields(rules, data);
  }
  const patterns = new Map(exec.mock.contexts.map((pattern) => [String(pattern), pattern]));
  exec.mockRestore();
  return [...patterns.values()].filter((pattern) => pattern instanceof RegExp);
}

describe('the exponent of a pattern', () => {
  it.each([
    [/a/, 1],
    [/^a*b/, 1],
    [/a*b/, 2],
    [/a\s*\n\s*b/, 2],
    [/\s*\n\s*b/, 3],
    [/a*a*a*b/, 4],
    [/(?:a+)+b/, Infinity],
    [/(?:a*)*b/, Infinity],
    [/(?:a|a)*b/, Infinity],
    [/(?:ax?)*(?:xa?)*c/, 3],
    [/(?:[*x]{2,}[ -]*)+\d/, Infinity],
    [/[*x]{2,}(?:[ -]+[*x]{2,})*[ -]*\d/, 2],
    [/(?=(?:a+)+b)a/, Infinity],
  ])('of %s is %d', (pattern, exponent) => {
    expect(backtracking(pattern)).toBe(exponent);
  });
});

describe('the patterns that read a message', () => {
  const patterns = appliedPatterns();

  it('are found', () => {
    expect(patterns.length).toBeGreaterThan(80);
  });

  // Safari before 16.4 refuses all code of a file that contains one.
  it('have no lookbehind', () => {
    expect(patterns.map(String).filter((pattern) => /\(\?<[=!]/.test(pattern))).toEqual([]);
  });

  // 3,000 characters are then at most nine million steps: some milliseconds.
  it('need at most the square of the length of a text', { tags: ['all'] }, () => {
    const slow = patterns.flatMap((pattern) => {
      const exponent = backtracking(pattern);
      return exponent > 2 ? [`${exponent} ${String(pattern)}`] : [];
    });
    expect(slow).toEqual([]);
  });
});
