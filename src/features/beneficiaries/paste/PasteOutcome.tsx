import { Button } from '@mantine/core';
import { fillsAny, type Application } from './applyMessage';
import { MAX_LENGTH } from './parseMessage';
import classes from './PastePanel.module.css';

export interface PasteOutcomeProps {
  /** Why nothing was filled in. */
  readonly problem: string | undefined;
  /** True if the message was too long to be read to its end. */
  readonly cut: boolean;
  /** True while the message was read and the fields are not there yet. */
  readonly waiting: boolean;
  /** True if nobody has chosen a method. */
  readonly needsMethod: boolean;
  readonly done: Application | undefined;
  /** Labels of the fields that are still empty or invalid. */
  readonly missing: readonly string[];
  readonly onUndo: () => void;
  /** Uses the message's values instead of the typed ones. */
  readonly onOverwrite: () => void;
}

/** Says what came of a pasted message, what is missing, and what it did not change. */
export function PasteOutcome({
  problem,
  cut,
  waiting,
  needsMethod,
  done,
  missing,
  ...press
}: PasteOutcomeProps) {
  return (
    <>
      <div role="status" className={classes.outcome}>
        {problem !== undefined && <p>{problem}</p>}
        {cut && <p>El mensaje es muy largo: leímos solo los primeros {MAX_LENGTH} caracteres.</p>}
        {waiting && needsMethod && (
          <p>El mensaje no deja claro el método. Elige un tipo de pago y rellenamos los demás campos.</p>
        )}
        {done && !fillsAny(done) && <p>El mensaje no tiene nada que rellenar en estos campos.</p>}
        {done?.kept.map(({ rule, value }) => (
          <p key={rule.name}>{`${rule.label}: dejamos lo que escribiste. El mensaje dice «${value}».`}</p>
        ))}
      </div>
      {done && (
        <div className={classes.line}>
          <p className={classes.missing}>
            {missing.length === 0
              ? 'No falta nada. Revisa los datos antes de guardar.'
              : `Te falta${missing.length > 1 ? 'n' : ''}: ${missing.join(', ')}.`}
          </p>
          {done.kept.length > 0 && (
            <Button variant="default" onClick={press.onOverwrite}>
              Usar los datos del mensaje
            </Button>
          )}
          <Button variant="default" onClick={press.onUndo}>
            Deshacer
          </Button>
        </div>
      )}
    </>
  );
}
