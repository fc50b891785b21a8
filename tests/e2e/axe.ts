import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Examined {
  /** Part of the page to look at; by default all of it. */
  readonly within?: string;
  /** Sets of rules; by default those that axe considers settled. */
  readonly tags?: string[];
}

/** What axe finds wrong on a page, as the rule and the elements. */
export async function violationsOn(page: Page, { within, tags }: Examined = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  // No frames here: the page alone is asked, and does not describe the hundreds of elements with nothing wrong.
  axe.setLegacyMode().options({ resultTypes: ['violations'] });
  if (within !== undefined) axe.include(within);
  if (tags) axe.withTags(tags);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
