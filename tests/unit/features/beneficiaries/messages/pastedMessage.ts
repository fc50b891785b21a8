/**
 * What a careful person fills in with certainty from a message. A field is null when the message does not say it, or
 * when it can be read in more than one way.
 */
export interface ExpectedFields {
  /**
   * As the message names it, or as the data imply: an account means a transfer; bank, document and phone without an
   * account mean pago móvil. Null when the message offers both, or when its words and its data disagree.
   */
  readonly method: 'pago-movil' | 'transferencia' | null;
  /**
   * The four-digit code of a listed bank, from its code, its name or the start of the account. Null when two of these
   * disagree.
   */
  readonly bank: string | null;
  /**
   * Letter and digits, without separators. A cédula without a letter is V, unless the message says that it is a
   * foreigner's; a RIF without a letter is null. A RIF keeps its check digit. If the message gives a cédula and a RIF of
   * the same person, this is the cédula.
   */
  readonly document: string | null;
  /** A Venezuelan mobile in national form: 11 digits from 0. Never a landline or a foreign number. */
  readonly phone: string | null;
  /** 20 digits. */
  readonly account: string | null;
  /**
   * As written, capitals included, with single spaces; without quotes, titles, emoji and other marks around it. Who
   * forwards, signs or receives the message is not the holder.
   */
  readonly holder: string | null;
  readonly accountType: 'CORRIENTE' | 'AHORRO' | null;
  /** As written, where the message calls it an alias or a nickname. */
  readonly alias: string | null;
}

/** The name of a field that a message can fill. */
export type SemanticField = keyof ExpectedFields;

/** A chat message with bank data, and what it says. People, documents, phones and accounts are invented. */
export interface PastedMessage {
  /** Unique; what is special in the message. */
  readonly id: string;
  readonly text: string;
  /**
   * With two people, only what both share. All null when the message has no document, phone, account or holder at all.
   */
  readonly expected: ExpectedFields;
  /** Expected values that the sandbox's form does not accept; their fields stay empty. */
  readonly refused?: readonly SemanticField[];
  /** Why the expectation is right, where that is not obvious. */
  readonly reason?: string;
}

/** Fills in nothing. */
export const nothing: ExpectedFields = {
  method: null,
  bank: null,
  document: null,
  phone: null,
  account: null,
  holder: null,
  accountType: null,
  alias: null,
};
