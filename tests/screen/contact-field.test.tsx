import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { arrivesAt } from '../support/hands';
import { readingModes } from '../support/modes/readingModes';
import { openLogin } from '../support/openLogin';

test('three digits show the country picker, and focus and caret stay in the field', async () => {
  const { contact, picker, next, location } = await openLogin();
  await contact.click();
  await userEvent.keyboard('60');
  await expect.element(picker).not.toBeInTheDocument();
  await userEvent.keyboard('0');
  await expect.element(picker).toHaveAccessibleName('Prefijo del país: España, +34');
  await userEvent.keyboard('0001{ArrowLeft}{ArrowLeft}x5');
  await expect.element(contact).toHaveValue('60000501');
  await expect.element(contact).toHaveFocus();
  await next.click();
  await arrivesAt(location, '/iniciar/password?loginType=2&loginCountry=%2B34&phone=60000501');
});

test('a phone that becomes too short says so; an @ turns it into an e-mail with all its text', async () => {
  const { contact, picker, next, screen } = await openLogin();
  await contact.click();
  await userEvent.keyboard('600{Backspace}');
  await expect.element(screen.getByText('Introduce al menos 3 dígitos del teléfono.')).toBeVisible();
  await expect.element(next).toBeDisabled();
  await userEvent.keyboard('7bond@x.example');
  await expect.element(contact).toHaveValue('607bond@x.example');
  await expect.element(picker).not.toBeInTheDocument();
});

test('the picker can be searched without accents and used by keyboard alone', async () => {
  const { contact, picker, screen } = await openLogin();
  await contact.fill('4121234567');
  await picker.click();
  const search = screen.getByRole('combobox', { name: 'Buscar país o prefijo' });
  await expect.element(search).toHaveFocus();
  await expect
    .element(screen.getByRole('option', { name: /España/ }))
    .toHaveAttribute('aria-selected', 'true');
  await expect.element(screen.getByRole('option', { name: /España/ })).toBeInViewport();
  expect(scrollY).toBe(0);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const { id } = screen.getByRole('option', { name: /Estonia/ }).element();
  await expect.element(search).toHaveAttribute('aria-activedescendant', id);
  await userEvent.keyboard('peru');
  await expect.element(screen.getByRole('option')).toHaveTextContent('Perú+51');
  await userEvent.keyboard('{Enter}');
  await expect.element(picker).toHaveAccessibleName('Prefijo del país: Perú, +51');
  await expect.element(contact).toHaveFocus();
  await picker.click();
  await search.fill('+58');
  await userEvent.keyboard('{Escape}');
  await expect.element(search).not.toBeInTheDocument();
  await expect.element(picker).toHaveFocus();
  await picker.click();
  await search.fill('58');
  await screen.getByRole('option', { name: /Venezuela/ }).click();
  await expect.element(picker).toHaveAccessibleName('Prefijo del país: Venezuela, +58');
  await picker.click();
  await expect.element(search).toHaveFocus();
  await picker.click();
  await expect.element(search).not.toBeInTheDocument();
  await expect.element(picker).toHaveFocus();
});

test('an arrow key that comes with the rest of the list moves one country', async () => {
  const { contact, picker, screen } = await openLogin();
  await contact.fill('4121234567');
  const arrived = new MutationObserver(() => {
    if (screen.getByRole('option').elements().length <= 7) return;
    arrived.disconnect();
    const down = new KeyboardEvent('keydown', { code: 'ArrowDown', bubbles: true });
    document.activeElement?.dispatchEvent(down);
  });
  arrived.observe(document.body, { childList: true, subtree: true });
  await picker.click();
  const search = screen.getByRole('combobox', { name: 'Buscar país o prefijo' });
  const next = screen.getByRole('option', { name: /Estados Unidos/ });
  await expect.element(next).toBeVisible();
  const { id } = next.element();
  await expect.element(search).toHaveAttribute('aria-activedescendant', id);
});

test('an international number typed by hand sets the country key by key, also over another number', async () => {
  const { contact, picker, next, location } = await openLogin();
  await contact.click();
  await userEvent.keyboard('600');
  await expect.element(picker).toHaveAccessibleName('Prefijo del país: España, +34');
  await userEvent.keyboard('{Control>}a{/Control}+58');
  await expect.element(contact).toHaveValue('+58');
  await userEvent.keyboard('{Backspace}7412');
  await expect.element(contact).toHaveValue('412');
  await expect.element(picker).toHaveAccessibleName('Prefijo del país: Colombia, +57');
  // At the start of the typed number.
  await userEvent.keyboard('1234567{Home}+5');
  await expect.element(contact).toHaveValue('+54121234567');
  await userEvent.keyboard('8');
  await expect.element(contact).toHaveValue('4121234567');
  await expect.element(picker).toHaveAccessibleName('Prefijo del país: Venezuela, +58');
  await userEvent.keyboard('0');
  await expect.element(contact).toHaveValue('04121234567');
  await next.click();
  await arrivesAt(location, '/iniciar/password?loginType=2&loginCountry=%2B58&phone=04121234567');
});

test('a dial code is never taken for a part of the number, also one that no country has', async () => {
  const { contact, picker, next, screen, location } = await openLogin();
  await contact.fill('+999 123456');
  await expect.element(screen.getByText('Ningún país tiene ese prefijo. Revísalo.')).toBeVisible();
  await expect.element(next).toBeDisabled();
  await contact.fill('+383 54012345');
  await expect.element(picker).toHaveAccessibleName('Prefijo del país: Kosovo, +383');
  await next.click();
  await arrivesAt(location, '/iniciar/password?loginType=2&loginCountry=%2B383&phone=54012345');
});

test('with text of 200 % a phone number has room beside its dial code', async () => {
  await page.viewport(390, 844);
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = readingModes['text of 200 %']?.css ?? '';
  onTestFinished(() => sheet.remove());
  const { contact, picker } = await openLogin();
  await contact.fill('600000001');
  await expect.element(picker).toBeVisible();
  const field = contact.element();
  const box = field.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(field);
  expect(field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)).toBeGreaterThan(40);
  expect(document.elementFromPoint(box.right - 8, box.top + box.height / 2)).toBe(field);
});
