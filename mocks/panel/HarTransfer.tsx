import { Alert, Button, FileButton } from '@mantine/core';
import { Card } from './Card';
import { download, useOpenFile } from './files';
import { useSandbox } from './store';
import parts from './parts.module.css';

/** Exports the log as a HAR file, and starts the scenario again with the answers of one. */
export function HarTransfer() {
  const sandbox = useSandbox();
  const { problem, open } = useOpenFile(sandbox.playHar);
  const recorded = sandbox.scenario().recording.length;
  return (
    <Card
      title="Archivo HAR"
      beside={
        recorded > 0 && (
          <span className={parts.fault}>
            {recorded === 1 ? '1 respuesta grabada' : `${recorded} respuestas grabadas`}
          </span>
        )
      }
    >
      <p className={parts.soft}>
        HAR es el formato con el que los navegadores guardan las llamadas. El archivo no lleva contraseñas,
        tokens, cookies ni códigos.
      </p>
      <Button
        variant="default"
        disabled={sandbox.log().length === 0}
        onClick={() => download(sandbox.har(), 'har')}
      >
        Descargar las llamadas
      </Button>
      <FileButton accept=".har,application/json" onChange={(file) => void file?.text().then(open)}>
        {(props) => (
          <Button variant="default" {...props}>
            Responder como un archivo HAR
          </Button>
        )}
      </FileButton>
      <p className={parts.soft}>
        Elige antes el escenario en el que se grabó, porque el archivo no lleva la sesión. El escenario
        empieza de nuevo, a la hora de la grabación. Cada llamada grabada recibe la misma respuesta, en el
        mismo orden; las demás, la de la demo.
      </p>
      {problem !== undefined && (
        <Alert color="rojo" title="No se pudo abrir" role="alert">
          {problem}
        </Alert>
      )}
    </Card>
  );
}
