import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { search, type Found } from './found';
import { openPreset } from './openPreset';
import { tabs, type TabName } from './openTab';
import { useSandbox } from './store';
import classes from './PanelSearch.module.css';
import parts from './parts.module.css';

const SHOWN = 12;

const tabLabel = (tab: TabName) => tabs.find(([name]) => name === tab)?.[1] ?? 'Guion';

/** Opens and focuses the part of the panel with this title, or its tab, which is open, if that is not there now. */
function showPlace(panel: Element, title: string): void {
  const places = [...panel.querySelectorAll<HTMLElement>('summary, h3, label, legend, a')];
  const place = places.find(({ textContent }) => textContent.startsWith(title));
  if (!place) {
    panel.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
    return;
  }
  const card = place.closest('details');
  if (card) card.open = true;
  place.scrollIntoView({ block: 'nearest' });
  const control = place instanceof HTMLLabelElement ? place.control : place;
  if (control?.tabIndex === -1) control.setAttribute('tabindex', '-1');
  control?.focus();
}

interface PanelSearchProps {
  readonly onTab: (tab: TabName) => void;
}

/** One field for everything in the panel: scenarios, calls and settings. */
export function PanelSearch({ onTab }: PanelSearchProps) {
  const sandbox = useSandbox();
  const [words, setWords] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const found = words.trim() === '' ? [] : search(words);

  const open = (one: Found) => {
    setWords('');
    if (one.kind === 'scenario') {
      openPreset(sandbox, one.name);
      return;
    }
    onTab(one.tab);
    // The tab is rendered by the next frame.
    requestAnimationFrame(() => {
      const panel = field.current?.closest('[role="dialog"]');
      if (panel) showPlace(panel, one.title);
    });
  };

  return (
    <div className={classes.search}>
      <TextInput
        ref={field}
        type="search"
        aria-label="Buscar en la demo"
        placeholder="Buscar: escenario, llamada o ajuste"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={(event) => {
          const [first] = found;
          if (event.key === 'Enter' && first) open(first);
          if (event.key !== 'Escape' || words === '') return;
          // The first Escape empties the field, the next one closes the panel.
          event.preventDefault();
          setWords('');
        }}
      />
      <div className={classes.results} data-open={words.trim() !== '' || undefined}>
        <p role="status" className={parts.soft}>
          {words.trim() !== '' && found.length === 0 && 'No hay nada con esas palabras.'}
          {found.length > SHOWN && `Los primeros ${SHOWN} de ${found.length}.`}
        </p>
        {found.length > 0 && (
          <ul className={parts.list} aria-label="Encontrado">
            {found.slice(0, SHOWN).map((one) => (
              <li key={`${one.kind} ${one.title} ${one.detail}`}>
                <button type="button" className={parts.choice} onClick={() => open(one)}>
                  <strong>{one.title}</strong>
                  <span className={parts.soft}>
                    {one.kind === 'scenario' ? 'Escenario' : tabLabel(one.tab)}
                    {one.detail !== '' && ` · ${one.detail}`}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
