/** Opens and focuses the part of the panel with this title; its tab is open. */
export function showPlace(panel: Element, title: string): void {
  const places = [...panel.querySelectorAll<HTMLElement>('summary, h3, label, legend, a')];
  const place = places.find(({ textContent }) => textContent.startsWith(title));
  if (!place) return;
  const card = place.closest('details');
  if (card) card.open = true;
  place.scrollIntoView({ block: 'nearest' });
  const control = place instanceof HTMLLabelElement ? place.control : place;
  if (control?.tabIndex === -1) control.setAttribute('tabindex', '-1');
  control?.focus();
}
