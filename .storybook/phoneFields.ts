/** Below this font size in px, iPhones zoom into a field that gets the focus. */
const NO_ZOOM = 16;

const typed = 'input:is([type=text], [type=email], [type=tel], [type=search], [type=password], :not([type]))';

/** Lists fields that a phone handles badly: it zooms into them, or guesses what to fill in or what Enter does. */
export function awkwardFields(page: ParentNode): string[] {
  return [...page.querySelectorAll<HTMLElement>(`${typed}, textarea, select`)].flatMap((field) => {
    if (!field.checkVisibility()) return [];
    const size = Number.parseFloat(getComputedStyle(field).fontSize);
    const faults = [
      size < NO_ZOOM && `text of ${size} px`,
      !field.matches('select, [autocomplete]') && 'no autocomplete',
      field.matches('input:not([enterkeyhint])') && 'no enterkeyhint',
    ].filter(Boolean);
    return faults.length === 0 ? [] : [`${faults.join(', ')}: ${field.outerHTML.slice(0, 160)}`];
  });
}
