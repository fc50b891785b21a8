/** Banks that accept transfers and pago móvil, by the code that starts their account numbers. */
export const banks = [
  ['0102', 'Banco de Venezuela'],
  ['0104', 'Venezolano de Crédito'],
  ['0105', 'Mercantil'],
  ['0108', 'BBVA Provincial'],
  ['0114', 'Bancaribe'],
  ['0115', 'Exterior'],
  ['0128', 'Caroní'],
  ['0134', 'Banesco'],
  ['0137', 'Sofitasa'],
  ['0138', 'Plaza'],
  ['0151', 'BFC Fondo Común'],
  ['0156', '100% Banco'],
  ['0157', 'DelSur'],
  ['0163', 'Tesoro'],
  ['0166', 'Agrícola'],
  ['0168', 'Bancrecer'],
  ['0169', 'R4'],
  ['0171', 'Activo'],
  ['0172', 'Bancamiga'],
  ['0173', 'Internacional de Desarrollo'],
  ['0174', 'Banplus'],
  ['0175', 'Banco Digital de los Trabajadores'],
  ['0177', 'Banfanb'],
  ['0178', 'N58 Banco Digital'],
  ['0191', 'BNC'],
] as const satisfies readonly (readonly [code: string, name: string])[];

const WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2] as const;

/** One check digit: weights from the right end, then 11 minus the remainder, with 10 as 0 and 11 as 1. */
function checkDigit(digits: string): number {
  const weights = WEIGHTS.slice(WEIGHTS.length - digits.length);
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  const digit = 11 - (sum % 11);
  return digit === 10 ? 0 : digit === 11 ? 1 : digit;
}

/**
 * The two check digits of an account. The formula is unofficial: use it for seeds and warnings, never to refuse an
 * account.
 */
export function checkDigitsOf(bank: string, branch: string, account: string): string {
  return `${checkDigit(`${bank}${branch}`)}${checkDigit(`${branch}${account}`)}`;
}

/** A synthetic 20-digit account with valid check digits, in a branch that no bank has. */
export function syntheticAccount(bank: string, number: number): string {
  const account = String(number).padStart(10, '0');
  return `${bank}0000${checkDigitsOf(bank, '0000', account)}${account}`;
}
