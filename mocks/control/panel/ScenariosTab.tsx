import { Button } from '@mantine/core';
import { config } from '@/lib/config';
import { isScenarioName, presetGroups, presets, type ScenarioName } from '../../scenarios/presets';
import { SCENARIO_PARAM } from '../../scenarios/link';
import { forgetOpenTab } from './openTab';
import parts from './parts.module.css';
import { useSandbox } from './store';
import { isWide } from './width';

/** Goes to a path of the app by a full page load, so that nothing of the page before is left. */
function load(path: string, name: ScenarioName): void {
  if (!isWide()) forgetOpenTab();
  const url = new URL(config.basePath + path, location.origin);
  url.searchParams.set(SCENARIO_PARAM, name);
  location.assign(url);
}

/** Every preset: one click starts it and lands on the page where it shows. */
export function ScenariosTab() {
  const sandbox = useSandbox();
  const { name = '' } = sandbox.scenario();
  return (
    <div className={parts.stack}>
      {isScenarioName(name) && (
        <div className={parts.group}>
          <Button
            variant="default"
            onClick={() => {
              sandbox.apply(name);
              load(presets[name].path, name);
            }}
          >
            Empezar otra vez: {presets[name].title}
          </Button>
        </div>
      )}
      {presetGroups.map(({ title, presets: group }) => (
        <section key={title} className={parts.group} aria-label={title}>
          <h3 className={parts.heading}>{title}</h3>
          <ul className={parts.list}>
            {Object.keys(group)
              .filter(isScenarioName)
              .map((one) => (
                <li key={one}>
                  <button
                    type="button"
                    className={parts.choice}
                    aria-current={one === name}
                    onClick={() => {
                      sandbox.apply(one);
                      load(presets[one].path, one);
                    }}
                  >
                    <strong>{presets[one].title}</strong>
                    <span>{presets[one].description}</span>
                    <span className={parts.soft}>Se ve en {presets[one].path}</span>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
