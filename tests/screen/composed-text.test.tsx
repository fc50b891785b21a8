import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { openForm } from '../support/beneficiaryForm';
import { openLogin } from '../support/openLogin';
import { openQuote } from '../support/openQuote';
import { renderApp } from '../support/renderApp';

const { send } = cdp() as unknown as {
  send(method: string, settings: object): Promise<unknown>;
};

/** Types as keyboards do that compose: each key writes the whole text again, the last one ends it. */
async function compose(keys: string): Promise<void> {
  for (let length = 1; length <= keys.length; length += 1) {
    const text = keys.slice(0, length);
    await send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length });
  }
  await send('Input.insertText', { text: keys });
}

/** Presses the decimal key of the numeric pad on a keyboard that gives it a dot. */
async function pressDecimalKey(): Promise<void> {
  const key = { key: '.', code: 'NumpadDecimal', windowsVirtualKeyCode: 110 };
  await send('Input.dispatchKeyEvent', { type: 'keyDown', text: '.', ...key });
  await send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
}

describe('a keyboard that composes', () => {
  test('an amount writes each digit once, and both amounts follow every key', async () => {
    const { screen, send, receive } = await openQuote();
    await send.click();
    await compose('12,5');
    await expect.element(send).toHaveValue('12,5');
    await expect.element(receive).toHaveValue('7656,04');
    await userEvent.keyboard('{Control>}a{/Control}');
    await compose('12.5');
    await expect.element(send).toHaveValue('125');
    await expect.element(screen.getByText('Usa la coma para los decimales.')).toBeVisible();
  });

  test('a contact keeps what belongs to it', async () => {
    const { contact, picker } = await openLogin();
    await contact.click();
    await compose('600 11 22 33');
    await expect.element(contact).toHaveValue('600 11 22 33');
    await userEvent.keyboard('{Control>}a{/Control}');
    await compose('+58 412');
    await expect.element(contact).toHaveValue('412');
    await expect.element(picker).toHaveAccessibleName('Prefijo del país: Venezuela, +58');
  });

  test.each([
    ['Teléfono', '0412-123 45', '041212345'],
    ['Cédula', '12.345.678', '12345678'],
  ])('%s of a beneficiary writes each digit once', async (label, keys, value) => {
    const { screen } = await openForm('Pago móvil');
    const field = screen.getByRole('textbox', { name: label });
    await field.click();
    await compose(keys);
    await expect.element(field).toHaveValue(value);
  });
});

test('what a name does not keep leaves the caret where it is', async () => {
  const { screen } = await renderApp({ scenario: 'aprobada', path: '/mis-datos' });
  const street = screen.getByLabelText('Calle');
  await street.click();
  await userEvent.keyboard('{Control>}a{/Control}Calle 5{ArrowLeft}');
  await send('Input.insertText', { text: 'Gran\u00a0Vía ' });
  await userEvent.keyboard('1');
  await expect.element(street).toHaveValue('Calle Gran Vía 15');
});

test('what a document does not keep leaves the caret where it is', async () => {
  const { screen } = await openForm('Pago móvil');
  const field = screen.getByRole('textbox', { name: 'Cédula' });
  await field.click();
  await userEvent.keyboard('12345678{ArrowLeft>6/}.9');
  await expect.element(field).toHaveValue('129345678');
});

describe('the decimal key of the numeric pad', () => {
  beforeEach(() => void vi.spyOn(navigator, 'language', 'get').mockReturnValue('es-ES'));

  test('writes decimals, also where the keyboard gives it a dot', async () => {
    const { screen, send, receive } = await openQuote();
    await send.click();
    await userEvent.keyboard('10');
    await pressDecimalKey();
    await userEvent.keyboard('50');
    await expect.element(send).toHaveValue('10,50');
    await expect.element(receive).toHaveValue('6431,07');
    await expect.element(screen.getByText('Usa la coma para los decimales.')).not.toBeInTheDocument();
  });
});
