import { NavigationType } from 'react-router-dom';

/**
 * Shows a page as a browser does after a load: from the top, except after Back and Forward, and with the focus in it,
 * unless the page has set it already.
 */
export function enterPage(navigation: NavigationType): void {
  const main = document.querySelector('main');
  if (navigation !== NavigationType.Pop) scrollTo({ top: 0, behavior: 'instant' });
  if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
}
