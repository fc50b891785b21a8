import { useEffect, useState } from 'react';

/** An entry of the catalogue's story index. */
export interface IndexedStory {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly type: string;
}

/** The address of an entry in the catalogue. */
export const hrefOf = ({ id, type }: IndexedStory): string => `./?path=/${type}/${id}`;

/** A screen of the app: its chapter, its title and its states. */
export interface Screen {
  readonly chapter: string;
  readonly name: string;
  readonly states: readonly [IndexedStory, ...IndexedStory[]];
}

const CHAPTER = 'Pantallas/';

/** The screens of the index, in the sidebar's order. */
export function screensOf(entries: readonly IndexedStory[]): Screen[] {
  const screens = new Map<string, [IndexedStory, ...IndexedStory[]]>();
  for (const entry of entries) {
    if (entry.type !== 'story' || !entry.title.startsWith(CHAPTER)) continue;
    const states = screens.get(entry.title);
    if (states) states.push(entry);
    else screens.set(entry.title, [entry]);
  }
  return [...screens].map(([title, states]) => {
    const [chapter = '', ...name] = title.slice(CHAPTER.length).split('/');
    return { chapter, name: name.join(' / '), states };
  });
}

let index: Promise<IndexedStory[]> | undefined;

async function readIndex(): Promise<IndexedStory[]> {
  const response = await fetch('./index.json');
  const { entries } = (await response.json()) as { readonly entries: Readonly<Record<string, IndexedStory>> };
  return Object.values(entries);
}

/** The entries of the catalogue's index; none until it is loaded, once for all pages. */
export function useIndex(): readonly IndexedStory[] {
  const [entries, setEntries] = useState<readonly IndexedStory[]>([]);
  useEffect(() => {
    index ??= readIndex();
    void index.then(setEntries);
  }, []);
  return entries;
}
