import { foldText, searchFor, searchText } from '../textSearch';
import { whenIdle } from '../whenIdle';

/** A country of the picker: ISO code, dial code with a plus, Spanish name. */
export interface DialCountry {
  readonly iso2: string;
  readonly dial: string;
  readonly name: string;
}

/** The initial country of the picker (product 9.2). */
export const DEFAULT_COUNTRY = 'ES';

// ISO code and dial code of each country. The first of several with the same code is the default for that code.
const listed = [
  'ES34 DE49 FR33 IT39 PT351 NL31 BE32 IE353 AT43 LU352 FI358 GR30 MT356 CY357 EE372 LV371 LT370 SK421 SI386',
  'HR385 BG359 RO40 HU36 CZ420 PL48 DK45 SE46 NO47 IS354 LI423 CH41 GB44 AD376 MC377 SM378 AL355 BA387 ME382',
  'MK389 RS381 MD373 UA380 TR90 GE995 AM374 RU7 KZ7',
  'VE58 CO57 EC593 PE51 BO591 CL56 AR54 UY598 PY595 BR55 GY592 SR597 MX52 GT502 HN504 SV503 NI505 CR506 PA507',
  'CU53 US1 CA1 DO1 PR1 TT1 JM1 HT509 AW297 CW599 BZ501',
  'MA212 DZ213 TN216 EG20 SN221 NG234 GH233 GQ240 CV238 AO244 ZA27',
  'AE971 SA966 QA974 KW965 IL972 LB961 JO962 IN91 PK92 CN86 JP81 KR82 PH63 AU61 NZ64',
];

// The other countries. The picker finds them by a search, so that a number from anywhere keeps its own dial code.
const others = [
  'XK383 BY375 AZ994 GI350 FO298 GL299 VA39 AX358 GG44 IM44 JE44 SJ47',
  'AG1 AI1 AS1 BB1 BM1 BS1 DM1 GD1 GU1 KN1 KY1 LC1 MP1 MS1 SX1 TC1 VC1 VG1 VI1 BQ599 FK500 GF594 GP590 BL590',
  'MF590 MQ596 PM508',
  'LY218 GM220 MR222 ML223 GN224 CI225 BF226 NE227 TG228 BJ229 MU230 LR231 SL232 TD235 CF236 CM237 ST239 GA241',
  'CG242 CD243 GW245 IO246 AC247 SC248 SD249 RW250 ET251 SO252 DJ253 KE254 TZ255 UG256 BI257 MZ258 ZM260 MG261',
  'RE262 YT262 ZW263 NA264 MW265 LS266 BW267 SZ268 KM269 SH290 ER291 SS211 EH212',
  'MY60 ID62 SG65 TH66 VN84 AF93 LK94 MM95 IR98 KP850 HK852 MO853 KH855 LA856 BD880 TW886 MV960 SY963 IQ964',
  'YE967 OM968 PS970 BH973 BT975 MN976 NP977 TJ992 TM993 KG996 UZ998',
  'TL670 NF672 BN673 NR674 PG675 TO676 SB677 VU678 FJ679 PW680 WF681 CK682 NU683 WS685 KI686 NC687 TV688 PF689',
  'TK690 FM691 MH692 CX61 CC61',
];

const parsed = (rows: readonly string[]) =>
  rows
    .join(' ')
    .split(' ')
    .map((entry) => ({ iso2: entry.slice(0, 2), dial: `+${entry.slice(2)}` }));
const listedCodes = parsed(listed);
const codes = [...listedCodes, ...parsed(others)];

const byIso = new Map(codes.map(({ iso2, dial }) => [iso2, dial]));

let named: readonly DialCountry[] | undefined;

/** Every country, sorted by its Spanish name (decision 29). */
export function allCountries(): readonly DialCountry[] {
  if (named) return named;
  const names = new Intl.DisplayNames('es', { type: 'region' });
  const { compare } = new Intl.Collator('es');
  named = codes
    .map((code) => ({ ...code, name: names.of(code.iso2) ?? code.iso2 }))
    .sort((a, b) => compare(a.name, b.name));
  return named;
}

let shown: readonly DialCountry[] | undefined;

/** The countries that the picker lists before a search (product 2.13). */
export function dialCountries(): readonly DialCountry[] {
  const isos = new Set(listedCodes.map(({ iso2 }) => iso2));
  return (shown ??= allCountries().filter(({ iso2 }) => isos.has(iso2)));
}

/** Builds the list while the browser is idle: loading the names takes a slow phone longer than a keystroke may. */
export function prepareDialCountries(): void {
  if (!named) whenIdle(dialCountries);
}

/**
 * The countries that match a search by dial code, or by name or ISO code without regard to accents. Matches at the
 * start come first.
 */
export function findCountries(query: string): readonly DialCountry[] {
  const text = query.trim().replace(/^00/, '+');
  if (text === '') return dialCountries();
  if (/^\+?\d+$/.test(text)) {
    const start = text.startsWith('+') ? text : `+${text}`;
    return allCountries().filter(({ dial }) => dial.startsWith(start));
  }
  const folded = foldText(text);
  const beginsWith = ({ name, iso2 }: DialCountry) =>
    foldText(name).startsWith(folded) || foldText(iso2) === folded;
  const matches = searchFor(text);
  const found = allCountries().filter(({ name, iso2 }) => matches(searchText(`${name} ${iso2}`)));
  return [...found.filter(beginsWith), ...found.filter((country) => !beginsWith(country))];
}

/** The dial code of a country; undefined when the picker does not have it. */
export function dialOf(iso2: string): string | undefined {
  return byIso.get(iso2);
}

/** The country of a dial code ('+58'): `preferred` if it has that code, else the first one with it. */
export function countryOfDial(dial: string, preferred?: string): string | undefined {
  if (preferred !== undefined && byIso.get(preferred) === dial) return preferred;
  return codes.find((code) => code.dial === dial)?.iso2;
}

/** The maximum number of digits of a dial code. */
export const LONGEST_DIAL = 3;

/** The dial code of the picker with which these digits start, or undefined. No dial code is the start of another. */
export function leadingDial(digits: string): string | undefined {
  for (let length = 1; length <= LONGEST_DIAL; length += 1) {
    const dial = `+${digits.slice(0, length)}`;
    if (countryOfDial(dial) !== undefined) return dial;
  }
  return undefined;
}
