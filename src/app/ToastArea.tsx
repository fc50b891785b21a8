import { Outlet, useOutletContext } from 'react-router-dom';
import { useToastPlace } from '@/ui/feedback/toastPlace';
import { DoubtsOnPublicPages } from './DoubtsOnPublicPages';

/** Wraps all pages, because a result may arrive after its page was left. */
export function ToastArea() {
  const context = useOutletContext();
  const place = useToastPlace();
  return (
    <>
      <Outlet context={context} />
      {place}
      <DoubtsOnPublicPages />
    </>
  );
}
