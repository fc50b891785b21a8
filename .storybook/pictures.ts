import type { ToolbarState } from './toolbar';

/** The toolbar's settings for the pictures of all stories (`npm run look -- pictures`); none in any other run. */
export const pictureGlobals: Partial<ToolbarState> = import.meta.env.PICTURES
  ? { clock: 'frozen', scheme: 'light' }
  : {};
