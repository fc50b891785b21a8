import type { MouseEvent } from 'react';

/** True for a click that opens a link in this tab; with a modifier key the browser opens it elsewhere or saves it. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
