import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { focusPressedButtons } from '@/ui/pressFocus';
import { ErrorBoundary } from '../ErrorBoundary';
import type { MenuProps } from './menuProps';
import { OfflineNotice } from './OfflineNotice';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import { SkipLink } from './SkipLink';
import { usePageChange } from './usePageChange';
import { WhatsAppButton } from './WhatsAppButton';
import classes from './Layout.module.css';

interface LayoutProps extends MenuProps {
  /** The page. */
  children: ReactNode;
}

/**
 * The layout of all routes (product 2.2): skip link, header, page, footer and WhatsApp button. It stays when a page
 * fails, so that the user can leave the page.
 */
export function Layout({ children, ...header }: LayoutProps) {
  const main = useRef<HTMLElement>(null);
  const { key } = useLocation();
  usePageChange(main);
  useEffect(focusPressedButtons, []);
  return (
    <div className={classes.layout}>
      <SkipLink target={main} />
      <SiteHeader {...header} />
      <OfflineNotice />
      <main ref={main} id="contenido" tabIndex={-1} className={classes.main}>
        <ErrorBoundary subject={key}>{children}</ErrorBoundary>
      </main>
      <SiteFooter />
      <WhatsAppButton />
    </div>
  );
}
