import { useEffect, useState, useSyncExternalStore, type FocusEvent, type PointerEvent } from 'react';
import { clock } from '@/lib/clock';
import { AUTOPLAY_MS, isPlaying } from './autoplay';

function subscribeHidden(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

const lessMotion = '(prefers-reduced-motion: reduce)';

function subscribeMotion(onChange: () => void): () => void {
  const query = matchMedia(lessMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Calls `advance` every 4500 ms while the carousel may move; spread `holders` on the watched element. */
export function useAutoplay(advance: () => void) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [pressed, setPressed] = useState(false);
  const [paused, setPaused] = useState(false);
  const hidden = useSyncExternalStore(subscribeHidden, () => document.hidden);
  const reducedMotion = useSyncExternalStore(subscribeMotion, () => matchMedia(lessMotion).matches);
  const playing = isPlaying({ hovered, focused, pressed, hidden, reducedMotion, paused });

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
