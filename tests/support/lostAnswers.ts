import type { Fault } from '@mocks/server/faultKinds';
import { beforeEach, expect } from 'vitest';
import { openConfirmations } from '@/features/send/transfer/confirmations';
import { currentOwner } from '@/lib/owner';
import { confirmationPrefixes } from '@/lib/storage';
import { toastLog, type LoggedToast } from '@/lib/toastLog';
import { openReady } from './confirming';
import { goByMenu } from './hands';

/** The server creates the exchange, but its answer is lost; the next call gets an answer. */
export const lostOnce: Fault = { call: 'createExchange', kind: 'lost', times: 1 };
export const neverArrived: Fault = { call: 'createExchange', kind: 'network', times: 1 };
/** The history cannot be read, so the doubt stays. */
export const noHistory: Fault = { call: 'listExchanges', kind: 'network' };

/** Another tab of the user has made an exchange by this confirmation, and its entry in the storage arrives here. */
export function otherTabMakes(key: string, exchangeId: string): void {
  const confirmation = { key, stage: 'made', exchangeId };
  const entry = JSON.stringify({ owner: { id: currentOwner()?.id }, confirmation, at: Date.now() });
  localStorage.setItem(confirmationPrefixes.made + key, entry);
  localStorage.removeItem(confirmationPrefixes.open + key);
  window.dispatchEvent(new StorageEvent('storage'));
}

export const MADE = 'Tu envío sí se hizo.';
export const NOT_MADE = 'Tu envío no aparece en tu historial.';
export const MAY_BE_MADE = /Todavía no sabemos si tu envío de 50,00\s€ a Mamá se hizo/;

/** Presses 'Confirmar' and gets a doubt that stays until `sandbox.clearFaults()`. */
export async function openInDoubt(fault: Fault, history: 'memory' | 'browser' = 'memory') {
  const step = await openReady({}, { history });
  const { screen, sandbox, confirm } = step;
  sandbox.change({ faults: [noHistory, fault] });
  await confirm.click();
  await expect.element(screen.getByText(/Todavía no sabemos si tu envío se hizo/)).toBeVisible();
  return step;
}

/** A second doubt beside the first one, in front of the personal data; one reading of the history decides both. */
export async function openInTwoDoubts(fault: Fault) {
  const step = await openInDoubt(fault);
  const { screen, sandbox, daniela, confirm } = step;
  sandbox.change({ faults: [noHistory, fault] });
  await daniela.click();
  await confirm.click();
  await screen.getByRole('button', { name: 'Hacer otro envío' }).click();
  await expect.poll(() => openConfirmations().map(({ stage }) => stage)).toEqual(['unknown', 'unknown']);
  await goByMenu(step, /Mis datos/);
  sandbox.clearFaults();
  return step;
}

/** Records the toasts of each test in a file. */
export function watchToasts() {
  let earlier: ReadonlySet<string> = new Set();
  beforeEach(() => {
    earlier = new Set(toastLog.get().map(({ id }) => id));
  });
  const toasts = (): readonly LoggedToast[] => toastLog.get().filter(({ id }) => !earlier.has(id));
  return {
    toasts,
    told: (title: string) => toasts().filter((toast) => toast.title === title),
    /** The text of page and toasts, to check what they must not contain. */
    said: () => `${document.body.textContent} ${JSON.stringify(toasts())}`,
  };
}
