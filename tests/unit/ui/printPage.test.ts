import { afterEach, expect, test, vi } from 'vitest';
import { toastLog } from '@/lib/toastLog';
import { printPage } from '@/ui/printPage';

afterEach(() => {
  vi.unstubAllGlobals();
  toastLog.set([]);
});

test('printing opens the dialog of the browser', () => {
  const print = vi.fn();
  vi.stubGlobal('window', { print });
  printPage();
  expect(print).toHaveBeenCalledOnce();
  expect(toastLog.get()).toEqual([]);
});

test('a browser without printing says so', () => {
  vi.stubGlobal('window', { addEventListener: vi.fn() });
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: vi.fn() });
  printPage();
  expect(toastLog.get().map(({ title }) => title)).toEqual(['No se pudo imprimir']);
});
