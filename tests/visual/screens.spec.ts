import { expect, test as base, type Page } from '@playwright/test';
import type { IndexedStory } from '@stories/overview/storyIndex';
import type { Look } from '../../playwright.visual.config';

const test = base.extend<Look>({ scheme: ['light', { option: true }] });

/** The stories with stored screenshots, by file and export: one of each kind of screen, not every state. */
const chosen = [
  ['site/HomePage', 'with-the-rate'],
  ['signup/SignUpView', 'filled'],
  ['login/LoginPasswordView', 'refused'],
  ['send/SendQuoteView', 'ready'],
  ['send/SendBeneficiaryView', 'ready'],
  ['send/ReceiptView', 'ready'],
  ['send/ReceiptView', 'not-found'],
  ['history/HistoryView', 'ready'],
  ['profile/ProfileView', 'in-review'],
  ['beneficiaries/BeneficiaryForm', 'with-errors'],
] as const;

type Entry = IndexedStory & { readonly importPath: string };

async function storyId(page: Page, [file, name]: (typeof chosen)[number]): Promise<string> {
  const { entries } = (await (await page.request.get('index.json')).json()) as {
    readonly entries: Readonly<Record<string, Entry>>;
  };
  const found = Object.values(entries).find(
    ({ id, importPath }) => importPath.endsWith(`/${file}.stories.tsx`) && id.endsWith(`--${name}`),
  );
  if (!found) throw new Error(`The catalogue has no story '${name}' of ${file}`);
  return found.id;
}

/** Resolves when the story has rendered and its play function has ended. */
const played = (page: Page) =>
  page.waitForFunction(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      readonly __STORYBOOK_ADDONS_CHANNEL__?: { last(event: string): unknown };
    };
    return channel?.last('storyFinished') !== undefined;
  });

for (const story of chosen) {
  const [file, name] = story;
  test(`${file} ${name}`, async ({ page, scheme }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      // The first call has no token and is refused, then repeated; Chromium also requests an icon.
      const refused = /\/api\/|favicon\.ico$/.test(message.location().url);
      if (message.type() === 'error' && !refused) errors.push(message.text());
    });
    const id = encodeURIComponent(await storyId(page, story));
    await page.goto(`iframe.html?viewMode=story&id=${id}&globals=scheme:${scheme};clock:frozen`);
    await played(page);
    await page.evaluate(() => document.fonts.ready);
    await expect(page).toHaveScreenshot(`${file.replace('/', '-')}-${name}.png`);
    expect(errors).toEqual([]);
  });
}
