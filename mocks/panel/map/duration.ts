const UNITS = [
  [60_000, 'min'],
  [1000, 's'],
] as const;

/** A duration in the largest unit that fits, such as '20 s' or '5 min'. */
export function durationText(ms: number): string {
  const [size, name] = UNITS.find(([unit]) => ms >= unit && ms % unit === 0) ?? [1000, 's'];
  return `${Math.round(ms / size)} ${name}`;
}
