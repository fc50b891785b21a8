import { expect, test } from 'vitest';
import { clock } from '@/lib/clock';
import { writeDraft } from '@/lib/drafts';
import { draftKeys } from '@/lib/storage';
import { renderApp } from '../support/renderApp';

const MESSAGE = 'Pago móvil Banesco 0134 Titular: Rosa Elena Pérez V-8.223.417 0414-0001122';

test('a message that arrived from elsewhere fills nothing until the user wants it', async () => {
  const { screen, load } = await renderApp({
    scenario: 'aprobada',
    path: '/envia2',
  });
  const arrive = () => {
    writeDraft('shared', { text: MESSAGE, at: clock.now() });
    load();
  };
  const phone = screen.getByLabelText('Teléfono');
  arrive();
  await expect
    .element(screen.getByRole('group', { name: '¿Usar este mensaje?' }))
    .toHaveTextContent('0414-0001122');
  await expect.element(phone).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Descartar' }).click();
  await expect.element(screen.getByText('¿Usar este mensaje?')).not.toBeInTheDocument();
  expect(sessionStorage.getItem(draftKeys.shared)).toBeNull();
  arrive();
  // What was typed meanwhile is read together with it.
  await screen.getByRole('textbox', { name: 'Mensaje con los datos' }).fill('Es mi prima.');
  await screen.getByRole('button', { name: 'Usar este mensaje' }).click();
  await screen.getByRole('button', { name: 'Rellenar los campos' }).click();
  await expect.element(phone).toHaveValue('04140001122');
  expect(sessionStorage.getItem(draftKeys.shared)).toBeNull();
});
