import { onTestFinished } from 'vitest';

/**
 * Intercepts the full page load at the end of a sign-up, because the test's page must stay. Returns a function that
 * gives its address.
 */
export function catchPageLoad(): () => string | undefined {
  let to: string | undefined;
  const stop = (event: NavigateEvent) => {
    to = new URL(event.destination.url).pathname;
    event.preventDefault();
  };
  navigation.addEventListener('navigate', stop);
  onTestFinished(() => navigation.removeEventListener('navigate', stop));
  return () => to;
}
