import { mediaRulesFor } from './mediaRules';

/** What the browser does to every element while colours are forced, in the colours of a dark contrast theme. */
const base = `
  html { color-scheme: dark; }
  *, *::before, *::after {
    background-color: #000 !important;
    border-color: #fff !important;
    box-shadow: none !important;
    color: #fff !important;
    outline-color: #fff !important;
    text-shadow: none !important;
  }
  /* The browser keeps the transparency of a background. */
  svg, svg *, span, p, label, li { background-color: transparent !important; }
  a, a * { color: #8080ff !important; }
  :disabled, :disabled * { color: #3ff23f !important; }
  ::placeholder { color: #fff !important; }
`;

/** The system's colours of the same theme, which only a rule for forced colours may name. */
const system: Readonly<Record<string, string>> = {
  CanvasText: '#fff',
  Canvas: '#000',
  HighlightText: '#000',
  Highlight: '#1aebff',
  GrayText: '#3ff23f',
  LinkText: '#8080ff',
  ButtonText: '#fff',
  ButtonFace: '#000',
};
const named = new RegExp(`\\b(${Object.keys(system).join('|')})\\b`, 'gi');
const colourOf = new Map(Object.entries(system).map(([name, colour]) => [name.toLowerCase(), colour]));

/** The declarations of a rule in the theme's colours, all of them important. */
function forced(style: CSSStyleDeclaration): string {
  return [...style]
    .map((name) => {
      const value = style
        .getPropertyValue(name)
        .replace(named, (colour) => colourOf.get(colour.toLowerCase()) ?? colour);
      return `${name}: ${value} !important;`;
    })
    .join(' ');
}

/** A rule with those inside it, as text. */
function textOf(rule: CSSRule): string {
  if (rule instanceof CSSNestedDeclarations) return `& { ${forced(rule.style)} }`;
  if (!(rule instanceof CSSStyleRule)) return '';
  return `${rule.selectorText} { ${forced(rule.style)} ${[...rule.cssRules].map(textOf).join(' ')} }`;
}

/** The selectors around a nested rule, from the outside. */
function around(rule: CSSRule): string[] {
  const { parentRule } = rule;
  if (!parentRule) return [];
  return [...around(parentRule), ...(parentRule instanceof CSSStyleRule ? [parentRule.selectorText] : [])];
}

/**
 * A style sheet that imitates forced colours, which no page can switch on: the forced colours of every element, then
 * the app's own rules for them.
 */
export function forcedColours(): string {
  const own = mediaRulesFor('forced-colors').map((media) => {
    const inner = [...media.cssRules].map(textOf).join('\n');
    return around(media).reduceRight((text, selector) => `${selector} { ${text} }`, inner);
  });
  return [base, ...own].join('\n');
}
