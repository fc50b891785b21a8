import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useLocation, type To } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A place of the app, without its base path. */
  to: To;
  /** Goes into the new history entry. */
  state?: unknown;
}

/**
 * A link to a page of the app. The router's own also prefetches and posts forms for frameworks, which adds 3 KB to
 * each first view (decision 118).
 */
export function Link({ to, state, target, onClick, children, ...others }: LinkProps) {
  const href = useHref(to);
  const navigate = useLinkClickHandler(to, { state, ...(target && { target }) });
  return (
    <a
      {...others}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    >
      {children}
    </a>
  );
}

/** A link of a menu: it says whether its page, or a page below it, is the present one. */
export function NavLink({ to, ...others }: LinkProps & { to: string }) {
  const path = useLocation().pathname.toLowerCase();
  const isCurrent = path === to || path.startsWith(`${to}/`);
  return <Link {...others} to={to} aria-current={isCurrent ? 'page' : undefined} />;
}
