import { foldText } from './textSearch';

/** What a payment detail is about. */
export type DetailKind = 'alias' | 'holder' | 'document' | 'phone' | 'wallet' | 'account' | 'bank';

/** Names of details, in lower case and without accents; the first match counts (decision 26). */
const kinds: readonly (readonly [DetailKind | undefined, RegExp])[] = [
  ['alias', /^(?:alias|nickname|apodo|nombre_corto)$/],
  ['holder', /^(?:holder|titular|beneficiario|nombre|name)$/],
  ['document', /cedula|(?:^|_)rif|rif$|document|pasaporte|passport|identi|^ci$|^dni$/],
  ['phone', /tel|phone|movil|celular/],
  ['wallet', /monedero|wallet|correo|mail/],
  // 'tipo_cuenta' contains the word, but no number.
  [undefined, /(?:tipo|type|titular|holder|moneda|currency).*(?:cuenta|account|iban)/],
  [undefined, /(?:cuenta|account|iban).*(?:tipo|type|titular|holder|moneda|currency)/],
  ['account', /cuenta|account|iban/],
  ['bank', /banc|bank/],
];

/** What a payment detail is about, by its name in `paymentDetails`; undefined if the name does not say. */
export function detailKind(name: string): DetailKind | undefined {
  const folded = foldText(name);
  return kinds.find(([, pattern]) => pattern.test(folded))?.[0];
}
