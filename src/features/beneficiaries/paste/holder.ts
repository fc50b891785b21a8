import { hideAll, hideFound, READ, UNKNOWN, type Candidate } from './candidates';
import { isOfPayer, isOfSender, type Choice } from './chooseOne';
import { fold, type Message } from './cleanText';
import { isCompanyWord } from './commonWords';
import { isKnownGivenName } from './givenNames';
import { firstMatch, type Pattern } from './matching';
import {
  cutAtSmallWord,
  FAMILY,
  isFirm,
  isFirmName,
  isFullName,
  isNameLike,
  isSureName,
  isTurned,
  LEGAL_FORM_NEXT,
  withoutLegalForm,
  holderKindOf,
  PAYING,
  TITLE,
  trimmed,
  type HolderKind,
  withoutLead,
} from './names';

/** Words before a name that make it the holder's. */
const LABEL =
  /\b(?:tit(?:ula[rl])?(?: de la cuenta)?|al? nombre (?:del(?= (?:sr|dr|senor|lic|ing|prof))|de?|mi[oa])|a mi nombre|a favor de|beneficiari[oa](?: final)?|name|nombres?(?: y apellidos?)?(?: completo)?|se llama|razon social|duen[oa]|nome?|benef)\b(?![^)\n]{0,14}\)(?!:))[ \t]*(?:(?:es|de la cuenta|(?:de )?destino|de)\b)?[ \t]*[^a-z\d\n\ue000]{0,6}(?:\n[^a-z\d\n\ue000]{0,4})?(?=[a-z])/g;

/** Whoever follows, nobody else is the holder. */
const IN_NAME_OF = /\ba nombre de [a-z]/;

/** What announces a full name: 'datos de Ana Ruiz', 'retira Ana Ruiz', 'para mi tía Ana Ruiz'. */
const ANNOUNCED = new RegExp(
  String.raw`(?:\bdatos(?: bancarios)?|\bcuenta|\bes(?: el)?|\ue000) (?:del?|a|para) (?=[a-z])|\bsoy yo(?: mism[oa])? (?=[a-z])|\b(?:(?:retira|cobra|recibe|seria)(?: es| para)?|(?:propietari[oa]|favorecid[oa])(?: de la cuenta)?|(?:${PAYING})\w* a|(?:para|a)(?= mi )):? +(?=[a-z])|(?:^|\n)para: *(?=[a-z])`,
  'g',
);

/** 'No está a mi nombre (Ana Ruiz)', 'creo que está a nombre de Ana Ruiz', 'Zelle a nombre de Ana Ruiz'. */
const DOUBT =
  /\b(?:no (?:es|esta|va|se si)|creo)(?: [a-z]+){0,7}[ (:]*$|\b(?:zelle|binance|paypal|zinli)\b[^\n\ue000]*$/;

/** 'Te pago desde mi cuenta ES…, a nombre de Omar Gil'. */
const SENDING = /\bdesde mi\b[^\n.]*$/;

/** 'Omar Gil (V-…) ya no es tesorero'. */
const NO_HOLDER = /^ *(?:\([^)\n]*\) *)?ya no /;

/** Another name follows: 'Ana Ruiz o Omar Gil', 'Ana Ruiz o a nombre de Omar Gil'. */
const OR_ANOTHER = /^o [a-z]/;

/** True if a given name stands on the other side of a stroke: 'Ana/Omar Gil', 'Omar Gil / Ana'. */
function isOneOfTwo(rest: string, from: number, to: number): boolean {
  const [, before = ''] = /([a-z]+) ?\/ ?$/.exec(rest.slice(0, from)) ?? [];
  const [, after = ''] = /^ ?\/ ?([a-z]+)/.exec(rest.slice(to)) ?? [];
  return isKnownGivenName(before) || isKnownGivenName(after);
}

/** First name and surname on lines of their own; neither is the whole name. */
const DIVIDED_NAME = /^[^a-z\n]*apellidos?\b/m;
const BOTH_PARTS =
  /^[^\p{L}\n]*nombres?[^\p{L}\n]{1,4}(\p{L}[\p{L}\p{M} ]*)\n[^\p{L}\n]*apellidos?[^\p{L}\n]{1,4}(\p{L}[\p{L}\p{M} ]*)$/gimu;

