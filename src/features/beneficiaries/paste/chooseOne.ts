import { clauseAround, UNKNOWN, type Candidate } from './candidates';

/** The outcome for one kind of data: at most one value. */
export interface Choice {
  readonly value: string | undefined;
  /** True if the message has another one that it does not deny. */
  readonly several: boolean;
  /** True if several remain possible. */
  readonly conflict: boolean;
}

/** True if the message says one, or several of which each may be meant. */
export const isSaid = ({ value, conflict }: Choice) => value !== undefined || conflict;

const DENIED_BEFORE =
  /(?:\bya no|\bni|\bmenos|\bborra|\bsin efecto|\bno (?:me )?vay[a-z]+ a|\bno (?:uses?|usar|uso|es|era|mandes|envies|deposites|transfieras|pases|hagas|tengo|acepto|utilizo|trabajo)|\bviej[oa]|\banterior|\bantes|\bantigu[oa]|\bcerre|\bperdi)(?: +(?!es )[a-z.]+){0,4}[^a-z\d]*$/;

export const DENIED_AFTER =
  /^[^a-z\d\n]*(?:que |es[ea] )?(?:ya no|no (?:sirve|funciona|es|l[ao] uses|existe|va|(?:tengo|uso)(?=[.,;\n]|$))|(?:(?:l[ao] )?tengo|esta|quedo|fue|(?:ya )?(?:me )?l[ao]) (?:bloque|caid|cerr|inactiv|suspend|danad|perdi|rob)|(?:era|es) (?:el|la) (?:viej|anterior|antigu)|(?:viej[oa]|anterior)\b)/;

/** 'Al Caroní no, …', '… pero esa no es la de la cuenta'. */
const DENIED_NEXT = /^(?: no *[,;\n]|[^()\n]*\) ya no\b|[ ,.]*(?:pero )?es[ea] no (?:es (?:la|el) |va\b))/;

const DENIED_BRACKET = /^ *\((?:ya no|no (?!\d)|viej|anterior|antigu|cerrad|bloque)/;

const CORRECTED =
  /(?:\bperdon|\bdisculpa|\bcorri(?:jo|ge)|\bcorreccion|\bme equivoque|\bequivocad|\bdigo\b|\brectific|\berror|\bno,? (?:espera|mejor|no)\b|\bahora (?:es|uso|tengo)|\bel nuevo|\bla nueva|\b(?:numero|telefono|cuenta|cedula) (?:nuev[oa]|correct[oa]))[^\n]{0,40}$/;

/** 'Ese último es el bueno'. */
const CONFIRMED = /^[^a-z\d]*(?:est?[ae] (?:ultim[oa] )?)?es (?:el|la) (?:buen|correct)/;

const MINE = /\b(?:(?:la|el) mi[ao]|mi (?:cedula|ci|documento|rif) (?:es|por si))\b/;
const THEIRS =
  /\b(?:su (?:cedula|ci|telefono|numero|cuenta|celular|tlf)|de (?:el|ella)\b)|(?:^ ?|\b(?:ci|cedula|documento) (?:del )?)titular\b/;
/** The message says that the data are somebody else's. */
const OF_OTHERS = /\bes de (?:mi|el|la|un|una)\b/;

/** Somebody beside the holder. */
const OTHER_ROLE = /\b(?:autorizad[oa]|cotitular|representante|apoderad[oa]|testigo)\b/;

/** Who pays, or for whom: 'Cliente: Ana Ruiz, C.I. …', 'paciente Ana Ruiz' */
const PAYER =
  /(?:\b(?:paciente|pasajer[oa]|alumn[oa]|estudiante|huesped)(?: es)?|(?:^|\n)[^a-z\n]*(?:client[ea]|comprador|compradora|inquilin[oa]|representante)[^:\n]{0,14}:)[a-z: ]*[^a-z\d\n]{0,3}(?:(?:c\.? ?i|cedula|rif)\W*)?$/;

/** True if the words before `place` are of a payer, or are the name of one. */
export const isOfPayer = (folded: string, place: number) =>
  PAYER.test(folded.slice(Math.max(0, place - 80), place));

/** From where the money comes. */
const ORIGIN =
  /\b(?:emisor|origen|ordenante|remitente|que envia|a debitar|desde(?: (?:mi|tu|el|la|cuenta|del?))*)\b[^a-z\n]*(?:banco )?$|\bdesde mi(?: cuenta(?: del?)?(?: [a-z]+)?:?| [a-z]+) $|\bsalio de (?:mi|tu|su)(?: [a-z]+)? $|\brecib[a-z]+ un pago ?movil\b[^\n]*\bdel? $/;

/** 'Te escribe su hija Ana Ruiz, V-…': of whoever writes, if there is another. */
const WRITER = /\bte (?:escribe|habla)\b[a-z ,]*$/;

/** Whatever stands before the line of the receiver is of whoever sends. */
const OF_SENDER =
  /\b(?:origen|ordenante)\b[^]*?\n[^\n:]{0,20}\b(?:destino|beneficiari[oa])\b|\bdesde mi\b[^]*?\n[^\n:]{0,20}\bdestino:/g;

export const isOfSender = (folded: string, { start }: Candidate) =>
  Array.from(folded.matchAll(OF_SENDER)).some(
    ({ 0: text, index }) => index < start && start < index + text.length,
  );

/** True if the words around a value say that it is not to be used. */
export function isDenied(folded: string, candidate: Candidate): boolean {
  const { before, after } = clauseAround(folded, candidate);
  return (
    DENIED_BEFORE.test(before) ||
    /^ *no +$/.test(before) ||
    DENIED_AFTER.test(after) ||
    OTHER_ROLE.test(before) ||
    isOfPayer(folded, candidate.start) ||
    DENIED_NEXT.test(folded.slice(candidate.end)) ||
    ORIGIN.test(folded.slice(0, candidate.start)) ||
    isOfSender(folded, candidate) ||
    DENIED_BRACKET.test(folded.slice(candidate.end, candidate.end + 20))
  );
}

const certain = ({ value }: Candidate, several = true): Choice => ({
  value: value === UNKNOWN ? undefined : value,
  several,
  conflict: false,
});

/** 'C.I. ' is none, and lines may belong together. */
const SENTENCE_END = /(?:[a-z\d]{2}|\))\.\s/g;

