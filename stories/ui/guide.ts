import type { StoryContext } from '@storybook/react-vite';
import type { ReactNode } from 'react';

/** The page of a story, with the portals outside the story's own element. */
export type StoryPage = StoryContext['canvas'];

/** What the keys do in a piece: a row of the table on its page, and a step of the story that plays the table. */
export interface KeyAction {
  /** What is pressed, as user-event spells it: '{Shift>}{Tab}{/Shift}', ' ', 'espa'. */
  readonly keys: string;
  /** What it does, in Spanish. */
  readonly does: string;
  /** Brings the piece to where the keys are pressed, if the row before does not. */
  readonly from?: (page: StoryPage) => unknown;
  /** Fails if the keys did not do it. */
  readonly check: (page: StoryPage) => unknown;
}

interface Example {
  /** What is good or bad about it, in Spanish. */
  readonly says: string;
  /** The piece, rendered on its page. */
  readonly show: ReactNode;
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

/** The guide of a piece in the catalogue, in Spanish. */
export interface PieceGuide {
  /** When to use it. */
  readonly use: string;
  /** When not to use it, and the alternative. */
  readonly avoid: string;
  /** Where the focus starts and goes, and what no single key says. */
  readonly focus: string;
  /** What each key does, in the order of the story `Keyboard`; empty if it has no control. */
  readonly keyboard: readonly KeyAction[];
  /** Accessibility requirements that can be checked. */
  readonly accessibility: readonly string[];
  /** A good and a bad use, side by side. */
  readonly pairs: readonly { readonly good: Example; readonly bad: Example }[];
  /** The rules of its texts, by prop; none if it writes none. */
  readonly texts: Readonly<Record<string, TextRule>>;
}
