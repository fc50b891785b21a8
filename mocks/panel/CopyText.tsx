import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import parts from './parts.module.css';

interface CopyTextProps {
  readonly label: string;
  readonly value: string;
  readonly primary?: boolean;
}

/** Copies a text and says when the browser refuses. */
export function CopyText({ label, value, primary = false }: CopyTextProps) {
  const { copy, copied, error } = useClipboard({ timeout: 3000 });
  return (
    <>
      <Button variant={primary ? 'filled' : 'default'} disabled={value === ''} onClick={() => copy(value)}>
        {copied ? 'Copiado' : label}
      </Button>
      <p role="status" className={parts.soft}>
        {error && 'El navegador no deja copiar: selecciona el texto de abajo.'}
      </p>
    </>
  );
}
