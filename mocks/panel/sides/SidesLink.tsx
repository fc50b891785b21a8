import { Button } from '@mantine/core';
import { pathInApp, plainAddress } from '@mocks/host/page';
import { isScenarioName } from '@mocks/scenarios/presets/table';
import { useSandbox } from '../store';
import { sidesAddress } from './address';

/** Opens this page twice in another tab: on a phone and on a computer. */
export function SidesLink() {
  const { name = '' } = useSandbox().scenario();
  const scenario = isScenarioName(name) ? name : 'normal';
  const address = sidesAddress({
    path: pathInApp(plainAddress()),
    left: { scenario, width: 360 },
    right: { scenario, width: 1280 },
  });
  return (
    <Button component="a" variant="default" href={address.href} target="_blank" rel="noreferrer">
      Ver dos a la vez
    </Button>
  );
}
