import { expect, type Page } from '@playwright/test';

/** Tabs until the control has the focus; a page of more than forty stops has lost the keyboard's patience. */
export async function tabTo(
  page: Page,
  role: 'textbox' | 'button' | 'radio' | 'checkbox' | 'link',
  name: RegExp,
) {
  const control = page.getByRole(role, { name }).first();
  await expect(control).toBeEnabled();
  for (let stops = 0; stops < 40; stops += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}
