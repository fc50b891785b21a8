/** Lists the controls that the tab key reaches. A piece with one has a table of its keys. */
export function keylessControls(piece: ParentNode): string[] {
  const controls = 'a[href], button, input:not([type=hidden]), select, textarea, [tabindex="0"]';
  return [...piece.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => control.checkVisibility())
    .map((control) => control.outerHTML.slice(0, 160));
}
