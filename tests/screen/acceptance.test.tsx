import { evidenceOf, linkOf, type Statement, type Step } from '@mocks/acceptance/statement';
import { statements } from '@mocks/acceptance/table';
import { createSandbox } from '@mocks/engine/sandbox';
import { decodeScenario } from '@mocks/scenarios/link';
import { isScenarioName, presets } from '@mocks/scenarios/presets/table';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hurry } from '../support/hurry';
import { openPanel } from '../support/openPanel';
import { renderApp, type RenderedApp } from '../support/renderApp';
import { resize } from '../support/window';

/** Sections whose page repeats a call for seconds before it shows something. */
const patient: ReadonlySet<string> = new Set(['2.22', '4.17', '7.7']);

/** Renders what a link opens, as the demo does: page, scenario, navigation state of the preset, tab of the panel. */
async function open(link: string): Promise<RenderedApp> {
  const { pathname, searchParams } = new URL(link);
  const name = searchParams.get('escenario') ?? '';
  const tab = searchParams.get('panel');
  searchParams.delete('escenario');
  searchParams.delete('panel');
  const scenario = decodeScenario(name);
  const state = isScenarioName(name) ? presets[name].state : undefined;
  const entered = state?.({ now: Date.now(), rate: createSandbox({ scenario }).rate() });
  const path = searchParams.size > 0 ? `${pathname}?${searchParams.toString()}` : pathname;
  const app = await renderApp({ scenario, path, state: entered });
  if (tab === 'registro') openPanel(app, tab);
  return app;
}

const roles = ['button', 'link', 'tab', 'radio', 'menuitem'] as const;
/** A choice, or a step of the clock, says more than its name. */
const saysMore = (role: string, name: string) => role === 'radio' || name.startsWith('+');
const pressable = (name: string) =>
  roles
    .map((role) => page.getByRole(role, { name, exact: !saysMore(role, name) }))
    .reduce((all, more) => all.or(more))
    .first();

const isSending = (call: string | undefined) =>
  call === 'requestPasswordReset' || call === 'sendVerificationCode';

/** Does what a step asks a person to do. */
async function follow(step: Step): Promise<void> {
  switch (step.kind) {
    case 'type':
      return page.getByLabelText(step.label, { exact: true }).first().fill(step.text);
    case 'press':
      return pressable(step.name).click();
    case 'unfold':
      return page
        .getByText(new RegExp(`^${step.call}`))
        .first()
        .click();
  }
}

/** What a person reads on the page, sees in the tab or hears from a screen reader, as the statement says. */
function readIn({ where }: Statement): string {
  const elements = [...document.querySelectorAll<HTMLElement>('body *')].filter((one) =>
    one.checkVisibility(),
  );
  const attribute = (name: string) => elements.map((one) => one.getAttribute(name) ?? '');
  const values = elements.flatMap((one) => (one instanceof HTMLInputElement ? [one.value] : []));
  const texts = {
    page: [document.body.innerText, ...attribute('placeholder'), ...values],
    title: [document.title],
    name: [...attribute('aria-label'), ...attribute('alt')],
  };
  return texts[where ?? 'page'].join('\n').replaceAll(/\s+/g, ' ');
}

/** The evidence of a statement as a pattern, in which a placeholder is any text. */
function patternOf(statement: Statement): RegExp {
  const parts = evidenceOf(statement).split(/\{\w+\}/);
  return new RegExp(
    parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('[^«»]{1,120}?'),
  );
}

test.each(statements.map((one) => [one.section, one] as const))(
  'the link of %s shows its statement',
  async (section, statement) => {
    if (patient.has(section)) hurry();
    vi.spyOn(window, 'alert').mockImplementation(() => undefined);
    // On a phone the panel with the log would cover the page.
    if (statement.log) await resize(1280, 800);
    const app = await open(linkOf(statement, window.location.origin));
    const steps = statement.steps ?? [];
    // A code counts once the call that sends it is answered, which a person waits for.
    if (steps.some((step) => step.kind === 'type' && step.label.startsWith('Código')))
      await expect
        .poll(() => app.sandbox.log().some(({ call, status }) => isSending(call) && status))
        .toBeTruthy();
    for (const step of steps) await follow(step);
    await expect.poll(() => readIn(statement)).toMatch(patternOf(statement));
    // The page for unknown addresses reports them.
    if (section === '2.5') vi.spyOn(console, 'error').mockClear();
  },
);
