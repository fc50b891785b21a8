import { texts } from '../texts';
import { control, field, nameOf, reachable } from './sight';

const POINTER: PointerEventInit = {
  bubbles: true,
  cancelable: true,
  composed: true,
  isPrimary: true,
  button: 0,
};

/** Presses like a finger: pointer events, focus, click. */
export function press(element: HTMLElement | undefined, times = 1): boolean {
  if (!element || (element as HTMLButtonElement).disabled) return false;
  for (let time = 0; time < times; time += 1) {
    element.dispatchEvent(new PointerEvent('pointerdown', POINTER));
    if (element.dispatchEvent(new MouseEvent('mousedown', POINTER))) element.focus();
    element.dispatchEvent(new PointerEvent('pointerup', POINTER));
    element.dispatchEvent(new MouseEvent('mouseup', POINTER));
    element.click();
  }
  return true;
}

/** Presses the control with this name; false if none can be pressed. */
export const pressNamed = (name: string, times?: number) => press(control(name), times);

/** Touches a field, which shows that somebody is there, and selects its text. */
function enter(input: HTMLInputElement): void {
  input.dispatchEvent(new PointerEvent('pointerdown', POINTER));
  input.focus();
  input.select();
}

/** Replaces a field's text key by key. */
export function typeInto(input: HTMLInputElement | undefined, text: string): boolean {
  if (!input || input.disabled || !reachable(input)) return false;
  enter(input);
  // oxlint-disable-next-line typescript/no-deprecated -- the only way for a script to type like a user
  for (const key of text) document.execCommand('insertText', false, key);
  return true;
}

/** Replaces a field's text at once. */
function pasteInto(input: HTMLInputElement | undefined, text: string): boolean {
  if (!input || input.disabled || !reachable(input)) return false;
  enter(input);
  // oxlint-disable-next-line typescript/no-deprecated -- as above
  return document.execCommand('insertText', false, text);
}

type Rest = () => Promise<void>;

/** Runs the steps in order and stops at the first that is impossible; false if one was. */
async function inTurn(rest: Rest, steps: readonly (() => boolean)[]): Promise<boolean> {
  for (const step of steps) {
    if (!step()) return false;
    await rest();
  }
  return true;
}

/** Goes through both steps of the login, as a visitor on any page. */
export function signIn(who: { readonly login: string; readonly password: string }, rest: Rest) {
  const entrance = () => field(texts.identity) !== undefined;
  return inTurn(rest, [
    () => entrance() || pressNamed(texts.menu),
    () => entrance() || pressNamed(texts.login),
    () => pasteInto(field(texts.identity), who.login),
    () => pressNamed(texts.goOn),
    () => pasteInto(field(texts.password), who.password),
    () =>
      press(
        [...document.querySelectorAll<HTMLElement>('main button')].find((one) => nameOf(one) === texts.login),
      ),
  ]);
}

/** Types a new beneficiary; `whole` fills in all required fields. */
export function fillBeneficiary(
  { alias, whole }: { readonly alias: string; readonly whole: boolean },
  rest: Rest,
): Promise<boolean> {
  const choice = (label: string) => () => press(field(label));
  const option = () => press([...document.querySelectorAll<HTMLElement>('[role=option]')].find(reachable));
  const start = [
    () => pressNamed(texts.newTab),
    () => press(field(texts.method)),
    () => typeInto(field(texts.alias), alias),
  ];
  const others = [
    () => pasteInto(field(texts.holder), `${alias} Titular`),
    choice(texts.bank),
    option,
    () => pasteInto(field(texts.document), '4123456'),
    () => pasteInto(field(texts.phone), '04140000009'),
  ];
  return inTurn(rest, whole ? [...start, ...others] : start);
}
