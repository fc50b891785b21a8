import { afterEach, beforeEach, expect } from 'vitest';
import { leaks, startOver } from './taint/watchLeaks';

// A test in the browser fails on any personal data that get from the screen to where others may find them.
beforeEach(startOver);

afterEach(async () => {
  expect(await leaks(), 'personal data outside of the screen').toEqual([]);
});
