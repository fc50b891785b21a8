import { banks } from '@mocks/server/seeds/banks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_LENGTH, parseMessage } from '@/features/beneficiaries/paste/parseMessage';
import { corpus } from '../messages/corpus';

describe.each(Object.entries(corpus))('parseMessage reads %s:', (_, messages) => {
  it.each(Object.entries(messages))('%s', (__, [text, says]) => {
    expect(parseMessage(text)).toEqual(says);
    expect(parseMessage(text.replaceAll('\n', '\r\n'))).toEqual(says);
  });
});

describe('parseMessage', () => {
  it('ignores what stands after the longest text that it reads', () => {
    const far = `${'a'.repeat(MAX_LENGTH)}\n0134 V12345678 04140001122\nGracias`;
    expect(parseMessage(far).phone).toBeUndefined();
    for (const end of ['\n', ', ', '; ', '. ']) {
      const [before, number] = [`V8222111${end}${'a'.repeat(MAX_LENGTH - 16)}`, 'V28222111'];
      // Its last digit is too far.
      expect(parseMessage(before + end + number).document).toBe('V8222111');
    }
  });

  it('finds an account of any bank and branch in every usual grouping, beside a foreign phone', () => {
    const digits = (length: number) =>
      fc.integer({ min: 0, max: 10 ** length - 1 }).map((n) => String(n).padStart(length, '0'));
    const groupings = [
      [4, 4, 2, 10],
      [4, 4, 4, 4, 4],
      [10, 10],
    ];
    const account = fc.tuple(
      fc.constantFrom(...banks.map(([code]) => code)),
      digits(4),
      digits(2),
      digits(10),
    );
    fc.assert(
      fc.property(
        account,
        fc.constantFrom(...groupings),
        fc.constantFrom(' ', '-', '.'),
        (parts, groups, mark) => {
          const all = parts.join('');
          const cuts = groups.map((_, index) => groups.slice(0, index).reduce((sum, one) => sum + one, 0));
          const written = cuts.map((cut, index) => all.slice(cut, cut + (groups[index] ?? 0))).join(mark);
          const message = `mi numero aqui es 0034 611 222 333\nCuenta ${written}`;
          expect(parseMessage(message).account).toBe(all);
        },
      ),
    );
  });
});
