/** The number of characters to insert, delete or replace to turn one text into the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [above, letter] of [...one].entries()) {
    const next = [above + 1];
    for (const [place, wanted] of [...other].entries()) {
      const [left = 0, up = 0, corner = 0] = [next[place], row[place + 1], row[place]];
      next.push(Math.min(left + 1, up + 1, corner + (letter === wanted ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The text that differs least from another; the first one of several. */
export function closest(texts: readonly string[], wanted: string): string | undefined {
  const [best] = texts
    .map((text) => ({ text, far: distance(text, wanted) }))
    .sort((one, other) => one.far - other.far);
  return best?.text;
}
