import postcss from 'postcss';

/** @param {string} text */
const namesIn = (text) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

/** @param {import('postcss').Rule} rule */
const isOfTheme = (rule) =>
  rule.parent?.type === 'root' && rule.selectors.every((one) => /^:root\b/.test(one));

/**
 * Separates the theme's variables that a prerendered page does not use. They are most of them, and every page carries
 * its styles.
 *
 * @param {string} styles of the page
 * @param {string} markup
 * @returns {{ styles: string, unused: string }} two style sheets that together are the given one
 */
export function withoutUnusedVariables(styles, markup) {
  const sheet = postcss.parse(styles, { from: undefined });
  /** @type {Map<string, import('postcss').Declaration[]>} */
  const variables = new Map();
  const used = namesIn(markup);
  sheet.walkDecls((declaration) => {
    const { prop, parent, value } = declaration;
    if (prop.startsWith('--') && parent?.type === 'rule' && isOfTheme(/** @type {postcss.Rule} */ (parent)))
      variables.set(prop, [...(variables.get(prop) ?? []), declaration]);
    else used.push(...namesIn(value));
  });
  // Grows while it is read: a variable needs those in its value.
  const needed = new Set(used);
  for (const name of needed)
    for (const { value } of variables.get(name) ?? []) for (const inner of namesIn(value)) needed.add(inner);

  const unused = postcss.root();
  sheet.each((node) => {
    if (node.type !== 'rule' || !isOfTheme(node)) return;
    const copy = node.clone({ nodes: [] });
    for (const child of [...node.nodes])
      if (child.type === 'decl' && variables.has(child.prop) && !needed.has(child.prop)) copy.append(child);
    if (copy.nodes.length > 0) unused.append(copy);
    if (node.nodes.length === 0) node.remove();
  });
  return { styles: sheet.toString(), unused: unused.toString() };
}
