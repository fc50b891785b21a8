import { expect, test } from 'vitest';
import { badgeColours } from '@/theme/badgeColours';

const DARK = '#111827';
const LIGHT = '#F8FAFC';

test.each([
  ['#FFFFFF', DARK],
  ['#fff', DARK],
  ['#000', LIGHT],
  ['#F59E0B', DARK],
  ['#15803D', LIGHT],
  ['#FF3C00', LIGHT],
  // 0.299 · 155 + 0.587 · 155 + 0.114 · 155 is 155: not above it.
  ['#9B9B9B', LIGHT],
  ['#9C9C9C', DARK],
])('on %s the text is %s', (background, text) => {
  expect(badgeColours(background)).toEqual({ background, text });
});

test.each([null, '', 'red', '15803D', '#15803', '#15803DFF', 'rgb(0,0,0)', '#15803D;x', 'url(#a)'])(
  '%s is not a plain hex colour',
  (colour) => {
    expect(badgeColours(colour)).toBeUndefined();
  },
);
