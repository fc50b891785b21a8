import { describe, expect, test } from 'vitest';
import { withoutUnusedVariables } from '../../../scripts/build/pageVariables.mjs';

const theme = ':root{--text:#000;--line:var(--soft);--soft:#ccc;--danger:red}';
const dark = ':root[data-scheme=dark]{--text:#fff;--danger:pink}';

describe('the theme of a prerendered page', () => {
  test('keeps the variables of its styles, of its markup, and those that they need, in every scheme', () => {
    const page = withoutUnusedVariables(
      `${theme}${dark}p{color:var(--text)}`,
      '<hr style="color:var(--line)">',
    );
    expect(page.styles).toBe(
      ':root{--text:#000;--line:var(--soft);--soft:#ccc}:root[data-scheme=dark]{--text:#fff}p{color:var(--text)}',
    );
    expect(page.unused).toBe(':root{--danger:red}:root[data-scheme=dark]{--danger:pink}');
  });

  test('keeps a variable with a fallback, and what a component sets for itself', () => {
    const styles = `${theme}.field{--own:1px;border-color:var(--danger,var(--text))}`;
    expect(withoutUnusedVariables(styles, '')).toEqual({
      styles: ':root{--text:#000;--danger:red}.field{--own:1px;border-color:var(--danger,var(--text))}',
      unused: ':root{--line:var(--soft);--soft:#ccc}',
    });
  });

  test('leaves other properties of the root, layers and media rules where they are', () => {
    const styles =
      '@layer base{:root{--gap:1px;color-scheme:light}}@media print{:root{--gap:0}}:root{margin:0}';
    expect(withoutUnusedVariables(styles, '')).toEqual({ styles, unused: '' });
  });
});
