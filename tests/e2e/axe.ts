import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong on a page, as the rule and the elements.
 * @param tags sets of rules; by default those that axe considers settled
 */
export async function violationsOn(page: Page, tags?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  // No frames here: the page alone is asked, and does not describe the hundreds of elements with nothing wrong.
  axe.setLegacyMode().options({ resultTypes: ['violations'] });
  if (tags) axe.withTags(tags);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