/** Those whose sentence has other data, too: the second in 'Retira Omar Gil, V-… El pago: Banesco, V-…, 0414 …' */
function besideData(
  folded: string,
  all: readonly Candidate[],
  data: readonly Candidate[],
): readonly Candidate[] {
  const ends = Array.from(folded.matchAll(SENTENCE_END), ({ index }) => index);
  const sentenceOf = ({ start }: Candidate) => ends.filter((end) => end < start).length;
  const sentences = new Set(data.map(sentenceOf));
  return all.filter((one) => sentences.has(sentenceOf(one)));
}

/** Picks the one value that the words leave; none if two remain possible. */
export function chooseOne(
  folded: string,
  all: readonly Candidate[],
  data: readonly Candidate[] = [],
): Choice {
  // 'No es 0414 …' also denies where the number was said before.
  const denied = new Set(all.filter((one) => isDenied(folded, one)).map(({ value }) => value));
  const said = all.filter(({ value }) => !denied.has(value));
  const receivers = said.filter(({ start }) => !WRITER.test(folded.slice(0, start)));
  const left = receivers.length > 0 ? receivers : said;
  const values = new Set(left.map(({ value }) => value));
  const last = left.at(-1);
  if (!last) return { value: undefined, several: false, conflict: false };
  if (values.size === 1) return certain(last, false);

  const earlier = left.filter(({ value }) => value !== last.value);
  const between = folded.slice(Math.max(...earlier.map(({ end }) => end)), last.start);
  if ((CORRECTED.test(between) || CONFIRMED.test(folded.slice(last.end))) && values.size === 2)
    return certain(last);

  const clause = (candidate: Candidate) => Object.values(clauseAround(folded, candidate)).join(' ');
  const theirs = left.filter((candidate) => THEIRS.test(clause(candidate)));
  const others = left.filter((candidate) => !theirs.includes(candidate));
  const [their] = theirs;
  if (their && theirs.length === 1 && others.every((candidate) => MINE.test(clause(candidate))))
    return certain(their);
  const notMine = left.filter((candidate) => !MINE.test(clause(candidate)));
  const [other] = notMine;
  if (other && notMine.length === 1 && OF_OTHERS.test(folded)) return certain(other);
  const [only, ...more] = besideData(folded, left, data);
  // Of two persons, each may be meant.
  if (only && /^[JG]/.test(only.value) && more.every(({ value }) => value === only.value))
    return certain(only);
  return { value: undefined, several: true, conflict: true };
}
