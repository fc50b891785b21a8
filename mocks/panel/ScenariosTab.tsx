import { Button, TextInput } from '@mantine/core';
import { isScenarioName, presetGroups, presets, type ScenarioName } from '@mocks/scenarios/presets/table';
import { useState } from 'react';
import { foldText, matchesSearch } from '@/lib/textSearch';
import { openPreset } from './openPreset';
import { SidesLink } from './sides/SidesLink';
import { FirstSteps } from './steps/FirstSteps';
import { useSandbox } from './store';
import parts from './parts.module.css';

function matches(name: ScenarioName, words: string): boolean {
  const { title, description, path } = presets[name];
  return matchesSearch(foldText(`${title} ${description} ${path} ${name}`), words);
}

/** Lists the presets; one click starts a preset and opens its page. */
export function ScenariosTab() {
  const sandbox = useSandbox();
  const { name = '' } = sandbox.scenario();
  const [words, setWords] = useState('');
  const groups = presetGroups
    .map(({ title, presets: group }) => ({
      title,
      names: Object.keys(group)
        .filter(isScenarioName)
        .filter((one) => matches(one, words)),
    }))
    .filter(({ names }) => names.length > 0);
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
      <SidesLink />
      <TextInput
        type="search"
        label="Buscar un escenario"
        placeholder="tasa, código, sin conexión…"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {groups.length === 0 && <p role="status">Ningún escenario dice eso.</p>}
      {groups.map(({ title, names }) => (
        <section key={title} className={parts.group} aria-label={title}>
          <h3 className={parts.heading}>{title}</h3>
          <ul className={parts.list}>
            {names.map((one) => (
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
