import type { ComponentProps, MouseEvent } from 'react';

interface ButtonRootProps extends ComponentProps<'button'> {
  /** Set by Mantine while the button's action runs. */
  readonly 'data-loading'?: boolean;
}

const ignore = (event: MouseEvent) => event.preventDefault();

/**
 * The element of every Mantine button. While its action runs it ignores presses, but is not disabled: the browser
 * takes the focus from a disabled element.
 */
export function ButtonRoot({ disabled, type = 'button', ...button }: ButtonRootProps) {
  const busy = button['data-loading'] === true;
  return (
    <button
      {...button}
      type={type}
      disabled={disabled && !busy}
      // Enter in a field of a form presses the button, too.
      {...(busy && { 'aria-disabled': true, onClick: ignore })}
    />
  );
}
