import { useDocumentVisibility, useReducedMotion } from '@mantine/hooks';
import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';
import { clock } from '@/lib/clock';

/** Interval between two moves, in milliseconds (product 9.4). */
const AUTOPLAY_MS = 4500;

/**
 * Calls `advance` every 4500 ms while nothing stops the carousel (product 4.15); spread `holders` on the watched
 * element.
 */
export function useAutoplay(advance: () => void) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [pressed, setPressed] = useState(false);
  const [paused, setPaused] = useState(false);
  const hidden = useDocumentVisibility() === 'hidden';
  const reducedMotion = useReducedMotion(false, { getInitialValueInEffect: false });
  const playing = !(hovered || focused || pressed || hidden || reducedMotion || paused);

  useEffect(() => (playing ? clock.every(AUTOPLAY_MS, advance) : undefined), [advance, playing]);

  // A drag may end outside the element.
  useEffect(() => {
    if (!pressed) return;
    const release = () => setPressed(false);
    addEventListener('pointerup', release);
    addEventListener('pointercancel', release);
    return () => {
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', release);
    };
  }, [pressed]);

  return {
    playing,
    paused,
    reducedMotion,
    togglePause: () => setPaused((before) => !before),
    holders: {
      // A touch also fires pointerenter, but no pointerleave.
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onPointerDown: () => setPressed(true),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
