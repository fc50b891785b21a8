import { Button } from '@mantine/core';
import parts from './parts.module.css';
import { refreshPage } from './refreshPage';
import { useSandbox } from './store';

/** Takes back what was changed here, and starts the scenario over. */
export function UndoBar() {
  const sandbox = useSandbox();
  const steps = sandbox.undoable();
  return (
    <div className={parts.row}>
      <Button
        variant="default"
        disabled={steps === 0}
        onClick={() => {
          sandbox.undo();
          refreshPage();
        }}
      >
        Deshacer{steps > 0 && ` (${steps})`}
      </Button>
      <Button
        variant="default"
        onClick={() => {
          sandbox.reset();
          // Another session: the page has to start over with it.
          location.reload();
        }}
      >
        Restablecer los datos
      </Button>
    </div>
  );
}
