/** @module-tag core */
import { scenarioOf } from '@mocks/scenarios/presets/table';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callsAnswered } from '../support/openCalls';
import { NOW, openReceipt } from '../support/openReceipt';
import { renderApp } from '../support/renderApp';

describe('the status is read again', () => {
  const SECOND = 1000;
  const MINUTE = 60 * SECOND;

  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  /**
   * Shows a receipt of an exchange that is `minutesOld`. `becomes` advances the page's timers until the status
   * changes.
   */
  async function watch(minutesOld: number) {
    const app = await openReceipt();
    const fetched = vi.spyOn(window, 'fetch');
    const { receipt, sandbox } = app;
    /** Counts calls when they leave the page; the server receives them later. */
    const asked = () =>
      fetched.mock.calls.filter(([url]) => typeof url === 'string' && url.includes('/exchange/id/')).length;
    const becomes = async (status: string, after: number) => {
      await vi.advanceTimersByTimeAsync(after);
      await expect.element(receipt.getByText(status)).toBeVisible();
    };
    await expect.element(receipt.getByText('Enviado al banco')).toBeVisible();
    // The page may be visible before it starts its timer.
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    const inserted = new Date(NOW - minutesOld * MINUTE).toISOString();
    sandbox.updateExchange(24, { inserted, status: 'En proceso' });
    await becomes('En proceso', 15 * SECOND);
    return { ...app, asked, becomes };
  }

  test('every 15 s while the exchange is new, and a new status is shown', async () => {
    const { sandbox, asked, becomes } = await watch(2);
    const before = asked();
    await vi.advanceTimersByTimeAsync(14 * SECOND);
    sandbox.updateExchange(24, { status: 'Completado' });
    await becomes('Completado', SECOND);
    expect(asked()).toBe(before + 1);
  });

  test('not before the server allows it, also in a tab that is shown again', async () => {
    const { sandbox, asked, becomes } = await watch(2);
    sandbox.fault({ call: 'getExchange', kind: 'status', status: 429, retryAfter: 60, times: 1 });
    const before = asked();
    await vi.advanceTimersByTimeAsync(15 * SECOND);
    await expect.poll(() => sandbox.log().at(-1)?.status).toBe(429);
    sandbox.updateExchange(24, { status: 'Completado' });
    // The server logs its answer before the page has it.
    await callsAnswered();
    await vi.advanceTimersByTimeAsync(30 * SECOND);
    window.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(29 * SECOND);
    expect(asked()).toBe(before + 1);
    await becomes('Completado', SECOND);
    expect(asked()).toBe(before + 2);
  });

  test('every five minutes when the exchange is older than a day, but not in a hidden tab', async () => {
    const { sandbox, asked, becomes } = await watch(2 * 24 * 60);
    const before = asked();
    await vi.advanceTimersByTimeAsync(5 * MINUTE - SECOND);
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await vi.advanceTimersByTimeAsync(SECOND);
    hidden.mockRestore();
    expect(asked()).toBe(before);
    sandbox.updateExchange(24, { status: 'Completado' });
    await becomes('Completado', 5 * MINUTE);
    expect(asked()).toBe(before + 1);
  });
});

test('an answer that contains no exchange is no receipt', async () => {
  const { screen } = await renderApp({
    scenario: scenarioOf('aprobada', {
      faults: [{ call: 'getExchange', kind: 'answer', body: { success: false, message: 'Mantenimiento' } }],
    }),
    path: '/envia3?id=TRP-2026-000024',
  });
  await expect.element(screen.getByText('No se pudo cargar el envío')).toBeVisible();
  await expect.element(screen.getByRole('article')).not.toBeInTheDocument();
});
