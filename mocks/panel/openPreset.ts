import type { PageSandbox } from '@mocks/page/pageSandbox';
import { SCENARIO_PARAM } from '@mocks/scenarios/link';
import { presets, type ScenarioName } from '@mocks/scenarios/presets/table';
import { config } from '@/lib/config';
import { forgetOpenTab } from './openTab';
import { isWide } from './useFullScreen';

/** Starts a preset and opens its page with a full page load, so that no state of the previous page remains. */
export function openPreset(sandbox: PageSandbox, name: ScenarioName): void {
  sandbox.apply(name);
  if (!isWide()) forgetOpenTab();
  const url = new URL(config.basePath + presets[name].path, location.origin);
  url.searchParams.set(SCENARIO_PARAM, name);
  location.assign(url);
}
