/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';
const SEPARATOR = ';';

/** First characters that make a spreadsheet treat a text as a formula. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;
const NUMBER = /^-?\d+(,\d+)?$/;

/** A cell. A text that looks like a formula gets a leading apostrophe, which marks it as text for spreadsheets. */
function csvCell(text: string): string {
  const safe = FORMULA_START.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A file for Spanish spreadsheets: semicolons, CRLF and a byte order mark. Numbers are passed with a decimal comma. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvCell).join(SEPARATOR)}\r\n`).join('');
}
