import type { ReactNode } from 'react';
import { useToastPlace } from '@/ui/feedback/toastPlace';
import { DoubtsOnPublicPages } from './DoubtsOnPublicPages';

/** Wraps all pages, because a result may arrive after its page was left. */
export function ToastArea({ children }: { readonly children: ReactNode }) {
  const place = useToastPlace();
  return (
    <>
      {children}
      {place}
      <DoubtsOnPublicPages />
    </>
  );
}
