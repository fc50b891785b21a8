import {
  decodeAnswers,
  encodeAnswers,
  markdownOf,
  progressOf,
  readAnswers,
  withAnswer,
  type Answers,
} from '@mocks/acceptance/answers';
import { statements } from '@mocks/acceptance/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const DEMO = 'https://demo.example/turpial/';

const answers: fc.Arbitrary<Answers> = fc.dictionary(
  fc.constantFrom(...statements.map(({ section }) => section)),
  fc.record(
    { verdict: fc.constantFrom('bien', 'mal'), note: fc.string({ minLength: 1 }) },
    { requiredKeys: [] },
  ),
  { noNullPrototype: true },
);

describe('answers', () => {
  test('survive the way through an address', async () => {
    await fc.assert(
      fc.asyncProperty(answers, async (given) => {
        expect(await decodeAnswers(await encodeAnswers(given))).toEqual(given);
      }),
    );
  });

  test('to sections that no longer exist are dropped', () => {
    expect(readAnswers({ '2.3': { verdict: 'bien' }, '99.1': { verdict: 'mal' } })).toEqual({
      '2.3': { verdict: 'bien' },
    });
  });

  test('with another verdict are refused', () => {
    expect(() => readAnswers({ '2.3': { verdict: 'regular' } })).toThrow(/bien/);
  });

  test('are replaced one by one, and an empty one is removed', () => {
    const judged = withAnswer({ '2.3': { note: 'Otra foto' } }, '2.4', { verdict: 'mal', note: '' });
    expect(judged).toEqual({ '2.3': { note: 'Otra foto' }, '2.4': { verdict: 'mal' } });
    expect(withAnswer(judged, '2.3', { note: '' })).toEqual({ '2.4': { verdict: 'mal' } });
  });

  test('are counted by verdict; a note alone is no verdict', () => {
    const given: Answers = { '2.3': { verdict: 'bien' }, '2.4': { verdict: 'mal' }, '2.5': { note: '?' } };
    expect(progressOf(given, statements)).toEqual({ all: statements.length, judged: 2, bien: 1, mal: 1 });
    expect(progressOf(given, [{ section: '2.4' }])).toEqual({ all: 1, judged: 1, bien: 0, mal: 1 });
  });
});

describe('as Markdown', () => {
  const text = markdownOf(
    { '2.3': { verdict: 'mal', note: 'Falta\nla foto' }, '5.2': { verdict: 'bien' } },
    DEMO,
  );

  test('they begin with the sums', () => {
    expect(text).toMatch(new RegExp(`^# Guion: 2 de ${statements.length} revisadas, 1 bien, 1 mal\n`));
  });

  test('each has its chapter, verdict, section, link and note', () => {
    expect(text).toMatch(/^## 2\. Pantallas$/m);
    expect(text).toMatch(
      /^- \*\*Mal\*\* · 2\.3 Portada\. .*\[Ver\]\(https:\/\/demo\.example\/turpial\/\?escenario=normal\)$/m,
    );
    expect(text).toContain('\n  > Falta\n  > la foto\n');
    expect(text).toMatch(/^- \*\*Bien\*\* · 5\.2 /m);
    expect(text).not.toContain('## 4.');
  });

  test('the last line lists what is open', () => {
    const [last = ''] = text.trim().split('\n').slice(-1);
    expect(last).toMatch(/^Sin revisar: 1\.1, 1\.2, /);
    expect(last).not.toMatch(/ 2\.3,| 5\.2,/);
  });
});