/** A person whose document follows at once. */
const SELF = /\b(?:soy|(?:el|ella) es)[ ]+(?=[a-z])/g;

const RELATIVE_NEXT = ' a mi [a-z]+[:,]? ?$';
const PAID = new RegExp(String.raw`\b(?:${PAYING}|haz)[a-z]*${RELATIVE_NEXT}`);
const TOLD = new RegExp(
  String.raw`\b(?:[a-z]+les?|llam[ae]n?|avis[ae]n?|pid[ae]n?|escrib[ae]n?|salud[ao]s?|pregunt[ae]n?|habl[ae]n?)${RELATIVE_NEXT}`,
);

/** Somebody is to be told, not paid: 'Dile a mi tía Ana Ruiz', 'a mi tía Ana Ruiz que llame'. */
const isTold = (before: string, after: string) =>
  !PAID.test(before) && (TOLD.test(before) || /^ que [a-z]/.test(after));

/** A full stop, but not of an initial, a title, or a short form in the name of a firm or a place. */
const SENTENCE_END = {
  notAfter:
    /\b(?:[a-z]|sra?|srta|hn[oa]|od|dra?|lic(?:d[oa])?|ing|abg|arq|econ|msc|sgto|tte|cnel|profa?|hnos|cia|sucs?|inv|dist|com|rep|st[ao]|av|urb|edif|edf|conj|res)$/,
  pattern: /\. /g,
};

