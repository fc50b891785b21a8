/** @module-tag all */
import { expect, test } from 'vitest';
import { arrivesAt } from '../support/arrivesAt';
import { LOGIN, openReady, passTimeUntil, postedKeys } from '../support/confirming';
import { MADE, neverArrived, NOT_MADE, noHistory, otherTabMakes, watchToasts } from '../support/lostAnswers';

// A duplicated tab copies the doubts. The test is the tab on screen; the sandbox does what the other one confirms.

const { said, told } = watchToasts();

async function openInDoubt() {
  const step = await openReady();
  step.sandbox.change({ faults: [noHistory, neverArrived] });
  await step.confirm.click();
  await expect.element(step.screen.getByText(/La respuesta se perdió/)).toBeVisible();
  return step;
}

test('an equal exchange that the other tab confirms is not taken for the lost one', async () => {
  const step = await openInDoubt();
  const { screen, sandbox } = step;
  const { exchangeId } = sandbox.createExchange(LOGIN, 50);
  otherTabMakes('another-quote:1', exchangeId);
  sandbox.clearFaults();
  await passTimeUntil(step, () => expect(screen.getByText(NOT_MADE).query()).not.toBeNull());
  expect(said()).not.toContain(MADE);
});

test("when the other tab confirms it again, 'no se hizo' gives way to the receipt", async () => {
  const step = await openInDoubt();
  const { screen, sandbox, location } = step;
  sandbox.clearFaults();
  await passTimeUntil(step, () => expect(screen.getByText(NOT_MADE).query()).not.toBeNull());
  // The history does not tell it first.
  sandbox.fault(noHistory);
  const { exchangeId } = sandbox.createExchange(LOGIN, 50);
  otherTabMakes(postedKeys(step)[0] ?? '', exchangeId);
  await arrivesAt(location, `/envia3?id=${exchangeId}`);
  expect(told(MADE)).toHaveLength(1);
  await expect.element(screen.getByText(NOT_MADE)).not.toBeInTheDocument();
});
