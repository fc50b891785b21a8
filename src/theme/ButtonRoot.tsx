import type { ComponentProps, MouseEvent } from 'react';

interface ButtonRootProps extends ComponentProps<'button'> {
  /** Set by Mantine while the button's action runs. */
  readonly 'data-loading'?: boolean;
}

const ignore = (event: MouseEvent) => event.preventDefault();

/**
 * A field tells its error when it loses the focus, which would move a button of its form away from the press. So the
 * focus comes with the click.
 */
const keepFocus = (event: MouseEvent<HTMLButtonElement>) => {
  if (event.currentTarget.form?.contains(document.activeElement)) event.preventDefault();
};

/**
 * The element of every Mantine button. While its action runs it ignores presses, but is not disabled: the browser
 * takes the focus from a disabled element.
 */
export function ButtonRoot({ disabled, type = 'button', onClick, ...button }: ButtonRootProps) {
  const busy = button['data-loading'] === true;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // Enter in a field clicks too, and stays there.
    if (event.detail > 0) event.currentTarget.focus({ preventScroll: true, focusVisible: false });
    onClick?.(event);
  };
  return (
    <button
      {...button}
      onMouseDown={keepFocus}
      onClick={click}
      type={type}
      disabled={disabled && !busy}
      // Enter in a field of a form presses the button, too.
      {...(busy && { 'aria-disabled': true, onClick: ignore })}
    />
  );
}
