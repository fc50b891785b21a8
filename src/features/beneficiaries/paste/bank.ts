import { bankName } from '@/lib/banks';
import { candidateOf, READ, readAll, UNKNOWN, type Candidate } from './candidates';
import { isDenied } from './chooseOne';
import { allMatches, firstMatch, type Pattern } from './matching';

const BANK = String.raw`\bb(?:an)?co\.?(?: (?:receptor|destino))?[ :.]{1,3}(?:es )?(?:(?:del?|el) )?`;

/** Names that mean nothing else, but for those of one word (`soundsLike`). */
const names: readonly (readonly [code: string, name: Pattern])[] = [
  ['0104', /(?:\bbanco )?\b(?:venezolano|vzlano) de credito\b|\bbanco venezolano\b/g],
  ['0166', new RegExp(`\\bagricola de venezuela\\b|${BANK}agricola(?: de venezuela)?\\b`, 'g')],
  ['0102', new RegExp(`\\bbdv|\\bb\\.d\\.|${BANK}(?:venezuela|vzla|vzl|ven)\\b`, 'g')],
  ['0105', { notAfter: /\bregistro $/, pattern: /\bmercantil\b/g }],
  ['0108', /\bbbva\b/g],
  ['0114', /\bbanco (?:del )?caribe\b/g],
  ['0115', new RegExp(`${BANK}exterior\\b`, 'g')],
  ['0128', new RegExp(`${BANK}caroni\\b`, 'g')],
  ['0138', new RegExp(`${BANK}plaza\\b`, 'g')],
  ['0146', /\bbangente\b/g],
  ['0151', /\bbfc\b(?: fondo comun)?|\bfondo comun\b/g],
  ['0156', /\b100 ?% ?banco\b|\bcien por ciento banco\b/g],
  ['0157', new RegExp(`\\bdelsur\\b|${BANK}(?:del )?sur\\b`, 'g')],
  ['0163', new RegExp(`${BANK}tesoro\\b`, 'g')],
  ['0169', /\br4\b/g],
  ['0171', new RegExp(`${BANK}activo\\b`, 'g')],
  ['0172', /\bbanco amiga\b/g],
  ['0173', /\binternacional de desarrollo\b|\bbid\b/g],
  ['0175', /\bbicentenario\b|\bdigital de los trabajadores\b|\bbanco de los trabajadores\b|\bbdt\b/g],
  ['0177', /\bbanfanb\b/g],
  ['0178', /\bn58\b/g],
  ['0191', /\bbnc\b|\bnacional de credito\b/g],
  [
    UNKNOWN,
    /\bciti(?:bank)?\b|\bbod\b|\boccidental de descuento\b|\bcorp ?banca\b|\bbanco industrial\b|\bsudameris\b/g,
  ],
];

/** Names that are everyday words, too; they count where nothing else can be meant. */
const everyday: Readonly<Record<string, string>> = {
  venezuela: '0102',
  vzla: '0102',
  exterior: '0115',
  caroni: '0128',
  plaza: '0138',
  'del sur': '0157',
  tesoro: '0163',
  agricola: '0166',
  activo: '0171',
};

const EVERYDAY_WORD = `(${Object.keys(everyday).join('|')})\\b`;
const EVERYDAY = new RegExp(`\\b${EVERYDAY_WORD}`, 'g');
/** 'Mi Banesco o el Venezuela'. */
const OR_EVERYDAY = new RegExp(`\\bo (?:el |del )?${EVERYDAY_WORD}`, 'g');
const AFTER_METHOD =
  /(?:pago ?movil|\bpm|\bp\.m\.?|\bcuenta|\bcta|\bcorriente|\bahorros?|\bcte)(?:\W{0,3}| al | del )$/;
const AFTER_PAYING = {
  notAfter: /\bsi $/,
  pattern: /\b(?:es|(?:deposita|envia|manda|pasa|transfiere|paga)(?:me|mel[oa]|l[oa])) al $/g,
};
const SENTENCE_END = /^(?:[.,\n]|$)/;
const AFTER_SENTENCE = new RegExp(`${READ}\\. $`);
const BEFORE_DOCUMENT = /^,? (?:c\.?i|cedula)\b/;
const AFTER_NOTHING = new RegExp(
  `(?:^|[\\n${READ}|/]|\\b(?:datos|son|pago ?movil(?: [a-z]+){0,3}):)[^a-z\\d\\n${READ}|]*$`,
);
const BEFORE_NOTHING = new RegExp(`^[^a-z\\d\\n${READ}|]*(?:$|[\\n${READ}|/\\d]|pago ?movil\\b)`);

/** Names of one word that mean nothing else, folded by sound: people misspell them. */
const soundsLike: Readonly<Record<string, string>> = {
  banesko: '0134',
  merkantil: '0105',
  probinsial: '0108',
  bankaribe: '0114',
  bankamiga: '0172',
  bankreser: '0168',
  banplus: '0174',
  sofitasa: '0137',
};

