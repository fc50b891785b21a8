import { clock, type Cancel } from '@/lib/clock';

/** Delays of product 9.4. Within SKIP_DELAY_MS after one tooltip closes, the next one opens at once. */
const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Keys that press a button, and Escape, which closes the tooltip. */
const CLOSING_KEYS = ['Enter', ' ', 'Escape'];

/** Hover or keyboard focus on a button without visible text. */
export interface Arrival {
  readonly button: HTMLElement;
  /** The button's accessible name. */
  readonly name: string;
  readonly byKeys: boolean;
  /** Instant on the app's clock. */
  readonly at: number;
}

/** True for an event of a finger. */
const isTouch = (event: Event) => (event as PointerEvent).pointerType === 'touch';

/**
 * The arrival for an event: the mouse enters an icon button, or it gets visible focus. Touch never counts. Every
 * button and link without visible text has an `aria-label`.
 */
function arrivalOf(event: Event): Arrival | undefined {
  const { type, target } = event;
  if (!(target instanceof Element) || isTouch(event)) return undefined;
  const byKeys = type !== 'pointerover';
  if (byKeys && !target.matches(':focus-visible')) return undefined;
  const button = target.closest<HTMLElement>('button, a');
  const name = button?.getAttribute('aria-label');
  return button && name && button.textContent.trim() === ''
    ? { button, name, byKeys, at: clock.now() }
    : undefined;
}

type Listener<Name extends keyof WindowEventMap> = (event: WindowEventMap[Name]) => void;

/**
 * Reports the button whose tooltip is visible, or undefined, until the returned function is called. Starts with the
 * event that loaded this code, unless the user left or pressed the button meanwhile.
 */
export function watchArrivals(
  first: Event,
  firstAt: number,
  onChange: (shown: Arrival | undefined) => void,
): () => void {
  // The hovered or focused button; its tooltip may still be delayed or may have been closed.
  let on: Arrival | undefined;
  let open = false;
  let closedAt = -Infinity;
  let cancel: Cancel | undefined;

  const close = () => {
    cancel?.();
    if (!open) return;
    open = false;
    closedAt = clock.now();
    onChange(undefined);
  };
  const leave = () => {
    close();
    on = undefined;
  };
  const arrive = (arrival: Arrival) => {
    if (on?.button === arrival.button && (open || on.byKeys === arrival.byKeys)) return;
    leave();
    on = arrival;
    const show = () => {
      open = true;
      onChange(arrival);
    };
    const atOnce = arrival.byKeys || arrival.at - closedAt < SKIP_DELAY_MS;
    const left = atOnce ? 0 : arrival.at + OPEN_DELAY_MS - clock.now();
    if (left <= 0) show();
    else cancel = clock.after(left, show);
  };

  const listening = new AbortController();
  const listen = <Name extends keyof WindowEventMap>(type: Name, listener: Listener<Name>, capture = false) =>
    addEventListener(type, listener, { signal: listening.signal, capture });
  listen('pointerover', (event) => {
    // The mouse may move onto the tooltip to read it.
    if (isTouch(event) || (event.target as Element).closest('[role="tooltip"]')) return;
    const arrival = arrivalOf(event);
    if (arrival) arrive(arrival);
    else if (on && !on.byKeys) leave();
  });
  listen('pointerout', ({ relatedTarget }) => {
    // The mouse left the window.
    if (relatedTarget === null && on && !on.byKeys) leave();
  });
  listen('focusin', (event) => {
    const arrival = arrivalOf(event);
    if (arrival) arrive(arrival);
  });
  listen('focusout', () => {
    if (on?.byKeys) leave();
  });
  listen('pointerdown', close);
  listen(
    'keydown',
    ({ key }) => {
      if (CLOSING_KEYS.includes(key)) close();
    },
    true,
  );
  listen(
    'scroll',
    () => {
      // Focusing a button can scroll it into view, so scrolling closes only hover tooltips.
      if (on && !on.byKeys) close();
    },
    true,
  );

  const arrival = arrivalOf(first);
  if (arrival && isStillOn(arrival)) arrive({ ...arrival, at: firstAt });
  return () => {
    listening.abort();
    leave();
  };
}

function isStillOn({ button, byKeys }: Arrival): boolean {
  return byKeys || (button.matches(':hover') && document.activeElement !== button);
}
