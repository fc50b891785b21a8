import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { lostTexts } from '../lostText';
import { drawn } from '../window';
import { indistinct } from './indistinct';
import { prefer } from './preferences';
import { readingModes } from './readingModes';
import { changeScheme, schemeNow } from './scheme';

/** What a user may prefer, in which every state stays visible. */
const preferences = [
  ['forced-colors', 'active'],
  ['prefers-contrast', 'more'],
  ['prefers-reduced-transparency', 'reduce'],
] as const;

const sheet = document.createElement('style');

// After its steps, each story is looked at in every mode (`npm run look -- modes`).
afterEach(async () => {
  const { innerWidth: width, innerHeight: height } = window;
  for (const [name, value] of preferences) {
    await prefer(name, value);
    expect.soft(indistinct(document.body).join('\n'), `${name}: ${value}`).toBe('');
    await prefer(name, '');
  }
  const own = schemeNow();
  changeScheme('dark');
  await expect.poll(schemeNow).toBe('dark');
  expect.soft(indistinct(document.body).join('\n'), 'in the dark').toBe('');
  changeScheme(own);
  document.head.append(sheet);
  for (const [mode, { size, css = '' }] of Object.entries(readingModes)) {
    sheet.textContent = css;
    await page.viewport(...size);
    await drawn();
    const { scrollWidth, clientWidth } = document.documentElement;
    // While a dialog is open, the page gives up its scroll bar.
    expect.soft(Math.max(0, scrollWidth - clientWidth), `${mode}: px beyond the edge`).toBe(0);
    expect.soft(lostTexts(document.body).join('\n'), mode).toBe('');
  }
  sheet.remove();
  await page.viewport(width, height);
});
