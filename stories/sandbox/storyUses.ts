import type { StoryUse } from '@mocks/panel/map/coverage';

const texts = import.meta.glob<string>('../**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The scenarios that the files of the catalogue name. */
export const storyUses: readonly StoryUse[] = Object.entries(texts).flatMap(([path, text]) => {
  const title = /(\w+)\.stories\.tsx$/.exec(path)?.[1] ?? path;
  return [...text.matchAll(/\bscenario: '([\w-]+)'/g)].map(([, scenario = '']) => ({ title, scenario }));
});
