import { Button } from '@mantine/core';
import { toastError } from '@/ui/feedback/toast';
import { IconShare } from '@/ui/icons';
import type { PictureKind, PictureSource } from './pictureContent';

const kinds = [
  { kind: 'receiver', label: 'Imagen para quien recibe' },
  { kind: 'sender', label: 'Imagen para mí' },
] as const satisfies readonly { readonly kind: PictureKind; readonly label: string }[];

async function share(kind: PictureKind, source: PictureSource): Promise<void> {
  try {
    const { sharePicture } = await import('./sharePicture');
    await sharePicture(kind, source);
  } catch {
    toastError('No se pudo crear la imagen', 'Inténtalo de nuevo.');
  }
}

/** Shares the receipt as a picture. The press loads the code that draws it. */
export function PictureButtons(source: PictureSource) {
  return kinds.map(({ kind, label }) => (
    <Button
      key={kind}
      variant="subtle"
      leftSection={<IconShare size={20} aria-hidden />}
      onClick={({ detail: count }) => {
        // The second click of a double click would save a second file.
        if (count < 2) void share(kind, source);
      }}
    >
      {label}
    </Button>
  ));
}
