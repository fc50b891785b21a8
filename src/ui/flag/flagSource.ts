/** The regional indicators of a code, as emoji images are named: '1f1fb-1f1ea'. */
const codepointsOf = (code: string) =>
  Array.from(code, (letter) => (letter.charCodeAt(0) - 0x61 + 0x1f1e6).toString(16)).join('-');

/**
 * The address of a flag's image; undefined for anything but a code of two letters.
 *
 * @param code ISO 3166 or EU, any case
 * @param template with `{code}` or `{codepoints}`, see `config.flagImages`
 */
export function flagSource(code: string, template: string): string | undefined {
  if (!/^[a-z]{2}$/i.test(code)) return undefined;
  const lower = code.toLowerCase();
  return template.replace('{codepoints}', codepointsOf(lower)).replace('{code}', lower);
}
