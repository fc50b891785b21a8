import { Button } from '@mantine/core';
import type { UndoableVerb } from '../undo';
import classes from './Panel.module.css';
import { refreshPage } from './refreshPage';
import { useSandbox } from './store';

const labels: Readonly<Record<UndoableVerb, string>> = {
  apply: 'elegir el escenario',
  reset: 'restablecer',
  importState: 'abrir otro estado',
  change: 'cambiar el servidor',
  fault: 'el fallo',
  clearFaults: 'quitar fallos',
  advance: 'adelantar el reloj',
  freeze: 'parar el reloj',
  resume: 'seguir el reloj',
  realTime: 'volver a la hora real',
  setRate: 'cambiar la tasa',
  createExchange: 'crear un envío',
  updateExchange: 'cambiar un envío',
  removeExchange: 'eliminar un envío',
  updateBeneficiary: 'cambiar un beneficiario',
  removeBeneficiary: 'eliminar un beneficiario',
  updateUser: 'cambiar la cuenta',
};

/** Takes back what was done last, here or from the console, and says what that is. */
export function UndoButton() {
  const sandbox = useSandbox();
  const last = sandbox.undoable().at(-1);
  return (
    <Button
      variant="subtle"
      classNames={{ root: classes.undo ?? '', label: classes.undoLabel ?? '' }}
      disabled={last === undefined}
      onClick={() => {
        const undone = sandbox.undo();
        if (undone?.restarted) location.assign(undone.address ?? location.href);
        else refreshPage();
      }}
    >
      Deshacer{last && `: ${labels[last]}`}
    </Button>
  );
}
