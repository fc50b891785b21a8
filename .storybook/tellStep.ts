import { STEP_NEWS, type StepNews } from '@stories/patterns/steps';
import type { Preview } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import type { ToolbarState } from './toolbar';

/** Time in ms to read a step before it is taken. */
const SLOW_MS = 1200;

/** What waits for the end of each step before the next one begins: a run of tests that listens. */
export const afterSteps = new Set<(label: string) => Promise<unknown>>();

/** Runs a step of a play function at the pace of the toolbar, and tells the page around a framed story about it. */
export const tellStep: NonNullable<Preview['runStep']> = async (label, play, context) => {
  const tell = (state: StepNews['state']) =>
    addons.getChannel().emit(STEP_NEWS, { story: context.id, label, state } satisfies StepNews);
  tell('started');
  const { pace } = context.globals as ToolbarState;
  if (pace === 'slow') await new Promise((resume) => setTimeout(resume, SLOW_MS));
  try {
    await play(context);
  } catch (error) {
    tell('failed');
    throw error;
  }
  for (const wait of afterSteps) await wait(label);
  tell('done');
};
