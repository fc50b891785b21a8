import { useEffect, useState } from 'react';
import { loadIndex, type IndexedStory } from './storyIndex';

interface StoryIndex {
  readonly entries: readonly IndexedStory[];
  readonly failed: boolean;
}

/** The entries of the catalogue's index; none until it is loaded. */
export function useIndex(): StoryIndex {
  const [index, setIndex] = useState<StoryIndex>({ entries: [], failed: false });
  useEffect(() => {
    loadIndex().then(
      (entries) => setIndex({ entries, failed: false }),
      () => setIndex({ entries: [], failed: true }),
    );
  }, []);
  return index;
}
