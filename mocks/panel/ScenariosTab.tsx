import { isScenarioName, presetGroups, presets, type ScenarioName } from '@mocks/scenarios/presets/table';
import { useLayoutEffect, useRef } from 'react';
import { readTabText, removeTabText, writeTabText } from '@/lib/storage';
import { FirstSteps } from './FirstSteps';
import { openPreset } from './openPreset';
import { Section } from './Section';
import { useSandbox } from './store';
import parts from './parts.module.css';

/** How far the chosen title stood below the top of the window, so that it stands there again after the page load. */
const PLACE_KEY = 'turpial-sandbox.place';

/** Lists the presets; one click starts a preset and opens its page. Only the chosen one is described. */
export function ScenariosTab() {
  const sandbox = useSandbox();
  const { name = '' } = sandbox.scenario();
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = readTabText(PLACE_KEY);
    removeTabText(PLACE_KEY);
    const chosen = list.current?.querySelector('[aria-current="true"]');
    const panel = list.current?.parentElement;
    if (place === null || !chosen || !panel) return;
    panel.scrollTop += chosen.getBoundingClientRect().top - Number(place);
  }, []);
  const start = (one: ScenarioName, button: HTMLElement) => {
    writeTabText(PLACE_KEY, String(button.getBoundingClientRect().top));
    openPreset(sandbox, one);
  };
  return (
    <div className={parts.stack} ref={list}>
      <FirstSteps />
      {presetGroups.map(({ title, presets: group }) => (
        <Section key={title} title={title}>
          <ul className={parts.list}>
            {Object.keys(group)
              .filter(isScenarioName)
              .map((one) => (
                <li key={one}>
                  <button
                    type="button"
                    className={parts.choice}
                    aria-current={one === name}
                    onClick={(event) => start(one, event.currentTarget)}
                  >
                    <strong>{presets[one].title}</strong>
                    {one === name && (
                      <>
                        <span>{presets[one].description}</span>
                        <span className={parts.soft}>Púlsalo otra vez para empezar de nuevo.</span>
                      </>
                    )}
                  </button>
                </li>
              ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}
