/**
 * Focuses pressed buttons, as most browsers do; Safari leaves the focus on a surrounding element. Whatever the press
 * opens can then return the focus to the button. Returns a function that stops it.
 */
export function focusPressedButtons(): () => void {
  const focus = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const { activeElement } = document;
    if (button && activeElement !== button && activeElement?.contains(button)) {
      button.focus({ preventScroll: true });
    }
  };
  addEventListener('click', focus, true);
  return () => removeEventListener('click', focus, true);
}
