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

test('the carousel moves by itself while nothing holds it', () => {
  expect(isPlaying(free)).toBe(true);
});

test.each(Object.keys(free))('%s alone holds it still', (hold) => {
  expect(isPlaying({ ...free, [hold]: true })).toBe(false);
});

test('letting go of one hold is not enough while another stands', () => {
  expect(isPlaying({ ...free, hovered: false, paused: true })).toBe(false);
});
