/** Background and text colour of a badge. */
export interface BadgeColours {
  readonly background: string;
  readonly text: string;
}

const PLAIN_HEX = /^#(?:([\da-f])([\da-f])([\da-f])|([\da-f]{2})([\da-f]{2})([\da-f]{2}))$/i;
const DARK_TEXT = '#111827';
const LIGHT_TEXT = '#F8FAFC';
/** Brighter backgrounds take dark text (product 9.7). */
const LUMINANCE_SWITCH = 155;

/**
 * The colours of a badge whose background the server chose: text switches at luminance 155 (0.299 R + 0.587 G + 0.114
 * B). Undefined for anything but a plain hex colour (product 9.7).
 */
export function badgeColours(colour: string | null): BadgeColours | undefined {
  const match = PLAIN_HEX.exec(colour?.trim() ?? '');
  if (!match) return undefined;
  const [red = 0, green = 0, blue = 0] = match
    .slice(1)
    .filter((part: string | undefined) => part !== undefined)
    .map((part) => Number.parseInt(part.length === 1 ? part + part : part, 16));
  const luminance = 0.299 * red + 0.587 * green + 0.114 * blue;
  return { background: match[0], text: luminance > LUMINANCE_SWITCH ? DARK_TEXT : LIGHT_TEXT };
}
