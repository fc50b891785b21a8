/** A width in a condition of a media query, in any of the ways to write one. */
const condition =
  /((?:min|max)-width\s*:\s*|\bwidth\s*[<>]=?\s*)([\d.]+)(px|r?em)|([\d.]+)(px|r?em)(?=\s*[<>]=?\s*width\b)/g;

/** An `em` of a media query is always the browser's own, in px. */
const EM = 16;

/** The media text that fits a window wider by so many px where the given one fits the window itself. */
export function shiftedMedia(text: string, px: number): string {
  const by = (value: string, unit: string) => `${Number(value) + (unit === 'px' ? px : px / EM)}${unit}`;
  return text.replace(
    condition,
    (_, before: string | undefined, value: string, unit: string, firstValue: string, firstUnit: string) =>
      before === undefined ? by(firstValue, firstUnit) : before + by(value, unit),
  );
}

/** The lists of conditions in some rules, whatever they are nested in. */
function mediaIn(rules: CSSRuleList): readonly MediaList[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule.media] : []),
    ...('cssRules' in rule ? mediaIn(rule.cssRules as CSSRuleList) : []),
  ]);
}

function rulesOf(sheet: CSSStyleSheet): readonly MediaList[] {
  try {
    return mediaIn(sheet.cssRules);
  } catch {
    // a sheet of another origin, which nobody may read
    return [];
  }
}

/**
 * Has the page lay itself out as in a window narrower by so many px: what stands beside it takes them. Style sheets
 * that come later are seen to as well. Returns the way back.
 */
export function narrowPage(px: number): () => void {
  const original = new Map<MediaList, string>();
  const look = () => {
    for (const media of [...document.styleSheets].flatMap(rulesOf)) {
      if (original.has(media)) continue;
      const text = media.mediaText;
      const shifted = shiftedMedia(text, px);
      if (shifted === text) continue;
      media.mediaText = shifted;
      original.set(media, text);
    }
  };
  look();
  const observer = new MutationObserver(look);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  // A linked sheet has no rules before it has come; its event does not bubble.
  document.addEventListener('load', look, true);
  return () => {
    observer.disconnect();
    document.removeEventListener('load', look, true);
    for (const [media, text] of original) media.mediaText = text;
  };
}
