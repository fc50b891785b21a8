import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

interface Emulation {
  send(
    method: 'Emulation.setEmulatedMedia',
    params: { features: readonly { name: string; value: string }[] },
  ): Promise<unknown>;
}

/** Sets what the user prefers; an empty value is the browser's own. */
export async function prefer(name: string, value: string): Promise<void> {
  await (cdp() as unknown as Emulation).send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
}

/** Sets what the user prefers, until the end of the test. */
export async function preferDuringTest(name: string, value: string): Promise<void> {
  await prefer(name, value);
  onTestFinished(() => prefer(name, ''));
}
