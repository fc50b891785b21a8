const known = new Map<string, boolean>();

/**
 * Whether the keypad of `inputMode="decimal"` writes decimals with a dot. No browser says so; this follows its
 * language and region ('en-GB' and 'es-MX' write 1.5, 'es-ES' 1,5).
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

/** Computes it while the browser is idle: loading the number format takes a slow phone longer than a keystroke may. */
export function prepareKeypad(): void {
  // Safari has no idle callback. There it is computed when it is needed.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(keypadWritesPoint);
}
