import { Alert, Button, FileButton, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Card } from './Card';
import { download, useOpenFile } from './files';
import { useSandbox } from './store';

/** Exports and imports the whole state as a file. */
export function StateTransfer() {
  const sandbox = useSandbox();
  const [text, setText] = useState('');
  const { problem, open } = useOpenFile(sandbox.importState);
  return (
    <Card title="Exportar e importar">
      <Button variant="default" onClick={() => download(sandbox.exportState(), 'json')}>
        Descargar el estado (JSON)
      </Button>
      <FileButton accept="application/json" onChange={(file) => void file?.text().then(open)}>
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
      <Button variant="default" disabled={text.trim() === ''} onClick={() => open(text)}>
        Importar lo pegado
      </Button>
      {problem !== undefined && (
        <Alert color="rojo" title="No se pudo importar" role="alert">
          {problem}
        </Alert>
      )}
    </Card>
  );
}
