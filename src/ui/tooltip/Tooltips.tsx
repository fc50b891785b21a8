import { useEffect, useState } from 'react';
import { clock } from '@/lib/clock';
import { useFetched } from '../useFetched';

/** Events that can show a tooltip: hover and keyboard focus. */
const EVENTS = ['pointerover', 'keyup'];

const fetchLayer = () => import('./TooltipLayer');

/**
 * The tooltips of all icon buttons in the document (product 9.4). One component serves all: a button only needs its
 * accessible name. Its code is not part of the first view; the first hover or focus of an icon button loads it.
 */
export function Tooltips() {
  // If the code fails to load, the next event tries again.
  const [reached, setReached] = useState<{ readonly first: Event; readonly at: number }>();
  const code = useFetched(fetchLayer, reached);

  useEffect(() => {
    if (code) return;
    const reach = (event: Event) => {
      const { pointerType, target } = event as PointerEvent;
      if (pointerType === 'touch' || !(target instanceof Element)) return;
      if (!target.closest(':is(a, button)[aria-label]')) return;
      setReached({ first: event, at: clock.now() });
    };
    for (const type of EVENTS) addEventListener(type, reach);
    return () => {
      for (const type of EVENTS) removeEventListener(type, reach);
    };
  }, [code]);

  return code && reached && <code.TooltipLayer {...reached} />;
}
