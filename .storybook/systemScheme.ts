/** The colour scheme that the browser asks for. */
export const systemScheme = () =>
  matchMedia('(prefers-color-scheme: dark)').matches ? ('dark' as const) : ('light' as const);
