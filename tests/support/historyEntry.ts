/**
 * Identifies a history entry; a replaced entry keeps its key. `history.length` is not usable, because it stops at
 * fifty.
 */
export const historyEntry = (): string | undefined => navigation.currentEntry?.key;
