import { type ExpectedFields, nothing, type PastedMessage } from './pastedMessage';

/** A message of which only the values that it gives are listed, and those that the form refuses. */
export function said(
  id: string,
  text: string,
  { refused, ...values }: Partial<ExpectedFields> & Pick<PastedMessage, 'refused'>,
  reason?: string,
): PastedMessage {
  const expected = { ...nothing, ...values };
  return { id, text, expected, ...(refused && { refused }), ...(reason !== undefined && { reason }) };
}
