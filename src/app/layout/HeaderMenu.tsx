import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import classes from './HeaderMenu.module.css';

interface HeaderMenuProps {
  id: string;
  /** The content of the button. `label` names it when the content is no text. */
  button: ReactNode;
  label?: string;
  buttonClassName: string | undefined;
  /** 'bar' spans the page below the header; 'drop' opens below the button. */
  shape: 'bar' | 'drop';
  children: ReactNode;
}

/**
 * A button and the list that it opens. A native popover: Escape, a press outside and the return of focus work without
 * script. Choosing an item closes it, and so does Back.
 */
export function HeaderMenu({ id, button, label, buttonClassName, shape, children }: HeaderMenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  // `data-open` is for browsers without popovers. The style sheet ignores it in the others.
  const toggle = () => panel.current?.toggleAttribute('data-open');
  const close = () => {
    panel.current?.removeAttribute('data-open');
    if ('popover' in HTMLElement.prototype) panel.current?.hidePopover();
  };
  const { pathname } = useLocation();
  useEffect(() => close, [pathname]);
  const closeOnChoice = (event: MouseEvent) => {
    if ((event.target as Element).closest('a, button')) close();
  };
  return (
    <>
      <button
        type="button"
        className={buttonClassName}
        aria-label={label}
        popoverTarget={id}
        onClick={toggle}
      >
        {button}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- handles the clicks on the links and buttons inside */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={classes.panel}
        data-shape={shape}
        onClick={closeOnChoice}
      >
        <ul className={classes.list}>{children}</ul>
      </div>
    </>
  );
}
