import { downloadFile } from '@/lib/download';
import { drawPicture } from '@/ui/receiptPicture';
import type { IsHere } from '@/ui/usePageCall';
import { pictureContent, type PictureKind, type PictureSource } from './pictureContent';

/** The user closed the share dialog, or it is open already. */
const quietErrors: ReadonlySet<string> = new Set(['AbortError', 'InvalidStateError']);
const isQuiet = (error: unknown) => error instanceof DOMException && quietErrors.has(error.name);

/**
 * Shares a picture of the receipt as a file. Where the browser does not share files, or fails to, it saves it. After the
 * user has left the page it does neither (decision 37).
 */
export async function sharePicture(kind: PictureKind, source: PictureSource, isHere: IsHere): Promise<void> {
  const picture = await drawPicture(pictureContent(kind, source));
  if (!isHere()) return;
  const name = source.exchange.exchangeId.replace(/[^\w-]+/g, '-');
  const { type } = picture;
  const file = new File([picture], `envio-${name}.${type === 'image/png' ? 'png' : 'jpg'}`, { type });
  const data = { files: [file] };
  if ('canShare' in navigator && navigator.canShare(data)) {
    try {
      await navigator.share(data);
      return;
    } catch (error) {
      if (isQuiet(error)) return;
    }
  }
  downloadFile(file);
}
