/** The names of keys as Spanish keyboards and manuals write them. */
const names: Readonly<Record<string, string>> = {
  Tab: 'Tabulador',
  Enter: 'Intro',
  Escape: 'Escape',
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'Re Pág',
  PageDown: 'Av Pág',
  Shift: 'Mayús',
};

function nameOf(key: string): string {
  const name = names[key];
  if (name === undefined) throw new Error(`The key '${key}' has no Spanish name in spokenKeys.ts`);
  return name;
}

/** The keys of user-event's notation, one by one, in Spanish. */
export function spokenKeys(keys: string): string[] {
  const held: string[] = [];
  return [...keys.matchAll(/\{(\/?)(\w+)(>?)\}|[^{]+/g)].flatMap(([text, release, key, hold]) => {
    if (key === undefined) return [text === ' ' ? 'Espacio' : `«${text}»`];
    if (release) {
      held.pop();
      return [];
    }
    if (hold) {
      held.push(nameOf(key));
      return [];
    }
    return [[...held, nameOf(key)].join(' + ')];
  });
}
