import { expect } from '@playwright/test';
import { test } from './fixtures';

interface StandIn {
  readonly name: string;
  readonly inputSchema: unknown;
  execute(inputs: unknown): Promise<{ readonly content: readonly { readonly text: string }[] }>;
}
declare global {
  interface Window {
    /** What the page has registered at a stand-in for WebMCP. */
    offered?: StandIn[];
  }
}

test('a page of the demo offers the commands of its sandbox to an assistant; production offers none @phone', async ({
  page,
  app,
  target,
}) => {
  await page.addInitScript(() => {
    const offered: StandIn[] = [];
    window.offered = offered;
    const modelContext = { registerTool: (tool: StandIn) => offered.push(tool) };
    Object.defineProperty(document, 'modelContext', { value: modelContext });
  });
  await app.open('/envios', { scenario: 'aprobada' });
  await expect(page.getByText(/Total registrados: 25/)).toBeVisible();
  const names = () => page.evaluate(() => window.offered?.map(({ name }) => name));
  if (target === 'real') {
    expect(await names()).toEqual([]);
    return;
  }
  await expect.poll(async () => (await names())?.length).toBeGreaterThanOrEqual(20);
  const run = (name: string, inputs: object) =>
    page.evaluate(
      async ([wanted, given]) => {
        const tool = window.offered?.find((one) => one.name === wanted);
        return (await tool?.execute(given))?.content[0]?.text;
      },
      [name, inputs] as const,
    );
  await run('createExchange', { login: 'maria@turpial.example', amountSend: 20 });
  expect(await app.sent()).toHaveLength(1);
  expect(await run('advance', { ms: -1 })).toMatch(/^ms: /);
});
