const known = new Map<string, boolean>();

/**
 * Whether the keypad that `inputMode="decimal"` brings writes decimals with a dot. Nothing tells which keypad it is: it
 * most likely speaks the browser's language, of the browser's region ('en-GB' and 'es-MX' write 1.5, 'es-ES' 1,5).
 */
export function keypadWritesPoint(): boolean {
  const { language } = navigator;
  const writesPoint =
    known.get(language) ??
    new Intl.NumberFormat(language)
      .formatToParts(1.5)
      .some(({ type, value }) => type === 'decimal' && value === '.');
  known.set(language, writesPoint);
  return writesPoint;
}

/** Finds it out when the browser has time for it: loading a language's numbers takes a slow phone longer than a key may. */
export function prepareKeypad(): void {
  // Safari has no idle callback yet; there it is found out when it matters.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(keypadWritesPoint);
}
