import { Alert, Button, FileButton, Textarea } from '@mantine/core';
import { reloadPage } from '@mocks/host/page';
import { useState } from 'react';
import { download } from './download';
import { importProblem } from './fileProblems';
import { useSandbox } from './store';
import parts from './parts.module.css';

/** Exports and imports the whole state as a file. */
export function StateTransfer() {
  const sandbox = useSandbox();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();

  const take = (json: string) => {
    try {
      sandbox.importState(JSON.parse(json));
    } catch (error) {
      setProblem(importProblem(error));
      return;
    }
    // The session and the rows changed, so the page has to reload.
    reloadPage();
  };
  return (
    <details className={parts.card}>
      <summary>
        <strong>Exportar e importar</strong>
      </summary>
      <div className={parts.inside}>
        <Button
          variant="default"
          onClick={() => download(JSON.stringify(sandbox.exportState(), null, 2), 'json')}
        >
          Descargar el estado (JSON)
        </Button>
        <FileButton accept="application/json" onChange={(file) => void file?.text().then(take)}>
          {(props) => (
            <Button variant="default" {...props}>
              Importar un archivo
            </Button>
          )}
        </FileButton>
        <Textarea
          label="O pega aquí un estado"
          rows={3}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button variant="default" disabled={text.trim() === ''} onClick={() => take(text)}>
          Importar lo pegado
        </Button>
        {problem !== undefined && (
          <Alert color="rojo" title="No se pudo importar" role="alert">
            {problem}
          </Alert>
        )}
      </div>
    </details>
  );
}
