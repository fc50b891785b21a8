import { beforeAll } from 'vitest';
import { cdp } from 'vitest/browser';

interface Emulation {
  send(
    method: 'Emulation.setEmulatedMedia',
    params: { features: readonly { name: string; value: string }[] },
  ): Promise<unknown>;
}

// Before the stories of a run with forced colours.
beforeAll(async () => {
  const emulation = cdp() as unknown as Emulation;
  await emulation.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value: 'active' }],
  });
});
