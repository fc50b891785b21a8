import { expect, test } from 'vitest';
import { isPlaying, type AutoplayHolds } from '@/features/site/testimonials/autoplay';

const free: AutoplayHolds = {
  hovered: false,
  focused: false,
  pressed: false,
  hidden: false,
  reducedMotion: false,
  paused: false,
};

test('the carousel moves by itself without a reason to stop', () => {
  expect(isPlaying(free)).toBe(true);
});

test.each(Object.keys(free))('%s alone stops the carousel', (hold) => {
  expect(isPlaying({ ...free, [hold]: true })).toBe(false);
});

test('the carousel stays stopped while one of several reasons remains', () => {
  expect(isPlaying({ ...free, hovered: false, paused: true })).toBe(false);
});
