/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';
const SEPARATOR = ';';

/** What a spreadsheet would run instead of show, were it the first character of a text. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;
const NUMBER = /^-?\d+(,\d+)?$/;

/** A cell; text that looks like a formula gets an apostrophe before it, which spreadsheets read as "this is text". */
function csvCell(text: string): string {
  const safe = FORMULA_START.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A file for Spanish spreadsheets: semicolons, CRLF, and a byte order mark. Numbers come with their decimal comma. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvCell).join(SEPARATOR)}\r\n`).join('');
}
