import { toRgba } from '@mantine/core';

/** Background and text colour of a badge. */
export interface BadgeColours {
  readonly background: string;
  readonly text: string;
}

const PLAIN_HEX = /^#(?:[\da-f]{3}){1,2}$/i;
const DARK_TEXT = '#111827';
const LIGHT_TEXT = '#F8FAFC';
/** Brighter backgrounds take dark text (product 9.7). */
const LUMINANCE_SWITCH = 155;

/**
 * The colours of a badge whose background the server chose: text switches at luminance 155 (0.299 R + 0.587 G + 0.114
 * B). Undefined for anything but a plain hex colour (product 9.7).
 */
export function badgeColours(colour: string | null): BadgeColours | undefined {
  const background = colour?.trim() ?? '';
  if (!PLAIN_HEX.test(background)) return undefined;
  const { r, g, b } = toRgba(background);
  const luminance = 0.299 * r + 0.587 * g + 0.114 * b;
  return { background, text: luminance > LUMINANCE_SWITCH ? DARK_TEXT : LIGHT_TEXT };
}
