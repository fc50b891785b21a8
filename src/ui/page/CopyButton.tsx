import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '../icons';

interface CopyButtonProps {
  /** The text for the clipboard. */
  readonly value: string;
  /** Accessible name, for instance 'Copiar identificador'. */
  readonly label: string;
}

/** Copies a value, and shows and announces whether that worked: success for two seconds. */
export function CopyButton({ value, label }: CopyButtonProps) {
  const { copy, copied, error, reset } = useClipboard({ timeout: 2000 });
  const press = () => {
    // A second failure is told, too.
    reset();
    copy(value);
  };
  return (
    <>
      <ActionIcon aria-label={label} onClick={press} color={copied ? 'verde' : 'azul'}>
        {copied ? <IconCheck size={20} aria-hidden /> : <IconCopy size={20} aria-hidden />}
      </ActionIcon>
      <div role="status">
        {error && <p className="app-note">No se pudo copiar. Selecciona el texto y cópialo.</p>}
        {copied && <VisuallyHidden>Copiado</VisuallyHidden>}
      </div>
    </>
  );
}
