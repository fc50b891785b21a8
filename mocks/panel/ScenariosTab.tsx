import { Button } from '@mantine/core';
import { isScenarioName, presetGroups, presets } from '@mocks/scenarios/presets/table';
import { FirstSteps } from './FirstSteps';
import { openPreset } from './openPreset';
import { useSandbox } from './store';
import parts from './parts.module.css';

/** Lists the presets; one click starts a preset and opens its page. */
export function ScenariosTab() {
  const sandbox = useSandbox();
  const { name = '' } = sandbox.scenario();
  return (
    <div className={parts.stack}>
      {isScenarioName(name) && (
        <div className={parts.group}>
          <Button variant="default" onClick={() => openPreset(sandbox, name)}>
            Empezar otra vez: {presets[name].title}
          </Button>
        </div>
      )}
      <FirstSteps />
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
                    onClick={() => openPreset(sandbox, one)}
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
