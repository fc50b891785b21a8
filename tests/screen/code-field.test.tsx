import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '../support/renderApp';
import { pasteInto } from '../support/window';

async function openCode() {
  const { screen } = await renderApp({
    scenario: 'normal',
    path: '/olvide?loginType=1&login=maria%40turpial.example',
  });
  const code = screen.getByLabelText('Código de 6 dígitos');
  await expect.element(code).toBeVisible();
  return code;
}

/** Pastes at the caret, as the browser does: the text appears unless the page prevents it. */
function paste(field: HTMLInputElement, text: string): void {
  field.focus();
  if (!pasteInto(field, text)) return;
  const { selectionStart, selectionEnd, value } = field;
  field.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste', bubbles: true }));
}

test('the code of a pasted message is its only run of six digits, not its first digits', async () => {
  const code = await openCode();
  const field = code.element() as HTMLInputElement;
  paste(field, '25/11/2026: tu código de Turpial es 246810. Vence en 10 minutos.');
  await expect.element(code).toHaveValue('246810');
  paste(field, 'Tu código: \u2068975\u200b\u00a0312\u2069');
  await expect.element(code).toHaveValue('975312');
  paste(field, '\uff12\uff14\uff16\uff18\u2060\uff11\uff10');
  await expect.element(code).toHaveValue('246810');
  paste(field, 'Llama al 900 123 456');
  await expect.element(code).toHaveValue('246810');
  paste(field, 'Usa 135791 o 864201');
  await expect.element(code).toHaveValue('246810');
});

test("a keyboard's suggestion replaces a full code, wherever the caret is", async () => {
  const code = await openCode();
  await code.click();
  await userEvent.keyboard('111111');
  const field = code.element() as HTMLInputElement;
  for (const [caret, text, expected] of [
    [6, '246810', '246810'],
    [0, '135791', '135791'],
    [3, 'Tu código es 864 201', '864201'],
  ] as const) {
    field.setRangeText(text, caret, caret, 'end');
    field.dispatchEvent(new InputEvent('input', { inputType: 'insertText', data: text, bubbles: true }));
    await expect.element(code).toHaveValue(expected);
  }
});
