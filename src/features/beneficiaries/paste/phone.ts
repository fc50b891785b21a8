import { digitsOf } from '@/lib/phone/dialCode';
import { clauseAround, hideAll, readAll, type Candidate, type Found } from './candidates';

const PREFIX = '4(?:12|14|16|22|24|26)';

const IN_NUMBER = /\d[.\-/]?$/;

/** A mobile in any grouping, in national or international form, or without its first zero. */
const MOBILE = {
  notAfter: IN_NUMBER,
  pattern: new RegExp(
    String.raw`(?:(?:00)? ?\(?58\)?[ .\-/]{0,3})?\(?0?\)?[ -]?(${PREFIX})\)?[ .\-–—/]{0,3}(\d(?:[ .\-–—]{0,3}\d){6})(?![.\-/]?\d)`,
    'g',
  ),
};

const LANDLINE = {
  notAfter: IN_NUMBER,
  pattern: /(?:\+?58[ -]?)?\(?0?2\d{2}\)?[ .-]{0,3}\d{3}[ .-]?\d{2}[ .-]?\d{2}(?!\d)/g,
};

/** A mobile with too few or too many digits. */
const BROKEN = {
  notAfter: IN_NUMBER,
  pattern: new RegExp(String.raw`\(?0${PREFIX}\)?(?:[ .\-–—/]{0,3}\d){3,9}(?!\d)`, 'g'),
};

/** Words beside a number that is for calling, not for paying. */
const TO_CALL =
  /\b(?:llama\w*|llames?|escrib(?!o\b)\w*|avisa\w*|avise\w*|comunica\w*|contacta\w*|contacto|whats?app|wasap|wsp?|emergencia|repica\w*|delivery|motorizad[oa])\b/;
const TO_PAY = /\b(?:pago ?movil|pm|tlfn?|telf|telefono)\b/;
/** 'Manda el comprobante al 0414 …', 'el capture me lo mandas al 0414 …'. */
const TO_SHOW = /\b(?:capture|comprobante)(?: [a-z]+){0,3} al $/;

function isToCall(folded: string, candidate: Candidate): boolean {
  const { before, after } = clauseAround(folded, candidate);
  // 'Se llama Ana Ruiz: 0412 …' says a name.
  const isCall = TO_CALL.test(`${before} ${after}`.replace('se llama ', ''));
  return (isCall || TO_SHOW.test(before)) && !TO_PAY.test(before);
}

/** Reads Venezuelan mobiles, as 11 digits from 0. */
export function readPhones(text: string, folded: string): Found {
  const { found, rest } = readAll(
    text,
    MOBILE,
    ([, prefix = '', number = '']) => `0${prefix}${digitsOf(number)}`,
  );
  return {
    found: found.filter((candidate) => !isToCall(folded, candidate)),
    rest: [LANDLINE, BROKEN].reduce(hideAll, rest),
  };
}
