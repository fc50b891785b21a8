import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';
import { unmountApp } from './renderApp';

// A screen test fails on anything that the console calls an error.
let errors: MockInstance<typeof console.error>;

beforeEach(() => {
  errors = vi.spyOn(console, 'error');
});

afterEach(() => {
  unmountApp();
  expect(errors.mock.calls, 'console.error').toEqual([]);
});
