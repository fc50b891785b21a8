import { useEffect, useEffectEvent, type RefObject } from 'react';

/** While `active`, calls `onLeave` when the user presses, or moves the focus, outside of the element, or presses Escape. */
export function useLeaving(
  element: RefObject<HTMLElement | null>,
  active: boolean,
  onLeave: () => void,
): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!active) return undefined;
    const moved = ({ target }: Event) => {
      if (target instanceof Node && !element.current?.contains(target)) leave();
    };
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave();
    };
    document.addEventListener('pointerdown', moved);
    document.addEventListener('focusin', moved);
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('pointerdown', moved);
      document.removeEventListener('focusin', moved);
      document.removeEventListener('keydown', pressed);
    };
  }, [element, active]);
}
