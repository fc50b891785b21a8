import { afterEach, beforeEach, expect, onTestFinished, type TestContext } from 'vitest';
import { afterSteps } from '../../.storybook/tellStep';
import { watchPage } from '../matrix/hands';
import { tellHeard } from './heard';
import { listen, readThrough } from './screenReader';

/** A text that a snapshot keeps as it is, without quotes. */
class Transcript {
  constructor(readonly text: string) {}
}
expect.addSnapshotSerializer({
  test: (value) => value instanceof Transcript,
  serialize: ({ text }: Transcript) => text,
});

/** What a reader goes through: an open dialog, which keeps the cursor to itself, else the whole page. */
const read = () => document.querySelector('[aria-modal=true]') ?? document.body;

const spoken = new WeakMap<TestContext['task'], () => Promise<readonly string[]>>();

// What is heard after each step of a story, in the form of tests/screen/heard.
beforeEach(async ({ task }) => {
  const { settle } = watchPage();
  const { heard } = await listen();
  const lines: string[] = [];
  const hear = async (label: string) => {
    // A story may keep a call without an answer.
    await settle(true);
    const phrases = await heard();
    lines.push(`> ${label}`, ...phrases.map((phrase) => `    ${phrase}`), '');
    return phrases;
  };
  afterSteps.add(hear);
  onTestFinished(() => void afterSteps.delete(hear));
  spoken.set(task, async () => {
    // What a story announces without named steps: by its appearance or its actions.
    const before = lines.length;
    if ((await hear('Lo que hace la historia')).length === 0) lines.length = before;
    return lines;
  });
});

// After its steps, each story is read from its start to its end.
afterEach(async ({ task }) => {
  const lines = (await spoken.get(task)?.()) ?? [];
  const page = await readThrough(read());
  const parts = page.filter((line) => line !== 'document' && line !== 'end of document');
  const text = [...lines, ...parts].join('\n').trim();
  tellHeard(task, text);
  expect(new Transcript(text)).toMatchSnapshot();
});
