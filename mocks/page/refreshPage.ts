/** Makes the page refetch, as when the user returns to its tab, so that edits show at once. */
export function refreshPage(): void {
  window.dispatchEvent(new Event('visibilitychange'));
}
