import type { Exchange } from '@/api/exchanges';

const age = ({ inserted }: Exchange) => inserted ?? -Infinity;

/** The newest exchanges first, those without a date last: no server promises an order. */
export const newestFirst = (exchanges: readonly Exchange[]): readonly Exchange[] =>
  [...exchanges].sort((a, b) => (age(a) === age(b) ? 0 : age(b) - age(a)));
