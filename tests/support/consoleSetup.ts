import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

// Every browser test fails on any `console.error`.
let errors: MockInstance<typeof console.error>;

beforeEach(() => {
  errors = vi.spyOn(console, 'error');
});

afterEach(() => {
  expect(errors.mock.calls, 'console.error').toEqual([]);
});
