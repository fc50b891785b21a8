/**
 * The zone of each country, grouped by zone: 'City COUNTRY COUNTRY, …'. A country with several zones has the one of its
 * main city: the one in product 9.6, else the capital or the largest city. A test compares the table with
 * countries-and-timezones, whose data is ten times as large.
 */
const zonesByArea: Readonly<Record<string, string>> = {
  Africa: `
    Abidjan BF CI GH GM GN IS ML MR SH SL SN TG, Algiers DZ, Bissau GW, Cairo EG, Casablanca MA,
    El_Aaiun EH, Johannesburg LS SZ ZA, Juba SS, Khartoum SD, Lagos AO BJ CD CF CG CM GA GQ NE NG,
    Maputo BI BW MW MZ RW ZM ZW, Monrovia LR, Nairobi DJ ER ET KE KM MG SO TZ UG YT, Ndjamena TD,
    Sao_Tome ST, Tripoli LY, Tunis TN, Windhoek NA`,
  America: `
    Argentina/Buenos_Aires AR, Asuncion PY, Barbados BB, Belize BZ, Bogota CO, Caracas VE, Cayenne GF,
    Costa_Rica CR, El_Salvador SV, Grand_Turk TC, Guatemala GT, Guayaquil EC, Guyana GY, Havana CU,
    Jamaica JM, La_Paz BO, Lima PE, Managua NI, Martinique MQ, Mexico_City MX, Miquelon PM,
    Montevideo UY, New_York US, Nuuk GL, Panama KY PA, Paramaribo SR, Port-au-Prince HT,
    Puerto_Rico AG AI AW BL BQ CW DM GD GP KN LC MF MS PR SX TT VC VG VI, Santiago CL, Santo_Domingo DO,
    Sao_Paulo BR, Tegucigalpa HN, Toronto BS CA`,
  Asia: `
    Almaty KZ, Amman JO, Ashgabat TM, Baghdad IQ, Baku AZ, Bangkok CX KH LA TH, Beirut LB, Bishkek KG,
    Colombo LK, Damascus SY, Dhaka BD, Dili TL, Dubai AE OM RE SC, Dushanbe TJ, Hebron PS,
    Ho_Chi_Minh VN, Hong_Kong HK, Jakarta ID, Jerusalem IL, Kabul AF, Karachi PK, Kathmandu NP,
    Kolkata IN, Kuching BN, Macau MO, Manila PH, Nicosia CY, Pyongyang KP, Qatar BH QA, Riyadh KW SA YE,
    Seoul KR, Shanghai CN, Singapore MY SG, Taipei TW, Tashkent UZ, Tbilisi GE, Tehran IR, Thimphu BT,
    Tokyo JP, Ulaanbaatar MN, Yangon CC MM, Yerevan AM`,
  Atlantic: `Bermuda BM, Cape_Verde CV, Faroe FO, South_Georgia GS, Stanley FK`,
  Australia: `Sydney AU`,
  Europe: `
    Andorra AD, Athens GR, Belgrade BA HR ME MK RS SI, Berlin DE DK NO SE SJ, Brussels BE LU NL,
    Bucharest RO, Budapest HU, Chisinau MD, Dublin IE, Gibraltar GI, Helsinki AX FI, Istanbul TR,
    Kyiv UA, Lisbon PT, London GB GG IM JE, Madrid ES, Malta MT, Minsk BY, Moscow RU, Paris FR MC,
    Prague CZ SK, Riga LV, Rome IT SM VA, Sofia BG, Tallinn EE, Tirane AL, Vienna AT, Vilnius LT,
    Warsaw PL, Zurich CH LI`,
  Indian: `Chagos IO, Maldives MV TF, Mauritius MU`,
  Pacific: `
    Apia WS, Auckland AQ NZ, Efate VU, Fakaofo TK, Fiji FJ, Guadalcanal FM SB, Guam GU MP, Nauru NR,
    Niue NU, Norfolk NF, Noumea NC, Pago_Pago AS UM, Palau PW, Pitcairn PN, Port_Moresby PG,
    Rarotonga CK, Tahiti PF, Tarawa KI MH TV WF, Tongatapu TO`,
};

let zonesByCountry: ReadonlyMap<string, string> | undefined;

function readZones(): ReadonlyMap<string, string> {
  const zones = new Map<string, string>();
  for (const [area, entries] of Object.entries(zonesByArea)) {
    for (const entry of entries.split(',')) {
      const [city = '', ...countries] = entry.trim().split(' ');
      for (const country of countries) zones.set(country, `${area}/${city}`);
    }
  }
  return zones;
}

/** The IANA zone for the dates of a user in this country (two letters); undefined means the zone of the browser. */
export function timeZoneOf(country: string | undefined): string | undefined {
  zonesByCountry ??= readZones();
  return zonesByCountry.get(country?.toUpperCase() ?? '');
}
