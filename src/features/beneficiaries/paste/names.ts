import { fold, type Message } from './cleanText';
import { hasCommonWord, isCompanyWord, isEveryday, isParticle } from './commonWords';
import { isGivenName, isKnownGivenName, isSurname } from './givenNames';

const LETTER = String.raw`\p{L}\p{M}`;
/** A word, also with initials: 'U.E.', 'J.A.' */
const WORD = String.raw`(?:[${LETTER}]\.){0,3}[${LETTER}]+(?:['’´\-][${LETTER}]+)*\.?`;
const NAME = new RegExp(String.raw`^(?:${WORD})(?: (?:${WORD}|&|\d{1,4}))*$`, 'iu');

/** Titles before a name. */
export const TITLE =
  /^(?:(?:al? (?:la )?|el |la )?(?:sr|sra|srta|hno|hna|tecnic[oa]|dr|dra|od|lic|licdo|licda|ing|prof|profa|abg|arq|econ|msc|tsu|sgto|tte|cnel|don|dona|senor|senora|senorita|doctor|doctora|licenciado|licenciada|ingeniero|ingeniera|profesor|profesora)\b\.?\s+)+/;

const tidy = (text: string) => text.replace(/[^\p{L}\p{M}.)]+$/u, '').replace(/\s+/g, ' ');

/** The text between two places as it is written, without the title and the marks around it. */
export function trimmed({ text, folded }: Message, from: number, to: number): string {
  const raw = folded.slice(from, to);
  const lead = raw.length - raw.replace(/^[^\p{L}\d]+/u, '').length;
  const title = TITLE.exec(raw.slice(lead))?.[0].length ?? 0;
  const name = tidy(text.slice(from + lead + title, to));
  // A full stop ends the sentence, unless it belongs to an abbreviation.
  return /(?:^|[^\p{L}\p{M}])\p{L}\.$/u.test(name) ? name : name.replace(/\.$/, '');
}

const startsUpper = (word: string) => /^\p{Lu}/u.test(word);

/** A particle or a known name. */
const isNameWord = (word: string) => isParticle(word) || isGivenName(fold(word)) || isSurname(fold(word));

/** In a name that begins with a capital, a small word ends it, but not a known one: keyboards write 'Juan pérez'. */
export function cutAtSmallWord(name: string): string {
  const words = name.split(' ');
  const stop = startsUpper(name) ? words.findIndex((word) => /^\p{Ll}/u.test(word) && !isNameWord(word)) : -1;
  const kept = stop < 0 ? words : words.slice(0, stop);
  while (isParticle(kept.at(-1) ?? '')) kept.pop();
  return kept.join(' ');
}

/** How verbs of paying begin. */
export const PAYING = 'deposit|entreg|envi|gir|mand|pag|pas|transf';

/** Words that lead to who is paid. */
const PAYS = new RegExp(
  String.raw`^(?:[a-z]+ ){0,2}(?:${PAYING})[a-z]*(?: (?:movil|todo|eso|esto|(?:(?:el|la|un|una) )?(?:dinero|plata|pago|transferencia|mensualidad)))?$`,
);

/** A name without the words that lead to it: 'a Ana Ruiz', 'Pago al Colegio San José, C.A.', 'Anota Ana Ruiz' */
export function withoutLead(name: string): string {
  const [whole = '', lead = ''] = /^(?:(?:(.+?) )?al?|del?|[Aa](?:nota|punta)) (?=\p{Lu})/u.exec(name) ?? [];
  return lead === '' || PAYS.test(fold(lead)) ? name.slice(whole.length) : name;
}

const RELATIVE = String.raw`(?:mam[ai]|pap[ai]|madre|padre|hij[oa]|herman[oa]|ti[oa]|prim[oa]|abuel[oa]|espos[oa]|marido|mujer|novi[oa]|cunad[oa]|sobrin[oa]|suegr[oa]|amig[oa]|vecin[oa]|niet[oa]|comadre|compadre|senora)`;

/** A relative before a full name: 'mi tía Ana Ruiz'. */
export const FAMILY = new RegExp(
  String.raw`^(?:mi|su|tu|la|el) (?:${RELATIVE}|soci[oa])[:,]? (?!de )(?=[a-z]+ [a-z])`,
);

/** Words that say whose something is, and not what. */
export const WHOSE = new RegExp(`^${RELATIVE}$`);

const LEGAL = String.raw`(?:c\.? ?a|s\.? ?[ac]|s\.? ?r\.? ?l|r\.? ?l|f\.? ?p|firma personal)\.?`;
const LEGAL_FORM = new RegExp(`,? ${LEGAL}$`, 'i');

/** Also 'A.C. Colegio …' */
const hasLegalForm = (name: string) => LEGAL_FORM.test(name) || /^a\.? ?c\.? /i.test(name);

export const withoutLegalForm = (name: string) => name.replace(LEGAL_FORM, '');

/** A company's legal form, which may follow a comma. */
export const LEGAL_FORM_NEXT = new RegExp(`^,? ?${LEGAL}(?![a-z])`);

