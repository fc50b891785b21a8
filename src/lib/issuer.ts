import { config } from './config';

const { operator, brandName, supportEmail } = config;

/** Who issues a printed document: name, tax number, address and contact. */
export const issuerLine = `${operator.name}, sociedad española · NIF ${operator.taxId} · ${operator.address} · ${supportEmail}`;

/**
 * What a printed document is, and what it does not prove.
 *
 * @param what its name: 'justificante'
 * @param of what of the user's it says: 'tu historial'
 * @param at the date and time of what it says
 */
export const issuerNote = (what: string, of: string, at: string) =>
  `Este ${what} lo genera la web de ${brandName} con ${of}, tal como está el ${at}. Dice lo que enviaste y en qué estado está. No prueba que el dinero se haya cobrado, y no lleva firma ni sello.`;
