import { config } from '@/lib/config';
import { phoneText } from '@/lib/phone/phoneText';
import type { Profile } from './profile';

/** Who sent the money, as the profile says it. */
export interface Sender {
  readonly name: string;
  /** One line; empty when the profile has none. */
  readonly address: string;
  /** The e-mail or phone of the login. */
  readonly login: string;
}

/** Joins the parts that are not empty. */
const joined = (separator: string, ...parts: readonly string[]) =>
  parts.filter((part) => part !== '').join(separator);

function countryName(code: string | undefined): string {
  if (code === undefined) return '';
  return new Intl.DisplayNames('es', { type: 'region', fallback: 'none' }).of(code) ?? '';
}

/** The sender on a printed document. The country is the one of the session, because the profile has only its id. */
export function senderOf(
  { name, address, login: known }: Profile,
  login: string | undefined,
  country: string | undefined,
): Sender {
  return {
    name: joined(' ', name.first, name.surnames),
    address: joined(
      ', ',
      joined(' ', address.street, address.houseNo),
      address.flatDoor,
      address.address2,
      joined(' ', address.postcode, address.city),
      countryName(country),
    ),
    login: login ?? known,
  };
}

/** The sender as a list of a document. */
export const senderLines = ({ name, address, login }: Sender) => [
  { label: 'Nombre', value: name },
  { label: 'Domicilio', value: address },
  { label: `Usuario de ${config.brandName}`, value: phoneText(login) },
];

/** The same without what the profile does not say. */
export const senderDetails = (sender: Sender) => senderLines(sender).filter(({ value }) => value !== '');
