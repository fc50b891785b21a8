/** The web font, the local font with its metrics that stands in while it loads, and the system's. */
export const fontFamily = "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif";
