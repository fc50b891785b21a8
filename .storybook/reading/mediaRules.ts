/** Every rule of the page's style sheets within a media query for this feature, whatever the browser answers. */
export function rulesFor(feature: string): CSSRule[] {
  const found: CSSRule[] = [];
  const visit = (rule: CSSRule) => {
    if (!(rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule)) return;
    if (rule instanceof CSSMediaRule && rule.conditionText.includes(feature)) found.push(rule);
    else for (const inner of rule.cssRules) visit(inner);
  };
  for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) visit(rule);
  return found;
}
