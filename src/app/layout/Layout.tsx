import { useRef, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../ErrorBoundary';
import classes from './Layout.module.css';
import { OfflineNotice } from './OfflineNotice';
import { SiteFooter } from './SiteFooter';
import { SiteHeader, type SiteHeaderProps } from './SiteHeader';
import { SkipLink } from './SkipLink';
import { usePageChange } from './usePageChange';
import { WhatsAppButton } from './WhatsAppButton';

interface LayoutProps extends SiteHeaderProps {
  /** The page; the router's outlet when left out. */
  children?: ReactNode;
}

/**
 * What all routes share (spec §2, Layout): skip link, header, the page, footer and the WhatsApp button. They stay when
 * a page fails, and lead away from it.
 */
export function Layout({ children = <Outlet />, ...header }: LayoutProps) {
  const main = useRef<HTMLElement>(null);
  const { key } = useLocation();
  usePageChange(main);
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
