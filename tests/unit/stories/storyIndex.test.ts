import { screensOf, type IndexedStory } from '@stories/overview/storyIndex';
import { expect, test } from 'vitest';

const entry = (title: string, name: string, type = 'story'): IndexedStory => ({
  id: `${title} ${name}`,
  name,
  title,
  type,
});

test('the overview shows each screen once, with all of its states and nothing else', () => {
  const ready = entry('Pantallas/Envío/ReceiptView', 'Normal');
  const failed = entry('Pantallas/Envío/ReceiptView', 'No carga');
  const header = entry('Pantallas/Marco/layout/SiteHeader', 'Con sesión');
  const entries = [
    entry('Piezas/Money', 'Euros'),
    ready,
    entry('Pantallas/Envío', 'Guía', 'docs'),
    failed,
    header,
  ];
  expect(screensOf(entries)).toEqual([
    { chapter: 'Envío', name: 'ReceiptView', states: [ready, failed] },
    { chapter: 'Marco', name: 'layout / SiteHeader', states: [header] },
  ]);
});
