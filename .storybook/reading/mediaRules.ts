/** The media queries of the page's style sheets that name this feature, whether they apply or not. */
export function mediaRulesFor(feature: string): CSSMediaRule[] {
  const found: CSSMediaRule[] = [];
  const visit = (rule: CSSRule) => {
    if (!(rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule)) return;
    if (rule instanceof CSSMediaRule && rule.conditionText.includes(feature)) found.push(rule);
    else for (const inner of rule.cssRules) visit(inner);
  };
  for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) visit(rule);
  return found;
}
