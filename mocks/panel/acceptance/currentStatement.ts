const KEY = 'turpial-sandbox.guion-actual';

/** The section whose link this tab opened last; it stays open after the page load. */
export function currentSection(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function rememberSection(section: string): void {
  try {
    sessionStorage.setItem(KEY, section);
  } catch {
    // without storage all statements are folded after a page load
  }
}
