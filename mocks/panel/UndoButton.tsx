import { Button } from '@mantine/core';
import { labelOf } from '@mocks/engine/commands/table';
import { refreshPage } from '@mocks/host/page';
import { useSandbox } from './store';
import classes from './Panel.module.css';

/** Names the last command, from the panel or the console, and undoes it. */
export function UndoButton() {
  const sandbox = useSandbox();
  const last = sandbox.undoable().at(-1);
  const label = last === undefined ? undefined : labelOf(last);
  return (
    <Button
      variant="subtle"
      classNames={{ root: classes.undo ?? '', label: classes.undoLabel ?? '' }}
      title="Vuelve a como estaba todo antes: se pierde también lo que la app hizo después"
      disabled={last === undefined}
      onClick={() => {
        const undone = sandbox.undo();
        if (undone?.restarted) location.assign(undone.address ?? location.href);
        else refreshPage();
      }}
    >
      {label === undefined ? 'Deshacer' : 'Deshacer: '}
      {label !== undefined && <span className={classes.undone}>{label}</span>}
    </Button>
  );
}
