import { type ExpectedFields, nothing, type PastedMessage } from './pastedMessage';

/** A message of which only the values that it gives are listed. */
export function said(
  id: string,
  text: string,
  values: Partial<ExpectedFields>,
  reason?: string,
): PastedMessage {
  const message = { id, text, expected: { ...nothing, ...values } };
  return reason === undefined ? message : { ...message, reason };
}
