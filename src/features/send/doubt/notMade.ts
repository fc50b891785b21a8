import { toastError } from '@/ui/feedback/toast';
import { transferText } from '../transferText';
import type { InDoubt } from './doubt';

export const NOT_MADE = 'Tu envío no aparece en tu historial.';

/** Tells a user who does not see it on step 2. */
export const toastNotMade = ({ amountSend, title }: InDoubt) =>
  toastError(NOT_MADE, transferText(amountSend, title));
