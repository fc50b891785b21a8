import { plainAddress } from '@mocks/host/page';

/** Loads the page again after a change of the state. A scenario in its address would start in place of that state. */
export function reloadPage(): void {
  history.replaceState(history.state, '', plainAddress());
  location.reload();
}
