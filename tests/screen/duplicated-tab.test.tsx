import { expect, onTestFinished, test, vi } from 'vitest';
import { openConfirmations } from '@/features/send/transfer/confirmations';
import { currentOwner } from '@/lib/owner';
import { confirmationPrefixes } from '@/lib/storage';
import { passTimeUntil, postedKeys } from '../support/calls';
import { LOGIN, openReady } from '../support/confirming';
import { arrivesAt, openFromToast } from '../support/hands';
import {
  MADE,
  MAY_BE_MADE,
  neverArrived,
  NOT_MADE,
  noHistory,
  openInDoubt,
  otherTabMakes,
  watchToasts,
} from '../support/lostAnswers';
import { callsAnswered } from '../support/openCalls';

// Tabs share the open confirmations. The test is the tab on screen; the sandbox does what the other one confirms.

const { said, told } = watchToasts();

test('an equal exchange that the other tab confirms is not taken for the lost one', async () => {
  const step = await openInDoubt(neverArrived);
  const { screen, sandbox } = step;
  const { exchangeId } = sandbox.createExchange(LOGIN, 50);
  otherTabMakes('another-quote:1', exchangeId);
  sandbox.clearFaults();
  await passTimeUntil(step, () => expect(screen.getByText(NOT_MADE).query()).not.toBeNull());
  expect(said()).not.toContain(MADE);
});

test("when the other tab confirms it again, 'no se hizo' gives way to the receipt", async () => {
  const step = await openInDoubt(neverArrived);
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

type Step = Awaited<ReturnType<typeof openReady>>;

/** Another tab has sent this confirmation and waits for its answer. `heard`: this tab knows it already. */
function otherTabSends({ sandbox }: Step, key = 'another-quote:1', heard = true): string {
  const confirmation = {
    ...{ key, quoteId: 'another-quote', beneficiaryId: 1, title: 'Mamá', names: ['Mamá'] },
    ...{ amountSend: '50', amountReceive: '30624.18', stage: 'pending', again: false, history: 'fresh' },
    pressedAt: null,
    knownIds: sandbox.exchanges(LOGIN).map(({ exchangeId }) => exchangeId),
  };
  const entry = JSON.stringify({ owner: currentOwner(), confirmation });
  localStorage.setItem(confirmationPrefixes.open + key, entry);
  if (heard) window.dispatchEvent(new StorageEvent('storage'));
  return key;
}

test('what a living tab waits for is not said to be lost, but another confirmation asks first', async () => {
  const step = await openReady();
  const { screen, sandbox, confirm } = step;
  const key = otherTabSends(step);
  const tab = new Promise<void>((close) => onTestFinished(() => close()));
  void navigator.locks.request(`turpial.confirming.${key}`, { mode: 'shared' }, () => tab);
  for (let second = 0; second < 20; second += 1) {
    sandbox.advance(1000);
    await callsAnswered();
  }
  expect(said()).not.toMatch(/Todavía no sabemos si tu envío de/);
  await confirm.click();
  await expect
    .element(screen.getByRole('dialog', { name: 'Un envío sin respuesta' }))
    .toHaveTextContent(MAY_BE_MADE);
});

test('what another tab has just sent is asked about, once per press', async () => {
  const step = await openReady();
  const { screen, confirm } = step;
  const dialog = screen.getByRole('dialog', { name: 'Un envío sin respuesta' });
  const key = otherTabSends(step, 'another-quote:1', false);
  await confirm.click();
  await expect.element(dialog).toHaveTextContent(MAY_BE_MADE);
  expect(postedKeys(step)).toEqual([]);
  otherTabMakes(key, 'another-exchange');
  await expect.element(dialog).not.toBeInTheDocument();
  otherTabSends(step, 'a-third-quote:1');
  await step.daniela.click();
  await expect.element(step.daniela).toBeChecked();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('what a closed tab waited for is looked for, and found', async () => {
  const step = await openReady();
  const { sandbox, screen } = step;
  step.load('/envia1');
  await expect.element(screen.getByRole('textbox', { name: 'Envías' })).toBeVisible();
  sandbox.fault(noHistory);
  otherTabSends(step);
  await passTimeUntil(step, () => expect(screen.getByText(MAY_BE_MADE).query()).not.toBeNull());
  const { exchangeId } = sandbox.createExchange(LOGIN, 50);
  sandbox.clearFaults();
  await passTimeUntil(step, () => expect(told(MADE)).toHaveLength(1));
  await openFromToast();
  await arrivesAt(step.location, `/envia3?id=${exchangeId}`);
});

test('a second press of another tab has as much time as the first', async () => {
  const step = await openReady();
  const { sandbox } = step;
  sandbox.fault(noHistory);
  const stages = () => openConfirmations().map(({ stage }) => stage);
  const key = otherTabSends(step);
  await passTimeUntil(step, () => expect(stages()).toEqual(['unknown']));
  // It was refused, and is pressed again later, by a tab that is there.
  localStorage.removeItem(confirmationPrefixes.open + key);
  window.dispatchEvent(new StorageEvent('storage'));
  sandbox.advance(40_000);
  const tab = new Promise<void>((close) => onTestFinished(() => close()));
  void navigator.locks.request(`turpial.confirming.${key}`, { mode: 'shared' }, () => tab);
  const looks = vi.spyOn(navigator.locks, 'query');
  otherTabSends(step);
  await passTimeUntil(step, () => expect(looks.mock.calls.length).toBeGreaterThan(2), 1000);
  expect(stages()).toEqual(['pending']);
});
