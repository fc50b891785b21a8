import { afterEach, expect, vi } from 'vitest';
import { unmountApp } from './renderApp';

// A screen test fails on anything that the console calls an error.
const errors = vi.spyOn(console, 'error');

afterEach(() => {
  unmountApp();
  const calls = [...errors.mock.calls];
  errors.mockClear();
  expect(calls, 'console.error').toEqual([]);
});
