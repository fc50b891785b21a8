import { expect } from '@playwright/test';
import { LATENCY_MS, type SentCode } from '../e2e/targets';

/** Commands to the sandbox behind the site. */
export function sandboxAt(origin: string) {
  const ask = async <T>(call: string): Promise<T> =>
    (await fetch(`${origin}/sandbox/${call}`)).json() as Promise<T>;
  const tell = async (call: string, inputs: object): Promise<void> => {
    const answer = await fetch(`${origin}/sandbox/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(inputs),
    });
    if (!answer.ok) throw new Error(`/sandbox/${call}: ${await answer.text()}`);
  };
  return {
    /** Starts with the data of the preset `normal`. */
    async reset(): Promise<void> {
      await tell('apply', { scenario: 'normal' });
      await tell('change', { changes: { latencyMs: LATENCY_MS } });
    },
    /** Waits for a code sent to an e-mail or a phone. */
    async code(to: string): Promise<string> {
      let code: string | undefined;
      await expect(async () => {
        code = (await ask<readonly SentCode[]>('inbox')).find((one) => one.to === to)?.code;
        expect(code, `a code for ${to}`).toBeDefined();
      }).toPass();
      return code ?? '';
    },
    /** The number of exchanges of a user. */
    exchangesOf: async (login: string) =>
      (await ask<readonly unknown[]>(`exchanges?login=${encodeURIComponent(login)}`)).length,
  };
}
