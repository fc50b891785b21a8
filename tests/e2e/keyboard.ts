import { expect, type Page } from '@playwright/test';

/** Presses Tab until the control has the focus; fails after forty presses. */
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
