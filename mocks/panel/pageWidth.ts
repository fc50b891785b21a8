/** A width in a media query, in each of the possible notations. */
const condition =
  /((?:min|max)-width\s*:\s*|\bwidth\s*[<>]=?\s*)([\d.]+)(px|r?em)|([\d.]+)(px|r?em)(?=\s*[<>]=?\s*width\b)/g;

/** Pixels of an `em`: media queries use the browser's default font size. */
const EM = 16;

/** Rewrites a media text so that it matches in a window that is `px` wider. */
export function shiftedMedia(text: string, px: number): string {
  const by = (value: string, unit: string) => `${Number(value) + (unit === 'px' ? px : px / EM)}${unit}`;
  return text.replace(
    condition,
    (_, before: string | undefined, value: string, unit: string, firstValue: string, firstUnit: string) =>
      before === undefined ? by(firstValue, firstUnit) : before + by(value, unit),
  );
}

/** The media lists of some rules, at any nesting depth. */
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
    // scripts cannot read a style sheet of another origin
    return [];
  }
}

/**
 * Lays out the page as if the window were `px` narrower, to make room beside it. Covers style sheets that load later.
 * Returns a function that restores the page.
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
  // A linked sheet has no rules until its `load` event, which does not bubble.
  document.addEventListener('load', look, true);
  return () => {
    observer.disconnect();
    document.removeEventListener('load', look, true);
    for (const [media, text] of original) media.mediaText = text;
  };
}
