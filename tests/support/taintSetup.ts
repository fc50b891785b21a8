import { afterEach, beforeEach, expect } from 'vitest';
import { leaks, startOver } from './taint/watchLeaks';

// Every browser test fails on personal data outside the screen.
beforeEach(startOver);

afterEach(async () => {
  expect(await leaks(), 'personal data outside of the screen').toEqual([]);
});
