import { NavigationType } from 'react-router-dom';

/**
 * Shows a page as a browser does after a load: from the top, except after Back and Forward, and with the focus in it,
 * unless the page has set it already.
 */
export function enterPage(navigation: NavigationType): void {
  const main = document.querySelector('main');
  if (navigation !== NavigationType.Pop) scrollTo({ top: 0, behavior: 'instant' });
  const focus = () => main?.focus({ preventScroll: true });
  if (document.activeElement === main) {
    // The page before had it too. Only a new focus is said, and a browser joins two in one task.
    main?.blur();
    requestAnimationFrame(() => document.activeElement === document.body && focus());
  } else if (!main?.contains(document.activeElement)) focus();
}
