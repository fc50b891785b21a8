import { useRef, type MouseEvent, type ReactNode } from 'react';
import classes from './HeaderMenu.module.css';

interface HeaderMenuProps {
  id: string;
  /** What the button shows; `label` names it when that is no text. */
  button: ReactNode;
  label?: string;
  buttonClassName: string | undefined;
  /** 'bar' spans the page under the header, 'drop' hangs from the button's side. */
  shape: 'bar' | 'drop';
  children: ReactNode;
}

/**
 * A button and the list it opens. It is a native popover: Escape, a press outside and the keyboard's way back work
 * before and without our script. Choosing anything in it closes it.
 */
export function HeaderMenu({ id, button, label, buttonClassName, shape, children }: HeaderMenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  // `data-open` serves browsers without popovers; the style sheet ignores it in the others.
  const toggle = () => panel.current?.toggleAttribute('data-open');
  const closeOnChoice = (event: MouseEvent) => {
    if (!panel.current || !(event.target as Element).closest('a, button')) return;
    panel.current.removeAttribute('data-open');
    if ('popover' in HTMLElement.prototype) panel.current.hidePopover();
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
