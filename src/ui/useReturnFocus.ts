import { useEffect, useRef } from 'react';

const CONTROLS = ':is(a[href], button, input, select, textarea):not(:disabled, [tabindex="-1"])';

/** The element and all its ancestors. */
function pathOf(element: Element | null): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let place = element; place && place !== document.body; place = place.parentElement) {
    if (place instanceof HTMLElement) path.push(place);
  }
  return path;
}

/** Focuses the invoker; if it was removed, the first control in the closest remaining ancestor. */
function focusOn([invoker, ...around]: readonly HTMLElement[]): void {
  const places = around.filter(({ isConnected }) => isConnected);
  const candidates = [
    invoker,
    ...places.flatMap((place) => [...place.querySelectorAll<HTMLElement>(CONTROLS), place]),
  ];
  for (const candidate of candidates) {
    if (!candidate || candidate.getClientRects().length === 0) continue;
    candidate.focus({ preventScroll: true });
    if (document.activeElement === candidate) return;
  }
}

/**
 * Repeats the focus if the focused element is removed, until the user moves the focus or leaves the page, which gives
 * the focus to the next page.
 */
function watchOver(path: readonly HTMLElement[]): () => void {
  const focused = document.activeElement;
  const { pathname } = window.location;
  const removals = new MutationObserver(() => {
    if (focused?.isConnected || document.activeElement !== document.body) return;
    stop();
    if (pathname === window.location.pathname) focusOn(path);
  });
  const stop = () => {
    removals.disconnect();
    removeEventListener('focusin', stop);
    removeEventListener('pointerdown', stop);
  };
  removals.observe(document.body, { childList: true, subtree: true });
  addEventListener('focusin', stop);
  addEventListener('pointerdown', stop);
  return stop;
}

/** A press that removes its own control, as a retry does: the nearest remaining control then gets the focus. */
export const keepingFocus = (press: () => void) => () => {
  watchOver(pathOf(document.activeElement));
  press();
};

/**
 * Returns the focus when a dialog or menu closes: to its invoker, or to the nearest control if the invoker is
 * removed, even shortly afterwards, like a row that the dialog deletes.
 *
 * @param opened falsy while it is closed; another value means that another press opened it
 */
export function useReturnFocus(opened: unknown): void {
  const origin = useRef<readonly HTMLElement[]>(undefined);
  useEffect(() => {
    if (opened) {
      origin.current = pathOf(document.activeElement);
      return;
    }
    const path = origin.current;
    if (!path) return;
    origin.current = undefined;
    focusOn(path);
    return watchOver(path);
  }, [opened]);
}
