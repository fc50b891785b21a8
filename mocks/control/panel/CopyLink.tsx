import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import classes from './Panel.module.css';
import { useSandbox } from './store';

/** Writes a text that is still being made, within the click that asked for it. False where the browser refuses. */
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
  /** Where the browser does not let it copy: the text has to be shown. */
  readonly onRefused: () => void;
}

/** One click, from any part of the panel: the link to what is on screen now. */
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
      <span role="status" className={classes.hidden}>
        {copied > 0 && 'Enlace copiado'}
      </span>
    </>
  );
}
