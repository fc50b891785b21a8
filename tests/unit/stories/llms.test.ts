import { patterns } from '@stories/patterns/patterns';
import type { PieceGuide } from '@stories/ui/guide';
import { filesIn } from '@tests/support/sourceTree';
import { expect, test } from 'vitest';
import { guideIn } from '../../../.storybook/agents/guides';
import { llmsFiles } from '../../../.storybook/agents/llms';
import { allPieces } from '../../../.storybook/facts/pieces';

const modules = import.meta.glob<{ default: { parameters?: { guide?: PieceGuide } } }>(
  '../../../stories/{ui,features}/**/*.stories.tsx',
  { eager: true },
);
const files = new Map(filesIn('stories').map((file) => [file.path, file]));

test.each(allPieces())('the guide of $name is read as its page shows it', ({ stories }) => {
  const guide = modules[`../../../${stories}`]?.default.parameters?.guide;
  const file = files.get(stories);
  expect(file && guideIn(file)).toEqual({
    use: guide?.use,
    avoid: guide?.avoid,
    focus: guide?.focus,
    keyboard: guide?.keyboard.map(({ keys, does }) => ({ keys, does })),
    accessibility: guide?.accessibility,
    pairs: guide?.pairs.map(({ good, bad }) => ({ good: good.says, bad: bad.says })),
  });
});

test('llms.txt links to a file of each piece, each foundation and each pattern, and to nothing else', () => {
  const { 'llms.txt': index = '', ...others } = llmsFiles();
  const linked = [...index.matchAll(/\]\((.*?)\)/g)].map(([, path]) => path);
  expect(new Set(linked)).toEqual(new Set(Object.keys(others)));
  // A file that two links share would be one of two that were meant.
  expect(linked).toHaveLength(Object.keys(others).length);
  for (const { name, source } of allPieces()) {
    expect(others[`llms/${name}.md`]).toContain(`from '${source.replace('src/', '@/')}'`);
  }
  for (const name of Object.keys(patterns)) expect(others[`llms/patrones/${name}.md`]).toBeDefined();
});

test('the file of a piece has its keys, its criteria and its props with their docstrings', () => {
  const text = llmsFiles()['llms/CopyButton.md'];
  expect(text).toContain('- Tabulador: Lleva al botón.');
  expect(text).toContain('- Su nombre dice qué copia');
  expect(text).toContain('- `value: string` The text for the clipboard.');
});

test('the file of a foundation has its texts and none of its code', () => {
  const text = llmsFiles()['llms/fundamentos/Colour.md'] ?? '';
  expect(text).toContain('# Color\n');
  expect(text).not.toMatch(/import|<\w/);
});

test('the file of a pattern has its steps, links to its pieces and the text of its sections', () => {
  const files = llmsFiles();
  const text = files['llms/patrones/AskAmount.md'] ?? '';
  expect(text).toContain('1. Escribe 30 €, menos que el mínimo de 50');
  expect(text).toContain('### 5.7 Amounts\n\nAmounts are decimal from the field to the call.');
  for (const [, piece = ''] of text.matchAll(/\]\(\.\.\/(\w+\.md)\)/g)) {
    expect(files[`llms/${piece}`]).toBeDefined();
  }
  expect(text).toContain('[AmountField](../AmountField.md)');
});
