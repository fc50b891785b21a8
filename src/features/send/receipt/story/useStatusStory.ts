import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { usualTime, withReading, type SeenStatus, type StatusReading, type UsualTime } from './statusStory';
import { statusStories, noteStatus, subscribeToStories } from './storedStories';

/** What this device saw of an exchange, and how long the last ones took. */
export interface StatusHistory {
  readonly seen: readonly SeenStatus[];
  readonly usual: UsualTime | undefined;
}

/**
 * Notes each reading of an exchange, and returns its story with that reading (product 2.26).
 *
 * @param onChange called once for each change of the status, in the tab that saw it first
 */
export function useStatusStory(reading: StatusReading | undefined, onChange: () => void): StatusHistory {
  const stored = useSyncExternalStore(subscribeToStories, statusStories);

  const note = useEffectEvent(() => {
    if (reading && noteStatus(reading)) onChange();
  });
  const { exchangeId, status, inserted, readAt, isFresh } = reading ?? {};
  useEffect(() => note(), [exchangeId, status, inserted, readAt, isFresh]);

  if (!reading) return { seen: [], usual: undefined };
  const { stories } = withReading(stored, reading);
  return {
    seen: stories.find((story) => story.exchangeId === reading.exchangeId)?.seen ?? [],
    usual: usualTime(stories, reading.exchangeId),
  };
}
