/** The Spanish names of a calendar's arrows. The button between them has the month or year that it shows as its name. */
export const calendarLabels = {
  nextMonth: 'Mes siguiente',
  previousMonth: 'Mes anterior',
  nextYear: 'Año siguiente',
  previousYear: 'Año anterior',
  nextDecade: 'Década siguiente',
  previousDecade: 'Década anterior',
};

/**
 * Returns a lost focus to the calendar's current day, month or year, because a change of its level removes the focused
 * button. `place` is the selector of an element around it.
 */
export function keepFocusIn(place: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`${place} table button:not([tabindex="-1"])`)?.focus();
  });
}
