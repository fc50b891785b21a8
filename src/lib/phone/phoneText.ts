const spaced = (...groups: readonly (string | undefined)[]) => groups.filter(Boolean).join('\u00a0');

/** A phone in groups, kept on one line: '0414 000 0001', '+34 600 000 001'. Any other text as it is (product 9.8). */
export function phoneText(text: string): string {
  const [, trunk, ...national] = /^\s*(0\d{3})(\d{3})(\d{4})\s*$/.exec(text) ?? [];
  if (trunk !== undefined) return spaced(trunk, ...national);
  const [, dial, number = ''] = /^(\+\d{1,3}) (\d+)$/.exec(text) ?? [];
  return dial === undefined ? text : spaced(dial, number.replace(/(\d{3})(?=\d{3})/g, '$1\u00a0'));
}
