import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { MAX_LENGTH, parseMessage } from '@/features/beneficiaries/paste/parseMessage';

/** Far above what the slowest text takes, far below what a text takes that makes a pattern backtrack. */
const LIMIT_MS = 1000;

describe('parseMessage', () => {
  it.each([
    ['digits', '0'],
    ['digits with spaces', '04 '],
    ['digits with dots', '1.'],
    ['spaces', ' '],
    ['line breaks', '\n'],
    ['letters', 'a'],
    ['words', 'ana '],
    ['capitals', 'Ana Paz '],
    ['labels', 'titular '],
    ['number words', 'cero '],
    ['hidden digits', '1*'],
    ['commas', 'Ana, '],
    ['brackets', '[1:00'],
  ])('reads a long text of %s in time', (_what, part) => {
    const text = part.repeat(Math.ceil(MAX_LENGTH / part.length));
    const start = performance.now();
    parseMessage(text);
    expect(performance.now() - start).toBeLessThan(LIMIT_MS);
  });

  it('ignores what stands after the longest text that it reads', () => {
    const far = `${'a'.repeat(MAX_LENGTH)}\n0134 V12345678 04140001122`;
    expect(parseMessage(far).phone).toBeUndefined();
  });

  it('takes a method from an answer, not from a question', () => {
    const data = 'Banesco, 12.345.678, 0414-0001122';
    expect(parseMessage(`¿Tienes transferencia?\n${data}`).method).toBe('pago-movil');
    expect(parseMessage(`Hazme una transferencia.\n${data}`).method).toBeUndefined();
  });
});
