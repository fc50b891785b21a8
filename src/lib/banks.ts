/** Digits of a Venezuelan account: bank 4, branch 4, check 2, account 10. */
export const ACCOUNT_DIGITS = 20;

/** Venezuelan banks by the first four digits of their account numbers. */
const banks: Readonly<Record<string, string>> = {
  '0102': 'Banco de Venezuela',
  '0104': 'Venezolano de Crédito',
  '0105': 'Mercantil',
  '0108': 'BBVA Provincial',
  '0114': 'Bancaribe',
  '0115': 'Banco Exterior',
  '0128': 'Banco Caroní',
  '0134': 'Banesco',
  '0137': 'Sofitasa',
  '0138': 'Banco Plaza',
  '0146': 'Bangente',
  '0151': 'BFC Fondo Común',
  '0156': '100% Banco',
  '0157': 'DelSur',
  '0163': 'Banco del Tesoro',
  '0166': 'Banco Agrícola',
  '0168': 'Bancrecer',
  '0169': 'R4',
  '0171': 'Banco Activo',
  '0172': 'Bancamiga',
  '0173': 'Banco Internacional de Desarrollo',
  '0174': 'Banplus',
  '0175': 'Banco Digital de los Trabajadores',
  '0177': 'Banfanb',
  '0178': 'N58 Banco Digital',
  '0191': 'BNC',
};

/** The bank with this four-digit code; undefined for any other code. */
export function bankName(code: string): string | undefined {
  return Object.hasOwn(banks, code) ? banks[code] : undefined;
}
