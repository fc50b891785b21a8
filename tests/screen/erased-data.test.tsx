import { expect, test } from 'vitest';
import { passTimeUntil, postedKeys } from '../support/calls';
import {
  lostOnce,
  MADE,
  MAY_BE_MADE,
  neverArrived,
  NOT_MADE,
  openInDoubt,
  watchToasts,
} from '../support/lostAnswers';

const { told } = watchToasts();

test('a lost answer is still looked for after the data of the site were erased', async () => {
  const { sandbox, receipt, created } = await openInDoubt(lostOnce);
  localStorage.clear();
  sessionStorage.clear();
  sandbox.clearFaults();
  await expect.element(receipt).toBeVisible();
  expect(told(MADE)).toHaveLength(1);
  expect(created()).toBe(1);
});

test('one that was not found is asked about, though the data were erased right before the press', async () => {
  const step = await openInDoubt(neverArrived);
  const { screen, sandbox, daniela, confirm } = step;
  sandbox.clearFaults();
  await passTimeUntil(step, () => expect(screen.getByText(NOT_MADE).query()).not.toBeNull());
  await daniela.click();
  localStorage.clear();
  sessionStorage.clear();
  await confirm.click();
  await expect.element(screen.getByRole('dialog', { name: 'Un envío sin respuesta' })).toBeVisible();
  expect(postedKeys(step)).toHaveLength(1);
});

test.each(['this tab', 'another tab'])('erased by %s, step 1 still tells of it', async (by) => {
  const { screen, location } = await openInDoubt(neverArrived);
  localStorage.clear();
  sessionStorage.clear();
  if (by === 'another tab') window.dispatchEvent(new StorageEvent('storage'));
  await screen.getByRole('link', { name: 'Volver' }).click();
  await expect.poll(location).toBe('/envia1');
  await expect.element(screen.getByText(MAY_BE_MADE)).toBeVisible();
});
