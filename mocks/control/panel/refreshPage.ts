/** Has the page ask the server again, as when somebody comes back to its tab: what was edited shows at once. */
export function refreshPage(): void {
  window.dispatchEvent(new Event('visibilitychange'));
}
