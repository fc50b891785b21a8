import { Button } from '@mantine/core';
import { useState } from 'react';
import { useFetched } from '@/ui/useFetched';
import { keepingFocus } from '@/ui/useReturnFocus';
import type { PastePanelProps } from './paste/PastePanel';
import classes from './BeneficiaryForm.module.css';

export interface PasteDataProps extends Omit<PastePanelProps, 'onClose'> {
  /** True if another app has shared a message with this one. */
  readonly shared: boolean;
}

const fetchPanel = () => import('./paste/PastePanel');

/** Fills a new beneficiary from a message (product 5.12). The code loads with the press, or with a shared message. */
export function PasteData({ shared, ...panel }: PasteDataProps) {
  // Counts the presses, because each of them tries again to load the code.
  const [presses, setPresses] = useState<number>();
  const opened = presses ?? Number(shared);
  const [failed, setFailed] = useState(false);
  const code = useFetched(fetchPanel, opened, () => setFailed(true));

  if (opened && code && panel.methods.length > 0)
    return <code.PastePanel {...panel} onClose={keepingFocus(() => setPresses(0))} />;
  return (
    <div className={classes.ask}>
      <p>¿Te mandaron los datos por WhatsApp?</p>
      <Button
        variant="light"
        onClick={() => {
          setFailed(false);
          setPresses(opened + 1);
        }}
      >
        Pegar datos
      </Button>
      {failed && (
        <p role="alert">No pudimos abrir «Pegar datos». Inténtalo de nuevo o rellena los campos a mano.</p>
      )}
    </div>
  );
}
