/** Asks the user; `leave` goes on to where they were going. */
export type AskToLeave = (leave: () => void) => void;

/** The place of a history entry, as the router numbers them; NaN for entries that are not its own. */
function placeOf(state: unknown): number {
  return Number((state as { readonly idx?: unknown } | null)?.idx ?? Number.NaN);
}

let gate: { readonly place: number; readonly ask: AskToLeave } | undefined;
let undoing = false;

function onPop(event: PopStateEvent): void {
  if (undoing) {
    undoing = false;
    event.stopImmediatePropagation();
    return;
  }
  const distance = gate ? placeOf(event.state) - gate.place : 0;
  if (!gate || !distance) return;
  // The router hears nothing of it, so the page stays; what the browser has already done is undone.
  event.stopImmediatePropagation();
  undoing = true;
  history.go(-distance);
  gate.ask(() => history.go(distance));
}

/** Makes `holdBack` work. To be called once, before the router listens: listeners of the window run in that order. */
export function installBackGate(): void {
  window.addEventListener('popstate', onPop);
}

/** Holds Back and Forward on the present page, and asks instead; the answer opens the way again. */
export function holdBack(ask: AskToLeave): () => void {
  const own = { place: placeOf(history.state), ask };
  gate = own;
  return () => {
    if (gate === own) gate = undefined;
  };
}

/** Leaves the present page by an action that is no navigation, such as logging out; a held page is asked first. */
export function leaveBy(action: () => void): void {
  if (gate) gate.ask(action);
  else action();
}
