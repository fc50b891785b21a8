import type { ComponentProps, MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { keepForEntry } from '@/lib/entry';
import { isPlainClick } from './plainClick';

interface KeptLinkProps extends Omit<ComponentProps<typeof Link>, 'state' | 'onClick' | 'to'> {
  readonly to: string;
  /** The data that the next page gets. */
  readonly carries: () => object;
}

/** A link whose data the tab keeps for its user or visitor, once it is pressed (decision 39). Another tab gets none. */
export function KeptLink({ to, carries, ...others }: KeptLinkProps) {
  const navigate = useNavigate();
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate(to, { state: keepForEntry(carries()) });
  };
  return <Link {...others} to={to} onClick={press} />;
}
