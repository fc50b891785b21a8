import { clock } from './clock';
import { createStore } from './store';

/** One toast that was shown. Times are in ms. */
export interface LoggedToast {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  readonly shownAt: number;
  readonly dismissedAt?: number;
}

/** How long the log keeps a dismissed toast (product 9.4). */
const KEEP_MS = 1_000_000;

/** The toasts shown and not yet removed, oldest first. */
export const toastLog = createStore<readonly LoggedToast[]>([]);

/** Adds a toast that is shown now. */
export function logToast(toast: Pick<LoggedToast, 'id' | 'title' | 'message'>): void {
  toastLog.set([...toastLog.get(), { ...toast, shownAt: clock.now() }]);
}

/** Marks a toast as dismissed and removes it after 1000000 ms. */
export function logDismissal(id: string): void {
  const dismissedAt = clock.now();
  toastLog.set(toastLog.get().map((toast) => (toast.id === id ? { ...toast, dismissedAt } : toast)));
  clock.after(KEEP_MS, () => toastLog.set(toastLog.get().filter((toast) => toast.id !== id)));
}
