// Apart from the colours by purpose, which are in the style sheet of each page and not in its first code.

/** The soft shadow of cards. */
export const cardShadow = 'var(--app-shadow-card)';
/** The shadow of floating elements. */
export const floatShadow = 'var(--app-shadow-float)';
