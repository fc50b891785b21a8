import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Violations that axe finds on a page, as rule and elements.
 *
 * @param tags rule sets; default: those without experimental rules
 */
export async function violationsOn(page: Page, tags?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  // Faster: the pages have no frames, and passed checks are not needed.
  axe.setLegacyMode().options({ resultTypes: ['violations'] });
  if (tags) axe.withTags(tags);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