const sound = (word: string) =>
  word
    .replace(/v/g, 'b')
    .replace(/c(?=[ei])/g, 's')
    .replace(/c|qu/g, 'k')
    .replace(/(.)\1+/g, '$1');

/** True if one letter is missing, added or wrong. */
function almost(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [a, b] = [one.slice(start), other.slice(start)];
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
}

/** Words that are near a name by chance, and names that were read or do not mean a bank. */
const NO_NAME = /^(?:provincias?|mercantil(?:es)?)$/;

const WORD = /[a-z]{6,11}/g;
const WORD_AFTER_BANK = { after: new RegExp(`${BANK}$`), pattern: WORD };

const everydaySounds = Object.fromEntries(
  Object.entries(everyday).map(([name, code]) => [sound(name), code]),
);

/** Everyday words may be misspelt after 'banco de' only. */
function misspelt(rest: string): readonly Candidate[] {
  const wordsLike = (pattern: Pattern, sounds: Readonly<Record<string, string>>) =>
    allMatches(rest, pattern).flatMap((match) => {
      if (NO_NAME.test(match[0])) return [];
      const heard = sound(match[0]);
      const hit = Object.entries(sounds).find(([name]) => almost(heard, name));
      return hit ? [candidateOf(hit[1], match)] : [];
    });
  return [...wordsLike(WORD, soundsLike), ...wordsLike(WORD_AFTER_BANK, everydaySounds)];
}

/** A listed code beside no other digit. */
const CODE = { notAfter: /\d[ .,\-/:]{0,3}$/, pattern: /0\d{3}(?![ .,\-/]{0,3}\d)/g };
const SHORT_CODE = {
  after: /\b(?:banco|bco\.?|cod(?:igo)?\.?)[ :]{1,3}$/,
  pattern: /1\d{2}(?!\d)/g,
};

function codes(rest: string): readonly Candidate[] {
  return [CODE, SHORT_CODE].flatMap((pattern) =>
    allMatches(rest, pattern).flatMap((match) => {
      const value = match[0].padStart(4, '0');
      return bankName(value) === undefined ? [] : [candidateOf(value, match)];
    }),
  );
}

function everydayNames(rest: string): readonly Candidate[] {
  return Array.from(rest.matchAll(EVERYDAY)).flatMap(({ 0: word, index }) => {
    const before = rest.slice(0, index);
    const end = index + word.length;
    const after = rest.slice(end);
    const paying = firstMatch(before, AFTER_PAYING) !== undefined && SENTENCE_END.test(after);
    // 'Envíalo al exterior', 'pago móvil del exterior' mean abroad.
    const mayBeAbroad = word === 'exterior' && before.endsWith('l ');
    const counts =
      (!mayBeAbroad && (AFTER_METHOD.test(before) || paying)) ||
      (AFTER_SENTENCE.test(before) && BEFORE_DOCUMENT.test(after)) ||
      (AFTER_NOTHING.test(before) && BEFORE_NOTHING.test(after));
    const value = everyday[word];
    return counts && value !== undefined ? [{ value, start: index, end }] : [];
  });
}

/** A bank's branch as a place. */
const PLACE =
  /\b(?:frente al?|al lado del?|cerca del?|diagonal al?|cajero del?|detras del?|esquina del?|edificio|torre)(?: del)? $/;

/** All mentions of banks: codes and names. Everyday words count only if there is nothing better. */
export function readBanks(rest: string, folded: string): readonly Candidate[] {
  let left = rest;
  const named = names.flatMap(([value, pattern]) => {
    const read = readAll(left, pattern, () => value);
    left = read.rest;
    return read.found;
  });
  const meant = (all: readonly Candidate[]) =>
    all.filter((one) => !isDenied(folded, one) && !PLACE.test(folded.slice(0, one.start)));
  const sure = meant([...named, ...misspelt(left), ...codes(left)]);
  const others = readAll(left, OR_EVERYDAY, () => UNKNOWN).found;
  return sure.length > 0 ? [...sure, ...others] : meant(everydayNames(left));
}

/** 'Perdón, es': a bank that was named before does not count. */
const CORRECTED =
  /(?:\b(?:perdon|disculpa|corrijo|correccion|me equivoque)\b[^\n]{0,24}\bes(?: el| del)?|\bdigo(?: no)?)[^a-z\d\n]{1,3}$/;

/** The bank on which all mentions and the accounts agree. */
export function agreedBank(
  mentions: readonly Candidate[],
  accounts: readonly Candidate[],
  folded: string,
): { readonly value: string | undefined; readonly conflict: boolean } {
  const corrected = mentions.find(({ start }) => CORRECTED.test(folded.slice(0, start)));
  const left = mentions.filter(({ start }) => start >= (corrected?.start ?? 0));
  const values = new Set([...left, ...accounts].map(({ value }) => value.slice(0, 4)));
  const [value] = values;
  const listed = value !== undefined && bankName(value) !== undefined;
  return { value: values.size === 1 && listed ? value : undefined, conflict: values.size > 1 };
}