const SEPARATOR = [
  /[\n,;|/()[\]{}"“”«»<>=:!?¿¡•→➡⚡+]|\s[-–—]+\s/g,
  SENTENCE_END,
  /\p{Extended_Pictographic}|\ue000+|\b(?:corriente|ahorros?)\b/gu,
];

const NAME_END: Pattern = [
  ...SEPARATOR,
  /\b(?:[cs]edula|c\.? ?i\b|rif|tlfn?|telf|telefono|tel|cel|celular|cta|cuenta|banco|bco|pago|doc|documento|correo|email|numero|nro|o|y (?:su|mi|tiene))\b/g,
];

/** 'A nombre de la Asociación Civil …' */
const ARTICLE = /^(?:el|la) (?=([a-z]+))/;

/** Names after the words of `label`. */
function labelledNames(message: Message, rest: string, label: RegExp): readonly Candidate[] {
  return Array.from(rest.matchAll(label)).flatMap(({ 0: words, index }) => {
    const from = index + words.length;
    const family = from + (FAMILY.exec(rest.slice(from))?.[0].length ?? 0);
    const title = family + (TITLE.exec(rest.slice(family))?.[0].length ?? 0);
    const [article = '', noun = ''] = ARTICLE.exec(rest.slice(title)) ?? [];
    const start = title + (isCompanyWord(noun) ? article.length : 0);
    const tail = rest.slice(start);
    const stop = firstMatch(tail, NAME_END);
    let end = stop ? start + stop.index : rest.length;
    end += LEGAL_FORM_NEXT.exec(rest.slice(end))?.[0].length ?? 0;
    const value = cutAtSmallWord(trimmed(message, start, end));
    // 'Dueño del local', 'Nombre de usuario: pepe'.
    const ofSomethingElse = !value.includes(' ') && rest[end] === ':';
    // 'El nombre del alumno'.
    const isOfOthers = /^(?:del|el|la|los|las) /.test(value);
    if (!isNameLike(value) || ofSomethingElse || isOfOthers || value.length < 3 || isTurned(rest.slice(end)))
      return [];
    // What a small word cut off stands between the name and the data.
    const said = OR_ANOTHER.test(rest.slice(end)) || isOneOfTwo(rest, start, end) ? UNKNOWN : value;
    return [{ value: said, start, end: start + value.length }];
  });
}

/** Words that make a line a greeting, thanks, or the start of a signature. */
const COURTESY =
  /\b(?:hola|buen[oa]s|saludos?|gracias|besos?|besitos?|besote|abrazos?|bendicion(?:es)?|atte|att|atentamente|carino|querid[oa]|estimad[oa]|chao|adios|amor|dios|feliz|escribe|habla|firma(?! personal)|cordialmente|suerte|reenviado|de parte|oye|epa|mira)\b/;

interface Part {
  readonly start: number;
  readonly end: number;
}

/** The parts of a line between separators and data. */
function partsOf(rest: string, start: number, end: number): readonly Part[] {
  const parts: Part[] = [];
  let from = start;
  while (from <= end) {
    const cut = firstMatch(rest.slice(from, end), SEPARATOR);
    let to = cut ? from + cut.index : end;
    to += LEGAL_FORM_NEXT.exec(rest.slice(to, end))?.[0].length ?? 0;
    if (/[a-z]/.test(rest.slice(from, to))) parts.push({ start: from, end: to });
    if (!cut) break;
    from = Math.max(to, from + cut.index + cut[0].length, from + 1);
  }
  return parts;
}

/** Full names that stand alone among the data. */
function bareNames(message: Message, rest: string, kind: HolderKind): readonly Candidate[] {
  const found: Candidate[] = [];
  let start = 0;
  let afterCourtesy = false;
  let afterGreeting = false;
  let afterBlank = false;
  const lines = rest.split('\n');
  // Blank lines between the data set nothing apart.
  const spaced = /\ue000[^\S\n]*\n[^\S\n]*\n[^]*\ue000/.test(rest);
  const lastData = lines.findLastIndex((line) => line.includes(READ));
  for (const [row, line] of lines.entries()) {
    const end = start + line.length;
    const parts = partsOf(rest, start, end);
    const hasData = line.includes(READ);
    const firms = parts.filter((part) => isFirmName(trimmed(message, part.start, part.end)));
    const courtesy = COURTESY.test(hideFound(rest, firms).slice(start, end));
    for (const part of parts) {
      const value = withoutLead(trimmed(message, part.start, part.end));
      const ownLine = parts.length === 1 && !hasData;
      // A vocative or a signature.
      const signed =
        ownLine &&
        (afterGreeting ||
          /,\s*$/.test(line) ||
          (row > lastData && (afterCourtesy || (afterBlank && !spaced))));
      if (
        (courtesy && !isApartFromCourtesy(line, part.start - start, part.end - start)) ||
        signed ||
        (COURTESY.test(fold(value)) && !isFirmName(value)) ||
        !isFullName(value, kind)
      )
        continue;
      if (!ownLine && !hasData) continue;
      if (UNKNOWN_LABEL.test(rest.slice(start, part.start)) && !/^[^.\n]*\ue000/.test(rest.slice(part.end)))
        continue;
      // Another name contradicts the holder's, but alone it fills nothing.
      found.push({
        ...part,
        value: isSureName(value, kind) && !isOneOfTwo(rest, part.start, part.end) ? value : UNKNOWN,
      });
    }
    if (line.trim() !== '') {
      afterCourtesy = courtesy && !hasData;
      // 'Hola, mis datos:' greets nobody below.
      afterGreeting = afterCourtesy && line.length < 25 && !/: *$/.test(line);
    }
    afterBlank = line.trim() === '';
    start = end + 1;
  }
  return found;
}

/** 'Paciente:' says who somebody else is. */
const UNKNOWN_LABEL = /[a-z][^a-z\d\n\ue000]*: *$/;

/** True if data stand beside the name, before it in its sentence or after it, and no courtesy is nearer. */
function isApartFromCourtesy(line: string, from: number, to: number): boolean {
  const lead = line.slice(0, from);
  const [before = ''] = lead.split(/[.!?] |\p{Extended_Pictographic}/u).slice(-1);
  const after = line.slice(to);
  if (THANKS.test(`${lead}N${after}`) && !TITLE.test(line.slice(from, to).trimStart())) return true;
  const [next = ''] = after.split(after.includes(READ) ? READ : /[.!?] /, 1);
  return `${before}${after}`.includes(READ) && !COURTESY.test(`${before.split(READ).at(-1) ?? ''} ${next}`);
}

/** Thanks for what was asked: '0414-1239087. Ana Ruiz. Gracias'; in '0414-1239087. Ana Ruiz, gracias' she gets them. */
const THANKS = /\ue000(?:[^a-z.\n]*N[ ,.;!]+|\. N\. +)(?:(?:muchas|mil) )?gracias\b/;

/** True if a number, or its label, follows at once: 'soy Ana Ruiz, mi pago móvil: 0414 …', 'soy Ana Ruiz, 0414 …'. */
function isNextToData(rest: string, { end }: Part): boolean {
  return /^[^a-z\d\n]{0,6}(?:mi (?=\ue000+(?: es)?[^a-z\ue000]{1,3}\ue000))?\ue000/.test(rest.slice(end));
}

/** The label of a number that was read. */
const NUMBER_LABEL = {
  notAfter: /[a-z]$/,
  pattern:
    /(?:c\.? ?i\.?|[cs]edula|rif|doc|documento|tlfn?|telf|tel|telefono|cel|celular|cta|cuenta|n°|nro)[^a-z\n\ue000]{0,4}(?=\ue000)/g,
};

const same = (one: string) => fold(one).replace(/[^a-z]/g, '');

function agreed(all: readonly Candidate[]): string | undefined {
  const names = all.map(({ value }) => value);
  if (names.includes(UNKNOWN) || new Set(names.map((name) => same(withoutLegalForm(name)))).size > 1)
    return undefined;
  return names.find((name) => name !== withoutLegalForm(name)) ?? names[0];
}

/** 'Alias: Nené', 'apodo La Negra', 'alias: mi tía Nené'. */
const ALIAS =
  /\b(?:alias|apodo|sobrenombre)\b[^a-z\d\n\ue000]{0,4}((?!no\b|ningun|pon)(?:mi )?[a-z][^\s,;|/()"”»\d\ue000]+(?: [^\s,;|/()"”»\d\ue000]+){0,3})(?=\.?[ "”»]*(?:[\n,;|/()]|$)|[ "”»]*[ "”»]\ue000)/;

/** What the message calls an alias, with its label. */
export function readAlias(message: Message, rest: string): Candidate | undefined {
  const match = ALIAS.exec(rest);
  if (!match) return undefined;
  const [said, name = ''] = match;
  const end = match.index + said.length;
  return { value: trimmed(message, end - name.length, end), start: match.index, end };
}

/**
 * The account holder: after a label, or a full name that stands alone among the data.
 *
 * @param text the folded text, in which all data, methods and banks are hidden
 * @param document whose it is; if there are several, a label may be somebody else's
 */
export function readHolder(message: Message, text: string, document: Choice): string | undefined {
  const rest = hideAll(text, NUMBER_LABEL);
  const isCertain = (name: Candidate) =>
    !DOUBT.test(rest.slice(0, name.start)) &&
    !SENDING.test(rest.slice(0, name.start)) &&
    !isOfSender(message.folded, name) &&
    !isOfPayer(message.folded, name.end) &&
    !NO_HOLDER.test(rest.slice(name.end));
  const kind = holderKindOf(document.value);
  const bare = () => bareNames(message, rest, kind);
  if (DIVIDED_NAME.test(message.folded)) {
    const [only, another] = message.text.matchAll(BOTH_PARTS);
    if (!only || another || document.several) return undefined;
    const [said, ...parts] = only;
    const value = parts.map((part) => part.trim()).join(' ');
    const name = { value, start: only.index, end: only.index + said.length };
    return isNameLike(value) ? agreed([name, ...bare()].filter(isCertain)) : undefined;
  }
  const labelled = labelledNames(message, rest, LABEL);
  if (labelled.length > 0)
    return agreed([...labelled, ...(document.several ? bare() : [])].filter(isCertain));
  if (IN_NAME_OF.test(rest) || document.conflict) return undefined;
  const self = labelledNames(message, rest, SELF).filter(
    (name) => name.value.includes(' ') && isNextToData(rest, name),
  );
  const announced = labelledNames(message, rest, ANNOUNCED).filter(({ value }) => isFullName(value, kind));
  const paid = [...self, ...announced, ...bare()].filter(
    ({ start, end }) => !isTold(rest.slice(0, start), rest.slice(end)),
  );
  const certain = paid.filter(isCertain);
  const firms = kind === 'company' ? certain.filter(({ value }) => isFirm(value)) : [];
  return agreed(firms.length > 0 ? firms : certain);
}
