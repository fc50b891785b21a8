import { cdp } from 'vitest/browser';

const { send } = cdp() as unknown as {
  send(method: string, settings: object): Promise<unknown>;
};

/** Types as keyboards do that compose: each key writes the whole text again, the last one ends it. */
export async function compose(keys: string): Promise<void> {
  for (let length = 1; length <= keys.length; length += 1) {
    const text = keys.slice(0, length);
    await send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length });
  }
  await send('Input.insertText', { text: keys });
}

/** Presses the decimal key of the numeric pad on a keyboard that gives it a dot. */
export async function pressDecimalKey(): Promise<void> {
  const key = { key: '.', code: 'NumpadDecimal', windowsVirtualKeyCode: 110 };
  await send('Input.dispatchKeyEvent', { type: 'keyDown', text: '.', ...key });
  await send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
}
