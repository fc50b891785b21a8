import { userEvent, within } from 'storybook/test';
import type { PieceGuide } from './guide';
import { spokenKeys } from './spokenKeys';

/** What a play function gets, for any piece. */
interface Story {
  readonly canvasElement: HTMLElement;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly step: (label: string, play: () => Promise<void>) => Promise<void> | void;
}

/** The story `Keyboard` of every piece with controls: presses the keys of its guide, row by row, and checks each. */
export async function playKeys({ canvasElement, parameters, step }: Story): Promise<void> {
  const { guide } = parameters as { readonly guide: PieceGuide };
  const page = within(canvasElement.ownerDocument.body);
  for (const { keys, does, from, check } of guide.keyboard) {
    await step(`${spokenKeys(keys).join(' ')}: ${does}`, async () => {
      await from?.(page);
      await userEvent.keyboard(keys);
      await check(page);
    });
  }
}
