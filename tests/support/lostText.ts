/** Distance in px that letters may stick out of their box. */
const TOLERANCE = 2;
/** Larger than the boxes of texts that only screen readers read, also at 200 %. */
const HIDDEN = 3;
/** An amount with its currency, as it stands alone. */
const AMOUNT = /^[−+]?[\d.]+,\d\d\u00a0\S+$/;
/** Boxes of lines are taller than their letters: they may share this part of their height. */
const SHARED = 0.4;

interface Line {
  readonly text: string;
  readonly owner: Element;
  /** Where it is, without what a list that scrolls hides of it. */
  readonly box: DOMRect;
  /** How far it sticks out of a box that cuts it off, in px. */
  readonly cut: number;
  /** True if it is a part of an amount. */
  readonly broken: boolean;
}

function ancestorsOf(element: Element): Element[] {
  return element.parentElement ? [element, ...ancestorsOf(element.parentElement)] : [element];
}

function intersection(one: DOMRect, other: DOMRect): DOMRect {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const right = Math.min(one.right, other.right);
  const bottom = Math.min(one.bottom, other.bottom);
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

/** Follows a line through the boxes around it: one that scrolls hides a part of it, one that does not cuts it off. */
function lineOf(text: string, owner: Element, whole: DOMRect): Omit<Line, 'broken'> | undefined {
  let box = whole;
  let cut = 0;
  const slide = owner.closest('[aria-roledescription="testimonio"]');
  for (const element of ancestorsOf(owner)) {
    const { overflowX, overflowY, position } = getComputedStyle(element);
    const edge = element.getBoundingClientRect();
    // Elements that stay in place lie on others by design.
    if (position === 'fixed' || position === 'sticky') return undefined;
    if (element === document.body || (overflowX === 'visible' && overflowY === 'visible')) continue;
    if (edge.width < HIDDEN || edge.height < HIDDEN) return undefined;
    // Slides of a carousel wait beside their frame.
    if (slide && element.contains(slide) && (box.left < edge.left || box.right > edge.right))
      return undefined;
    const scrolls = /auto|scroll/.test(overflowX + overflowY);
    if (!scrolls) {
      cut = Math.max(
        cut,
        edge.left - box.left,
        box.right - edge.right,
        edge.top - box.top,
        box.bottom - edge.bottom,
      );
    }
    box = intersection(box, edge);
    if (scrolls && (box.width === 0 || box.height === 0)) return undefined;
  }
  return { text, owner, box, cut };
}

function linesOf(page: Node): Line[] {
  const lines: Line[] = [];
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const owner = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!owner?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || text === '') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()];
    const broken = boxes.length > 1 && AMOUNT.test(text);
    for (const box of boxes) {
      const line = lineOf(text, owner, box);
      if (line) lines.push({ ...line, broken });
    }
  }
  return lines;
}

/** A dialog lies on its page by design. */
const layerOf = ({ owner }: Line) => owner.closest('[role="dialog"]');

function liesOn(one: Line, other: Line): boolean {
  if (layerOf(one) !== layerOf(other)) return false;
  const { width, height } = intersection(one.box, other.box);
  return width > TOLERANCE && height > SHARED * Math.min(one.box.height, other.box.height);
}

/**
 * Lists texts that cannot be read: cut off by a box without a scroll bar, beyond the page's edge, or on one another; and
 * amounts that break inside.
 */
export function lostTexts(page: Node): string[] {
  const lines = linesOf(page);
  const { clientWidth } = document.documentElement;
  return lines.flatMap((line, index) => {
    const { text, owner, box, cut, broken } = line;
    const beyond = Math.max(-box.left, box.right - clientWidth);
    const onOthers = lines
      .slice(index + 1)
      .filter((other) => other.owner !== owner && liesOn(line, other))
      .map((other) => `'${text}' lies on '${other.text}'`);
    return [
      ...(broken ? [`'${text}' breaks inside`] : []),
      ...(cut > TOLERANCE ? [`'${text}' is cut by ${Math.round(cut)} px`] : []),
      ...(beyond > TOLERANCE ? [`'${text}' is beyond the edge by ${Math.round(beyond)} px`] : []),
      ...onOthers,
    ];
  });
}
