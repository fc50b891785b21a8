import { storageKeys } from '@/lib/storage';

type Scheme = 'light' | 'dark';

/** The colour scheme that the page shows. */
export const schemeNow = (): Scheme =>
  document.documentElement.dataset.mantineColorScheme === 'dark' ? 'dark' : 'light';

/** Changes the colour scheme as another tab does, so that the page keeps its state. */
export function changeScheme(newValue: Scheme): void {
  dispatchEvent(
    new StorageEvent('storage', { key: storageKeys.colorScheme, newValue, storageArea: localStorage }),
  );
}
