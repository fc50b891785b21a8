import { useSyncExternalStore, type ReactNode } from 'react';
import { subscribeToToasts } from '@/lib/toastLog';

let place: ReactNode;

const placeNow = () => place;

/** Sets where toasts are shown. The first toast brings the place, so that pages without toasts do not load it. */
export function setToastPlace(element: ReactNode): void {
  place = element;
}

/** Where toasts are shown; nothing before the first one. */
export const useToastPlace = (): ReactNode => useSyncExternalStore(subscribeToToasts, placeNow, placeNow);
