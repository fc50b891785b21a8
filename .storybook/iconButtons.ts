/** Lists buttons and links without visible text that have no accessible name, or that have their own tooltip. */
export function unnamedIconButtons(page: ParentNode): string[] {
  return [...page.querySelectorAll<HTMLElement>('button, a')].flatMap((button) => {
    if (button.textContent.trim() !== '' || !button.checkVisibility()) return [];
    const named = button.getAttribute('aria-label');
    return named && !button.title ? [] : [button.outerHTML.slice(0, 120)];
  });
}
