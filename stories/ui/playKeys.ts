import type { StoryContext } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { spokenKeys } from './spokenKeys';

/** What a play function gets, for any piece. */
interface Story extends Pick<StoryContext, 'parameters' | 'userEvent'> {
  readonly step: (label: string, play: () => Promise<void>) => Promise<void> | void;
}

/** The story `Keyboard` of every piece with controls: presses its keys, row by row, and checks each. */
export async function playKeys({ parameters, step, userEvent }: Story): Promise<void> {
  for (const { keys, does, from, check } of parameters.keys ?? []) {
    await step(`${spokenKeys(keys).join(' ')}: ${does}`, async () => {
      await from?.(screen, userEvent);
      await userEvent.keyboard(keys);
      await check(screen);
    });
  }
}
