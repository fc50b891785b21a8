import { useNetwork, useWindowEvent } from '@mantine/hooks';
import { useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { matchProtectedPath } from '@/lib/paths';
import { isPlainClick } from '@/navigation/plainClick';
import { ErrorBoundary } from '../ErrorBoundary';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import { usePageChange } from './usePageChange';
import { WhatsAppButton } from './WhatsAppButton';
import classes from './Layout.module.css';

/**
 * Focuses a pressed button, as most browsers do; Safari leaves the focus on a surrounding element. Whatever the press
 * opens can then return the focus to the button.
 */
function focusPressedButton({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  const { activeElement } = document;
  if (button && activeElement !== button && activeElement?.contains(button)) {
    button.focus({ preventScroll: true });
  }
}

/** A line under the header while the browser is offline. Announced once, as a polite live region. */
function OfflineNotice() {
  const { online } = useNetwork();
  return (
    <div aria-live="polite" className={classes.offline}>
      {!online && <p className={classes.notice}>Estás sin conexión. Lo que escribas se queda aquí.</p>}
    </div>
  );
}

interface LayoutProps extends ComponentProps<typeof SiteHeader> {
  children: ReactNode;
}

/**
 * The layout of all routes (product 2.2): skip link, header, page, footer and WhatsApp button. It stays when a page
 * fails, so that the user can leave the page.
 */
export function Layout({ children, ...header }: LayoutProps) {
  const main = useRef<HTMLElement>(null);
  const { key, pathname } = useLocation();
  const isProtected = matchProtectedPath(pathname) !== undefined;
  usePageChange(main);
  useWindowEvent('click', focusPressedButton, true);

  // Moves focus and scroll position itself, because a jump of the browser adds a history entry without navigation state,
  // which holds the quote or the origin (decision 52).
  const skip = (event: MouseEvent) => {
    // In another tab or window no navigation state is lost.
    if (!isPlainClick(event)) return;
    event.preventDefault();
    main.current?.focus({ preventScroll: true });
    main.current?.scrollIntoView();
  };
  return (
    <div className={classes.layout} data-protected={isProtected || undefined}>
      <a href="#contenido" className={classes.skip} onClick={skip}>
        Saltar al contenido
      </a>
      <SiteHeader {...header} />
      <OfflineNotice />
      <main ref={main} id="contenido" tabIndex={-1} className={classes.main}>
        <ErrorBoundary subject={key}>{children}</ErrorBoundary>
      </main>
      <WhatsAppButton inFlow={isProtected} />
      <SiteFooter short={isProtected} />
    </div>
  );
}
