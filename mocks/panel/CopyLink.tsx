import { Button, VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useSandbox } from './store';
import classes from './Panel.module.css';

/** Copies a text that is still being computed, within the user's click. Resolves to false when the browser refuses. */
async function copyWhenMade(made: Promise<string>): Promise<boolean> {
  try {
    const blob = made.then((text) => new Blob([text], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    return false;
  }
}

interface CopyLinkProps {
  /** Called when the browser refuses to copy, so that the panel can show the text instead. */
  readonly onRefused: () => void;
}

/** Copies the link to the current screen; available on every tab of the panel. */
export function CopyLink({ onRefused }: CopyLinkProps) {
  const sandbox = useSandbox();
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return undefined;
    const timer = setTimeout(() => setCopied(0), 3000);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <>
      <Button
        variant="subtle"
        className={classes.link}
        onClick={() =>
          void copyWhenMade(sandbox.link()).then((done) => {
            if (done) setCopied((times) => times + 1);
            else onRefused();
          })
        }
      >
        {copied > 0 ? 'Copiado' : 'Copiar enlace'}
      </Button>
      <VisuallyHidden role="status">{copied > 0 && 'Enlace copiado'}</VisuallyHidden>
    </>
  );
}
