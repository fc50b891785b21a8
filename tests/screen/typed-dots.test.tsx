import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openQuote } from '../support/openQuote';

test('a typed dot shows a hint with the formatted amount', async () => {
  const { screen, send } = await openQuote();
  await send.click();
  await userEvent.keyboard('10.50');
  await expect.element(send).toHaveValue('1050');
  await expect.element(screen.getByText('Usa la coma para los decimales.')).toBeVisible();
  await expect.element(screen.getByText('1.050,00 €', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Backspace}{Backspace},5');
  await expect.element(send).toHaveValue('10,5');
  await expect.element(screen.getByText('Usa la coma para los decimales.')).not.toBeInTheDocument();
});

describe('on a keypad with a dot instead of a comma', () => {
  const hint = 'Usa la coma para los decimales.';

  beforeEach(() => void vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB'));

  test('a typed dot acts as the comma, key by key', async () => {
    const { screen, send, receive } = await openQuote();
    await send.click();
    await userEvent.keyboard('10.');
    await expect.element(send).toHaveValue('10,');
    await userEvent.keyboard('5');
    await expect.element(send).toHaveValue('10,5');
    await expect.element(receive).toHaveValue('6431,07');
    await userEvent.keyboard('{Backspace}{Backspace}.25');
    await expect.element(send).toHaveValue('10,25');
    await expect.element(screen.getByText(hint)).not.toBeInTheDocument();
  });

  test('dots of a pasted amount group its thousands', async () => {
    const { screen, send } = await openQuote();
    await send.click();
    const input = send.element() as HTMLInputElement;
    input.setRangeText('1.234', 0, input.value.length, 'end');
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
    await expect.element(send).toHaveValue('1234');
    await expect.element(screen.getByText('1.234,00 €', { exact: true })).toBeVisible();
  });
});

test.each(['c', 'en-US@posix', 'tlh'])(
  'a browser whose language is %o types as in Spanish',
  async (language) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
    const { screen, send } = await openQuote();
    await send.click();
    await userEvent.keyboard('10.50');
    await expect.element(send).toHaveValue('1050');
    await expect.element(screen.getByText('Usa la coma para los decimales.')).toBeVisible();
  },
);
