import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

// A test in the browser fails on anything that the console calls an error.
let errors: MockInstance<typeof console.error>;

beforeEach(() => {
  errors = vi.spyOn(console, 'error');
});

afterEach(() => {
  expect(errors.mock.calls, 'console.error').toEqual([]);
});
