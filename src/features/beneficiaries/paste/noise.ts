import { hideAll } from './candidates';
import type { Pattern } from './matching';

/** A foreign account. */
const IBAN = {
  notAfter: /[a-z\d]$/,
  pattern:
    /[a-z]{2}\d{2}[ -]?[a-z\d]{4}(?:[ -]?(?=[a-z]{0,3}\d)[a-z\d]{4}){2,6}(?:[ -]?\d[a-z\d]{0,2})?(?![a-z\d])/g,
};

/** A number after a word that names something else than bank data. */
const LABELLED =
  /\b(?:ref(?:erencia)?s?|pedido|orden|factura|recibo|operacion|comprobante|transaccion|concepto|guia|serial|placa|contrato|poliza|historia(?: clinica)?|nic|clave|pin|codigo(?= \d{6})|codigo (?:postal|de seguridad|de verificacion|de cliente)|dni|nie|nif|nit|pasaporte|licencia|tarjeta|cvv|iban|termina(?:da|do)? en)\b[^a-z\d\n]{0,6}(?:(?:n|no|nro|num|numero|es|la|de|del|final)\b[^a-z\d\n]{1,3}){0,3}[a-z]{0,2}-?\d[\d.-]*[a-z]?/g;

/** A document of Spain. */
const SPANISH_DOCUMENT = /\b\d{8}-?[a-z](?![a-z\d])/g;

/** The number of an item: '#3', '1. ', '2) '. */
const ITEM = /#[ ]?\d+|^[ ]*\d{1,2}[.)][ )-]+/gm;

const DATE = {
  notAfter: /\d[.\-/ ]?$/,
  pattern: /\d{1,2}([/.-])\d{1,2}\1(?:\d{2})?\d{2}(?![.\-/]?\d)/g,
};
const ABROAD = /\+(?! ?\(?58)[ ]?\d[\d \-().]{6,}\d/g;
const ABROAD_FROM_ZEROS = {
  notAfter: /\d$/,
  pattern: /00(?!58)(?:1[ -]?[2-9]\d|[1-9]\d{1,2})[ -]?\d[\d -]{6,}\d/g,
};

/** Foreign accounts, references and dates; read before anything else. */
export function withoutNoise(folded: string): string {
  return [IBAN, SPANISH_DOCUMENT, LABELLED, ITEM, DATE, ABROAD].reduce<string>(hideAll, folded);
}

/** Foreign phones from '00'; read after accounts, whose branch may begin with it. */
export const withoutForeignPhones = (rest: string) => hideAll(rest, ABROAD_FROM_ZEROS);

const CURRENCY_FIRST: Pattern = [
  { notAfter: /[a-z]$/, pattern: /(?:bs\.?[sdf]?|ves|usd|eur)[ .:=]{0,3}\d[\d.,']*/g },
  /[$€][ .:=]{0,3}\d[\d.,']*/g,
];
const CURRENCY_LAST =
  /\d(?:[\d.,']*\d)? ?(?:(?:bs|bss|bsd|bsf|bolos?|bolivares|usd|eur|euros?|dolar(?:es)?|mil(?! gracias)|millon(?:es)?|lucas|palos|verdes|usdt)\b|€|\$(?! ?\d))/g;
const SUM =
  /\b(?:montos?|abono|total|son|limite|maximo|minimo|valor|precio|costo|cuesta|vale|tasa|por|enviame|envia|mandame|manda|depositame|deposita|transfiereme|transfiere|pasame|quedan?|deben?|debo|cantidad)\b[^a-z\d\n]{0,3}(?:(?:es|de|diario|mensual|unos|como|el)\b[^a-z\d\n]{0,3}){0,3}\d[\d.,']*(?!\d)/g;

/** Amounts of money; read before documents without a label, which have the same form. */
export function withoutAmounts(rest: string): string {
  return [CURRENCY_FIRST, CURRENCY_LAST, SUM].reduce<string>(hideAll, rest);
}
