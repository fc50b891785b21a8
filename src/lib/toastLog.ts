import { clock } from './clock';

/** One toast that was shown. Times are in ms. */
export interface LoggedToast {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  readonly shownAt: number;
  readonly dismissedAt?: number;
}

/** How long the log keeps a dismissed toast (product 4.16). */
const KEEP_MS = 1_000_000;

let toasts: readonly LoggedToast[] = [];
const listeners = new Set<() => void>();

/** The toasts shown and not yet removed, oldest first. `subscribe` and `get` are the arguments of `useSyncExternalStore`. */
export const toastLog = {
  get: () => toasts,
  set(next: readonly LoggedToast[]): void {
    toasts = next;
    for (const listener of listeners) listener();
  },
  /** Calls `listener` after each change. The returned function unsubscribes it. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Adds a toast that is shown now. */
export function logToast(toast: Pick<LoggedToast, 'id' | 'title' | 'message'>): void {
  toastLog.set([...toasts, { ...toast, shownAt: clock.now() }]);
}

/** Marks a toast as dismissed and removes it later. */
export function logDismissal(id: string): void {
  const dismissedAt = clock.now();
  toastLog.set(toasts.map((toast) => (toast.id === id ? { ...toast, dismissedAt } : toast)));
  clock.after(KEEP_MS, () => toastLog.set(toasts.filter((toast) => toast.id !== id)));
}
