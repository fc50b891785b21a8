import { expect, test } from 'vitest';
import { typedText } from '@/lib/typedText';

test.each([
  ['direction marks', '\u202a+34 600 123 456\u202c', '+34 600 123 456'],
  ['isolates', '\u2068ana@turpial.example\u2069', 'ana@turpial.example'],
  ['zero-width characters', 'a\u200bn\u2060a\ufeff\u200e', 'ana'],
  ['soft hyphens', 'trans\u00adferencia', 'transferencia'],
  ['no-break blanks', '600\u00a0123\u202f456', '600 123 456'],
  ['other hyphens', 'V\u201112\u22123', 'V-12-3'],
  ['other brackets and digits', '\uff08\uff10\uff14\uff11\uff12\uff09', '(0412)'],
  ['decomposed accents', 'Jose\u0301', 'José'],
])('what a person typed or pasted loses its %s', (_, pasted, text) => {
  expect(typedText(pasted)).toBe(text);
});

test.each(['José Peña', '👨‍👩‍👧', 'línea 1\nlínea 2', ' a ', '1.234,56', '–'])('%j stays', (text) => {
  expect(typedText(text)).toBe(text);
});
