import { Button } from '@mantine/core';
import { useState } from 'react';
import { readText, writeText } from '@/lib/storage';
import { openPreset } from './openPreset';
import { useSandbox } from './store';
import parts from './parts.module.css';

/** In this browser's storage once the steps are closed. */
const CLOSED_KEY = 'turpial-sandbox.steps-closed';

/** What somebody new to the sandbox does first, until they close it. */
export function FirstSteps() {
  const sandbox = useSandbox();
  const [closed, setClosed] = useState(() => readText(CLOSED_KEY) !== null);
  if (closed) return null;
  return (
    <section className={parts.why} aria-label="Primeros pasos">
      <h3 className={parts.heading}>Primeros pasos</h3>
      <p>Mira qué ve una persona cuando su envío se hace, pero la respuesta se pierde:</p>
      <ol>
        <li>Pulsa «Empezar» aquí abajo: se abre la confirmación de un envío.</li>
        <li>Pulsa «Confirmar» en la página. La app encuentra el envío y abre su resumen.</li>
        <li>Abre «Registro»: «¿Por qué?» dice qué decidió cada respuesta.</li>
        <li>Abre «Reloj» y adelanta 1 minuto: el envío cambia de estado.</li>
        <li>Pulsa «Copiar enlace», arriba: abre esta misma pantalla en otro navegador.</li>
      </ol>
      <div className={parts.row}>
        <Button onClick={() => openPreset(sandbox, 'respuesta-perdida')}>Empezar</Button>
        <Button
          variant="default"
          onClick={() => {
            writeText(CLOSED_KEY, '1');
            setClosed(true);
          }}
        >
          No mostrar más
        </Button>
      </div>
    </section>
  );
}
