import type { ComponentProps, MouseEvent } from 'react';

interface ButtonRootProps extends Omit<ComponentProps<'button'>, 'onMouseDown' | 'onMouseUp'> {
  /** Set by Mantine while the button's action runs. */
  readonly 'data-loading'?: boolean;
}

const ignore = (event: MouseEvent) => event.preventDefault();

/** True if the focus is in the form of the button. */
const isInForm = ({ form }: HTMLButtonElement) => form?.contains(document.activeElement) === true;

/**
 * A field tells its error when it loses the focus, which would move a button of its form away from the press. So the
 * focus comes when the press ends.
 */
const keepFocus = (event: MouseEvent<HTMLButtonElement>) => {
  if (isInForm(event.currentTarget)) event.preventDefault();
};
const takeFocus = ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
  if (isInForm(button)) button.focus({ preventScroll: true, focusVisible: false });
};

/**
 * The element of every Mantine button. While its action runs it ignores presses, but is not disabled: the browser
 * takes the focus from a disabled element.
 */
export function ButtonRoot({ disabled, type = 'button', ...button }: ButtonRootProps) {
  const busy = button['data-loading'] === true;
  return (
    <button
      {...button}
      onMouseDown={keepFocus}
      onMouseUp={takeFocus}
      type={type}
      disabled={disabled && !busy}
      // Enter in a field of a form presses the button, too.
      {...(busy && { 'aria-disabled': true, onClick: ignore })}
    />
  );
}
