import { afterEach, expect, test, vi } from 'vitest';
import { toastLog } from '@/lib/toastLog';
import { printPage } from '@/ui/printPage';

afterEach(() => toastLog.set([]));

test('a browser without printing says so', () => {
  vi.stubGlobal('window', { addEventListener: vi.fn() });
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: vi.fn() });
  printPage();
  expect(toastLog.get().map(({ title }) => title)).toEqual(['No se pudo imprimir']);
});
