import { Button } from '@mantine/core';
import { KnownError } from '@/lib/knownError';
import { toastError } from '@/ui/feedback/toast';
import { IconShare } from '@/ui/icons';
import { ignoreHeldEnter, isSecondClick } from '@/ui/secondPress';
import { usePageCall } from '@/ui/usePageCall';
import type { PictureKind, PictureSource } from './pictureContent';

const labels = {
  receiver: 'Imagen para quien recibe',
  sender: 'Imagen para mí',
} as const satisfies Readonly<Record<PictureKind, string>>;

/** Closes the toast of the last failure. */
let closeFailure: () => void = () => undefined;

interface PictureButtonProps {
  readonly kind: PictureKind;
  readonly source: PictureSource;
}

/** The press loads the code that draws the picture. Until the picture is shared, further presses do nothing. */
function PictureButton({ kind, source }: PictureButtonProps) {
  const [share] = usePageCall({
    async call(_input: undefined, _signal, isHere) {
      closeFailure();
      const { sharePicture } = await import('./sharePicture');
      await sharePicture(kind, source, isHere);
    },
    onFailure(error) {
      const reason = error instanceof KnownError ? error.message : 'Inténtalo de nuevo.';
      closeFailure = toastError('No se pudo crear la imagen', reason);
    },
  });
  return (
    <Button
      variant="subtle"
      justify="flex-start"
      leftSection={<IconShare size={20} aria-hidden />}
      onKeyDown={ignoreHeldEnter}
      onClick={(event) => {
        if (!isSecondClick(event)) share(undefined);
      }}
    >
      {labels[kind]}
    </Button>
  );
}

/** Shares the receipt as a picture. */
export function PictureButtons(source: PictureSource) {
  return (
    <>
      <PictureButton kind="receiver" source={source} />
      <PictureButton kind="sender" source={source} />
    </>
  );
}
