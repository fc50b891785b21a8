import type { StoryContext } from '@storybook/react-vite';

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** What each key does in a piece, in the order of the story `Keyboard`; none if it has no control. */
    keys?: readonly KeyAction[];
    /** The rules of the texts of a piece, by prop. */
    texts?: Readonly<Record<string, TextRule>>;
  }
}

/** The page of a story, with the portals outside the story's own element. */
export type StoryPage = StoryContext['canvas'];

/** What the keys do in a piece: a row of the table in its guide (the .mdx beside its stories), and a step of the story that plays the table. */
export interface KeyAction {
  /** What is pressed, as user-event spells it: '{Shift>}{Tab}{/Shift}', ' ', 'espa'. */
  readonly keys: string;
  /** What it does, in Spanish. */
  readonly does: string;
  /** Brings the piece to where the keys are pressed, if the row before does not. */
  readonly from?: (page: StoryPage, userEvent: StoryContext['userEvent']) => unknown;
  /** Fails if the keys did not do it. */
  readonly check: (page: StoryPage) => unknown;
}

/** What the text of a prop looks like; `contentRules.test.ts` checks each use in the app. */
export interface TextRule {
  /** Most characters. */
  readonly max: number;
  /**
   * 'title': a capital letter, no full stop. 'sentence': with its full stop. 'action': begins with an infinitive. 'noun':
   * with its article, inside another sentence.
   */
  readonly form: 'title' | 'sentence' | 'action' | 'noun';
}
