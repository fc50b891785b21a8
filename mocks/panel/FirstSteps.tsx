import { Button } from '@mantine/core';
import { Card } from './Card';
import { openPreset } from './openPreset';
import { useSandbox } from './store';
import parts from './parts.module.css';

/** What somebody new to the sandbox does first. */
export function FirstSteps() {
  const sandbox = useSandbox();
  return (
    <Card title="Primeros pasos" beside={<span className={parts.soft}>con una respuesta perdida</span>}>
      <ol className={parts.steps}>
        <li>Pulsa «Empezar» aquí abajo: se abre la confirmación de un envío.</li>
        <li>Pulsa «Confirmar» en la página. La app encuentra el envío y abre su resumen.</li>
        <li>Abre «Registro»: «¿Por qué?» dice qué decidió cada respuesta.</li>
        <li>Abre «Reloj y datos» y adelanta 1 minuto: el envío cambia de estado.</li>
        <li>Pulsa «Copiar enlace», arriba: abre esta misma pantalla en otro navegador.</li>
      </ol>
      <Button onClick={() => openPreset(sandbox, 'respuesta-perdida')}>Empezar</Button>
    </Card>
  );
}
