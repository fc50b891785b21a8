/**
 * Runs in a service worker as text: it cannot use anything outside this function.
 *
 * A press on a notification opens the page whose address it carries: the tab that shows it, else a new one. The tabs are
 * asked, because the address of a client does not follow the navigation of the app (useChangeNotice.ts answers).
 *
 * @typedef {{ focus(): Promise<unknown>, postMessage(message: unknown, ports: MessagePort[]): void }} Tab
 * @typedef {{ clients: { matchAll(which: object): Promise<Tab[]>,
 *   openWindow(address: string): Promise<unknown> } }} WorkerScope
 * @typedef {Event & { notification: Notification, waitUntil(task: Promise<unknown>): void }} PressEvent
 */
export function openPressedNotification() {
  const { clients } = /** @type {WorkerScope} */ (/** @type {unknown} */ (globalThis));
  /** A tab that shows another page, or is frozen, does not answer. */
  const patienceMs = 500;

  /** @param {string} address */
  async function open(address) {
    const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    const answers = tabs.map(
      (tab) =>
        /** @type {Promise<Tab>} */ (
          new Promise((resolve) => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(tab);
            tab.postMessage({ address }, [port2]);
          })
        ),
    );
    const none = /** @type {Promise<undefined>} */ (
      new Promise((resolve) => setTimeout(resolve, patienceMs))
    );
    const tab = await Promise.race([...answers, none]);
    await (tab ? tab.focus() : clients.openWindow(address));
  }

  globalThis.addEventListener('notificationclick', (received) => {
    const event = /** @type {PressEvent} */ (received);
    const { notification } = event;
    notification.close();
    event.waitUntil(open(notification.data.address));
  });
}
