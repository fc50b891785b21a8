/** An entry of the catalogue's story index. */
export interface IndexedStory {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly type: string;
}

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

/** Loads the index beside this page, under whatever path the catalogue is served. */
export async function loadScreens(): Promise<Screen[]> {
  const response = await fetch('./index.json');
  const index = (await response.json()) as { readonly entries: Readonly<Record<string, IndexedStory>> };
  return screensOf(Object.values(index.entries));
}
