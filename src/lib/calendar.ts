/** The Spanish names of a calendar's arrows. The button between them has the month or year that it shows as its name. */
export const calendarLabels = {
  nextMonth: 'Mes siguiente',
  previousMonth: 'Mes anterior',
  nextYear: 'Año siguiente',
  previousYear: 'Año anterior',
  nextDecade: 'Década siguiente',
  previousDecade: 'Década anterior',
};

/** Focuses the calendar's current day, month or year. `place` is the selector of an element around it. */
function focusCalendar(place: string): void {
  document.querySelector<HTMLElement>(`${place} table button:not([tabindex="-1"])`)?.focus();
}

/** Returns a lost focus to the calendar, because a change of its level removes the focused button. */
export function keepFocusIn(place: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusCalendar(place);
  });
}
