import { useLayoutEffect, type ReactNode } from 'react';
import type { ToolbarState } from '../toolbar';
import { forcedColours } from './forcedColours';
import { LARGE_TEXT } from './largeText';
import { lengthenWords } from './longWords';
import { moreContrast } from './moreContrast';

type Mode = ToolbarState['reading'];

const sheets: Partial<Record<Mode, () => string>> = {
  forced: forcedColours,
  contrast: moreContrast,
  text200: () => LARGE_TEXT,
};

/** Adds a style sheet to the page, and makes it again when the story loads more styles. */
function keepSheet(make: () => string): () => void {
  const sheet = document.createElement('style');
  const update = () => {
    sheet.textContent = make();
  };
  document.head.append(sheet);
  update();
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) update();
  });
  observer.observe(document.head, { childList: true });
  return () => {
    observer.disconnect();
    sheet.remove();
  };
}

interface ReadingProps {
  readonly mode: Mode;
  readonly children: ReactNode;
}

/** Shows a story in the reading mode that the toolbar has chosen. */
export function Reading({ mode, children }: ReadingProps) {
  useLayoutEffect(() => {
    if (mode === 'longWords') return lengthenWords(document.body);
    const make = sheets[mode];
    return make && keepSheet(make);
  }, [mode]);
  return children;
}
