import { expect, test } from 'vitest';
import { lostOnce, MADE, MAY_BE_MADE, neverArrived, openInDoubt, watchToasts } from '../support/lostAnswers';

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

test.each(['this tab', 'another tab'])(
  'erased by %s, it is asked about before another transfer',
  async (by) => {
    const { screen, location } = await openInDoubt(neverArrived);
    localStorage.clear();
    sessionStorage.clear();
    if (by === 'another tab') window.dispatchEvent(new StorageEvent('storage'));
    await screen.getByRole('link', { name: 'Volver' }).click();
    await expect.poll(location).toBe('/envia1');
    await expect.element(screen.getByText(MAY_BE_MADE)).toBeVisible();
  },
);
