import type { Command } from '@mocks/engine/commands/command';
import { commandTable } from '@mocks/engine/commands/table';
import { decodeScenario, SCENARIO_PARAM } from '@mocks/scenarios/link';
import { presets, isScenarioName } from '@mocks/scenarios/presets/table';
import type { Film, Step, Target } from './film';
import { typedText } from './typedText';

/** A text of the written test. */
const literal = (value: unknown) => JSON.stringify(value);
/** An address below that of the demo, which may be a folder. */
const inDemo = (path: string) => literal(`.${path}`);
const evaluated = (expression: string) => `await page.evaluate(${literal(expression)});`;

function locator({ by, role, name, nth }: Target): string {
  const all = {
    role: `page.getByRole(${literal(role)}, ${name === '' ? '{}' : `{ name: ${literal(name)}, exact: true }`})`,
    label: `page.getByLabel(${literal(name)}, { exact: true })`,
    text: `page.getByText(${literal(name)}, { exact: true })`,
  }[by];
  return nth === 0 ? `${all}.first()` : `${all}.nth(${nth})`;
}

const reachedLine = (path: string) => `await expect.poll(() => address(page)).toBe(${literal(path)});`;

function lineOf(step: Step): string {
  switch (step.do) {
    case 'press':
      return `await ${locator(step.on)}.click();`;
    case 'type': {
      const text = typedText(step.text);
      const value = typeof text === 'number' ? `await code(page, ${text})` : literal(text);
      return `await ${locator(step.on)}.fill(${value});`;
    }
    case 'choose':
      return `await ${locator(step.on)}.selectOption({ label: ${literal(step.option)} });`;
    case 'key':
      return step.on
        ? `await ${locator(step.on)}.press(${literal(step.key)});`
        : `await page.keyboard.press(${literal(step.key)});`;
    case 'go':
      return [reachedLine(step.from), evaluated(`history.go(${step.by})`)].join('\n  ');
    case 'reload':
      return [reachedLine(step.from), 'await page.reload();'].join('\n  ');
    case 'open':
      return `await page.goto(${inDemo(step.path)});`;
    case 'command': {
      const { inputs }: Command = commandTable[step.name];
      const given = inputs.map(([name]) => (name in step.inputs ? literal(step.inputs[name]) : 'undefined'));
      return evaluated(`sandbox.${step.name}(${given.join(', ')})`);
    }
    case 'refresh':
      return evaluated("window.dispatchEvent(new Event('visibilitychange'))");
    case 'wait':
      return `await seconds(page, ${step.seconds});`;
  }
}

const helpers = {
  address: `/** The address below that of the demo, without the sandbox's parameters. */
function address(page: Page): string {
  const url = new URL(page.url());
  const root = new URL('.', test.info().project.use.baseURL ?? url);
  for (const name of ['escenario', 'panel']) url.searchParams.delete(name);
  return url.pathname.replace(root.pathname, '/') + url.search;
}`,
  code: `/** The n-th code of the sandbox's inbox. */
async function code(page: Page, number: number): Promise<string> {
  const sent = await page.waitForFunction<string>(\`sandbox.inbox()[\${number - 1}]?.code\`);
  return sent.jsonValue();
}`,
  seconds: `/** The sandbox clock stands still; this moves it. */
async function seconds(page: Page, count: number): Promise<void> {
  for (let second = 0; second < count; second += 1) await page.evaluate('sandbox.advance(1000)');
}`,
};

/** The accounts, as an expression in the page. */
const ACCOUNTS =
  'sandbox.state().accounts.map((one) => ' +
  "[one.login, one.status, one.beneficiaries, one.exchanges].join(' '))";

/** Lines that check the end. The page may still wait for an answer, so they poll. */
const endLines = ({ address, heading, accounts }: NonNullable<Film['end']>) => [
  reachedLine(address),
  ...(heading === ''
    ? []
    : [`await expect(page.getByRole('heading', { level: 1 })).toHaveText(${literal(heading)});`]),
  `await expect.poll(() => page.evaluate(${literal(ACCOUNTS)})).toEqual(${literal(accounts)});`,
];

/** A film as a test for Playwright against the demo. It needs no other file; the demo is its `baseURL`, with a slash at its end. */
export function playwrightTest({ path, scenario, steps, end }: Film): string {
  const { name = '', clock } = decodeScenario(scenario);
  const title = isScenarioName(name) ? presets[name].title : 'A medida';
  const lines = [...steps.map(lineOf), ...(end ? endLines(end) : [])];
  const used = Object.entries(helpers).filter(([helper]) =>
    lines.some((line) => line.includes(`${helper}(page`)),
  );
  const start = new URL(path, 'http://demo');
  start.searchParams.set(SCENARIO_PARAM, scenario);
  start.searchParams.set('panel', '0');
  return [
    `import { expect, test${used.length > 0 ? ', type Page' : ''} } from '@playwright/test';`,
    ...used.map(([, text]) => text),
    `test(${literal(`${title}: ${end?.heading ?? path}`)}, async ({ page }) => {
  // ${title}, at ${clock.at ?? ''}
  await page.goto(${inDemo(start.pathname + start.search)});
  await page.waitForFunction('window.sandbox !== undefined');
${lines.map((line) => `  ${line}`).join('\n')}
});
`,
  ].join('\n\n');
}
