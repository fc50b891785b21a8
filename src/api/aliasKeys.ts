/** Payment-detail keys that hold a beneficiary's alias (decisions 26). */
const aliasKeys: ReadonlySet<string> = new Set(['alias', 'nickname', 'apodo', 'nombre_corto']);

/** True for a key of an alias, in any case. */
export function isAliasKey(key: string): boolean {
  return aliasKeys.has(key.toLowerCase());
}