/** True for a name with capitals whose first word is a firm's: 'Ferretería El Tornillo Feliz'. */
export const isFirmName = (name: string): boolean =>
  (LEGAL_FORM.test(name) || isCompanyWord(plainWords(name).find((word) => word.length > 1) ?? '')) &&
  name.split(' ').every((word) => !/^\p{Ll}/u.test(word) || isParticle(word));

/** Whose a document is: the RIF of a person may be that of a firm of one person. */
export type HolderKind = 'company' | 'person' | 'either';

export function holderKindOf(document: string | undefined): HolderKind {
  if (document === undefined) return 'either';
  if (/^[JGC]/.test(document)) return 'company';
  return document.length === 10 ? 'either' : 'person';
}

const plainWords = (name: string) =>
  fold(withoutLegalForm(name))
    .replace(/['’´]/g, '')
    .replace(/[^a-z ]/g, ' ')
    .split(/ +/);

/** True for a name with a legal form or a word of its trade. */
export const isFirm = (value: string): boolean =>
  LEGAL_FORM.test(value) || plainWords(value).some(isCompanyWord);

/** True for words that can be a name: none from everyday language, and at least one that says who. */
export function isNameLike(value: string): boolean {
  const words = plainWords(value);
  const ofFirm = isFirm(value);
  const saysWho = (word: string) =>
    isNameWord(word) ? !isParticle(word) : !isCompanyWord(word) && (ofFirm || !isEveryday(word));
  return (
    NAME.test(withoutLegalForm(value)) &&
    ((hasLegalForm(value) && isFirmName(value)) || !hasCommonWord(words.join(' '), value)) &&
    words.some(saysWho)
  );
}

/** True if more of the name follows a comma: 'ROJAS PEREZ, ANA'. */
export function isTurned(tail: string): boolean {
  const [, more = ''] = /^, *([a-z]+(?: [a-z]+)*) *(?:$|[\n(])/.exec(tail) ?? [];
  return more.split(' ').every(isNameWord);
}

/** True if everyday words stand before or in a firm's name: 'Pago a favor de Repuestos Gil, C.A.' */
const isSentence = (words: readonly string[]) =>
  words.some((word, index) => (index === 0 || !startsUpper(word)) && hasCommonWord(fold(word), ''));

/** Of a firm without capitals each word is known: 'farmacia recibe' is no name. */
const isPartOfFirm = (word: string) => isCompanyWord(word) || isNameWord(word);

/** Surnames that are states, towns and things, too. */
const THING =
  /^(?:anzoategui|barcelona|bello|blanca|blanco|bolivar|caballero|castellano|castillo|corona|cruz|espana|estrella|falcon|gallego|guerra|hermoso|iglesias|lago|laguna|lara|leon|llanos|luna|madrid|marmol|merida|mesa|mina|miranda|monagas|naranjo|padrino|palacio|palma|paz|plaza|prado|puerta|rey|rojo|rosado|santander|segovia|serrano|sevilla|sierra|sucre|toledo|torre|trujillo|valencia|valle|vargas|verde|villa|zamora)$/;

/** True for a full name that nothing announces. Not all of its words are in a list: capitals show them. */
export function isFullName(value: string, kind: HolderKind): boolean {
  const words = value.split(' ');
  const own = words.filter((word) => !isParticle(word));
  if (own.length < 2) return false;
  const plain = plainWords(value);
  if (kind !== 'person' && LEGAL_FORM.test(value)) return !isSentence(withoutLegalForm(value).split(' '));
  if (!isNameLike(value)) return false;
  if (kind === 'company' || plain.some(isCompanyWord))
    return kind !== 'person' && (words.filter(startsUpper).length >= 2 || plain.every(isPartOfFirm));
  const [first = '', second = ''] = plain;
  // Nobody's full name has a shortened surname.
  if (first.length < 2 || first === 'lo' || isParticle(first) || (plain.at(-1) ?? '').length < 2)
    return false;
  const unlisted = plain.filter((word) => !isNameWord(word));
  // 'Ana Ruiz y Omar Gil', 'Ana Ruiz o Omar Gil'.
  if (/ [yo] \S+ \S/i.test(value)) return false;
  // 'Villa Rosa', but not 'Blanca Ruiz'.
  if (THING.test(first) && !isGivenName(first)) return false;
  // Given names or surnames alone may be half a name.
  if (unlisted.length === 0) return plain.some(isGivenName) && plain.some(isSurname);
  // 'Cobrará Ana Ruiz', 'Duaca Lara', 'Palo Verde'.
  if (unlisted[0] === first && (isGivenName(second) || THING.test(second))) return false;
  const small = value === value.toLowerCase();
  // Without a difference between capitals and others, one word at most is unknown.
  const plainCase = small || value === value.toUpperCase();
  return (
    (small || own.every(startsUpper)) && (!plainCase || unlisted.length === 1) && !unlisted.some(isEveryday)
  );
}

/** True if a word of a full name is surely a person's or a firm's: 'Aceite Mazeite' and 'Torre Británica' have none. */
export function isSureName(value: string, kind: HolderKind): boolean {
  const isSure = (word: string) =>
    isCompanyWord(word) || isKnownGivenName(word) || (isSurname(word) && !THING.test(word));
  return kind === 'company' || LEGAL_FORM.test(value) || plainWords(value).some(isSure);
}
