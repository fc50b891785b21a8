import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '../icons';

interface CopyButtonProps {
  /** The text for the clipboard. */
  readonly value: string;
  /** Accessible name, for instance 'Copiar identificador'. */
  readonly label: string;
}

/** Copies a value; for two seconds it shows and announces whether that worked. */
export function CopyButton({ value, label }: CopyButtonProps) {
  const { copy, copied, error } = useClipboard({ timeout: 2000 });
  return (
    <>
      <ActionIcon aria-label={label} onClick={() => copy(value)} color={copied ? 'verde' : 'azul'}>
        {copied ? <IconCheck size={20} aria-hidden /> : <IconCopy size={20} aria-hidden />}
      </ActionIcon>
      <VisuallyHidden role="status">
        {error ? 'No se pudo copiar. Selecciona el texto y cópialo.' : copied && 'Copiado'}
      </VisuallyHidden>
    </>
  );
}
