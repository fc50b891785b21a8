import { candidateOf, clauseAround, READ, type Candidate } from './candidates';
import { DENIED_AFTER, isDenied } from './chooseOne';
import { allMatches, type Pattern } from './matching';

export type Method = 'pago-movil' | 'transferencia';
export type AccountType = 'CORRIENTE' | 'AHORRO';

export const PAGO_MOVIL: Pattern = [
  /\bpago?s?[ -]*m[ou]?[vb]i?l(?:es)?|\bp[ .]{0,2}m[ou]vil\b/g,
  { notAfter: /[a-z.\d]$|\d $/, pattern: /p\.? ?m\b\.?/g },
  /\bpago mov\b/g,
];

const DENIED_METHOD =
  /\b(?:no (?:tengo|tiene|uso|usa|acepto|hagas|sirve|me sirve|manejo|maneja|por|es)|ya no|nada de|sin)(?: (?:el|un|mi|por))? *$/;

const TRANSFER =
  /\b(?:transferencias?|transf)\b(?! (?:por|de|via|con|en|x|a|al|bancaria por)? ?(?:pago|pm))/g;

const ACCOUNT_WORD = /\b(?:cuentas?|ctas?)\b/g;

/** 'Cuenta' in phrases that have nothing to do with a bank. */
const NO_ACCOUNT =
  /(?:\bpor (?:mi|tu|su)|\b(?:me|te|se) (?:di|das|da|doy|dio)|\ba|\ben|\bfalta(?: \w+)?(?: la| mi| el numero de)*) $/;
const ACCOUNT_VERB = /^ (?:conmigo|con eso|que|me|te|regresiva|de que)\b/;

/** 'CC' before a number shorter than an account is a Colombian cédula. */
const CURRENT: Pattern = [
  /\b(?:cuenta )?c[ou]r+iente\b|\bcte\b/g,
  /\bc ?[/.]? ?c\b(?!\.? de colombia|[ .:]{0,3}\ue000{6,13}(?!\ue000))\.?/g,
];
const SAVINGS = /\b(?:cuenta )?a?horr?os?\b|\baho\b/g;
const NO_TYPE =
  /\b(?:al|mis|tus|sus|los|unos|nuestros|agua|luz|aire|lo|sin|hay|(?:fue|volvio|llego|cortaron) la) $/;

function mentions(rest: string, folded: string, pattern: Pattern, denied?: RegExp): readonly Candidate[] {
  return allMatches(rest, pattern)
    .map((match) => candidateOf(match[0], match))
    .filter(
      (mention) =>
        !denied?.test(folded.slice(Math.max(0, mention.start - 40), mention.start)) &&
        !ASKED.test(folded.slice(mention.end)) &&
        !DENIED_AFTER.test(clauseAround(folded, mention).after),
    );
}

/** A question asks for a method and does not name it. */
const ASKED = /^[^\n.!;:]{0,40}\?/;

const SENTENCE_END = /\n|\. /;
const OF_ACCOUNT = new RegExp(`\\b(?:cuentas?|ctas?|tipo)\\b|${READ}`);
const ALONE = /^(?:[^a-z]|\b(?:de|es|la)\b)*$/;

const typeWords = (rest: string, folded: string, pattern: Pattern) =>
  mentions(rest, folded, pattern, NO_TYPE);

/** True near data or the word for an account, or alone; 'les sigue la corriente' names no kind of account. */
function namesType(text: string, mention: Candidate): boolean {
  const { start, end, value } = mention;
  // 'Mándalo a esta de ahorro:' announces the next line.
  const hidden = text.replace(/: *\n/g, (lineEnd) => ' '.repeat(lineEnd.length));
  const [before = ''] = hidden
    .slice(Math.max(0, start - 40), start)
    .split(SENTENCE_END)
    .slice(-1);
  const [after = ''] = hidden.slice(end, end + 40).split(SENTENCE_END, 1);
  return (
    OF_ACCOUNT.test(before + value + after) ||
    ALONE.test(Object.values(clauseAround(hidden, mention)).join(' '))
  );
}

/** The kind of account; none if the message names both. */
export function readAccountType(rest: string, folded: string, hidden: string): AccountType | undefined {
  const said = (pattern: Pattern) =>
    typeWords(rest, folded, pattern).some(
      (mention) => namesType(hidden, mention) && !isDenied(folded, mention),
    );
  const [current, savings] = [said(CURRENT), said(SAVINGS)];
  if (current === savings) return undefined;
  return current ? 'CORRIENTE' : 'AHORRO';
}

/** 'Mejor por …', 'prefiero …', but not 'a lo mejor'. */
const PREFERRED = /(?:(?:^|[^a-z ]|\b(?:es|pero)) *mejor|\bprefiero)(?: (?:por|con|el|la|un|una))* $/;

/** What decides the method, beside its names. */
export interface Evidence {
  readonly account: boolean;
  readonly phone: boolean;
  readonly document: boolean;
  readonly bank: boolean;
}

/**
 * The method that the message names, or else the one that its data imply.
 *
 * @param hidden `rest` without the banks, as the kind of account needs it
 */
export function readMethod(
  rest: string,
  folded: string,
  hidden: string,
  evidence: Evidence,
): Method | undefined {
  const mobiles = mentions(rest, folded, PAGO_MOVIL, DENIED_METHOD);
  const transfers = mentions(rest, folded, TRANSFER, DENIED_METHOD);
  const isPreferred = ({ start }: Candidate) => PREFERRED.test(folded.slice(0, start));
  if (evidence.phone && mobiles.some(isPreferred)) return 'pago-movil';
  if (evidence.account && transfers.some(isPreferred)) return 'transferencia';
  const [pagoMovil, transfer] = [mobiles.length > 0, transfers.length > 0];
  const said = [CURRENT, SAVINGS].flatMap((type) => typeWords(rest, folded, type));
  const types = said.some((mention) => namesType(hidden, mention));
  const account = mentions(rest, folded, ACCOUNT_WORD, NO_ACCOUNT).some(
    ({ end, start }) =>
      !ACCOUNT_VERB.test(folded.slice(end)) &&
      !DENIED_METHOD.test(folded.slice(Math.max(0, start - 40), start)),
  );
  if (evidence.account) return pagoMovil ? undefined : 'transferencia';
  if (pagoMovil) return transfer || (account && types) ? undefined : 'pago-movil';
  const implied = evidence.bank && evidence.document && evidence.phone;
  if (implied) {
    if (types) return 'transferencia';
    // 'En la de ahorros', far from the data, names no kind for certain.
    return transfer || account || said.length > 0 ? undefined : 'pago-movil';
  }
  return transfer || types || (account && (evidence.bank || evidence.document)) ? 'transferencia' : undefined;
}
