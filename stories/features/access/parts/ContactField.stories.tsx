import type { PieceGuide } from '@stories/ui/guide';
import { playKeys } from '@stories/ui/playKeys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ContactField } from '@/features/access/parts/ContactField';
import { emptyContact, typeContact } from '@/lib/phone/contact';

const meta = {
  component: ContactField,
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'Para pedir un correo o un teléfono en un mismo campo: entrar, registrarse, recuperar.',
      avoid: 'Donde solo vale un teléfono (usa PhoneField) o solo un correo (un campo de correo).',
      focus: 'No se mueve cuando el campo cambia de modo. Al elegir prefijo, vuelve al campo.',
      keyboard: [
        {
          keys: '{Tab}',
          does: 'Lleva al campo.',
          check: (page) => expect(page.getByRole('textbox')).toHaveFocus(),
        },
        {
          keys: '600',
          does: 'Tres cifras traen el selector de prefijo; el foco se queda.',
          check: async (page) => {
            await expect(page.getByRole('button', { name: /^Prefijo/ })).toBeVisible();
            await expect(page.getByRole('textbox')).toHaveFocus();
          },
        },
        {
          keys: '@',
          does: 'Una @ lo quita; el foco se queda.',
          check: async (page) => {
            await expect(page.queryByRole('button', { name: /^Prefijo/ })).toBeNull();
            await expect(page.getByRole('textbox')).toHaveFocus();
          },
        },
      ],
      accessibility: [
        'Es el mismo campo en los dos modos, con la misma etiqueta.',
        'En modo teléfono hay un botón para volver a escribir un correo.',
        'Un error está unido al campo, al que el formulario lleva el foco.',
      ],
      pairs: [
        {
          good: {
            says: 'El error dice qué pasa con ese correo.',
            show: (
              <ContactField
                value={typeContact(emptyContact, 'maria@turpial.example')}
                onChange={fn()}
                autoComplete="username"
                error="Este correo ya está registrado."
              />
            ),
          },
          bad: {
            says: 'No dice qué está mal.',
            show: (
              <ContactField
                value={typeContact(emptyContact, 'maria@turpial.example')}
                onChange={fn()}
                autoComplete="username"
                error="Error de validación"
              />
            ),
          },
        },
      ],
      texts: {},
    } satisfies PieceGuide,
    docs: { story: { inline: false, height: '28rem' } },
  },

  args: { value: emptyContact, onChange: fn(), autoComplete: 'username' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ padding: '1rem', maxWidth: '24rem', minHeight: '27rem' }}>
        <ContactField {...args} value={value} onChange={setValue} />
      </div>
    );
  },
} satisfies Meta<typeof ContactField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Vacío' };

export const BecomesAPhone: Story = {
  name: 'Se vuelve teléfono',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), '600123');
    await expect(canvas.getByRole('button', { name: 'Prefijo del país: España, +34' })).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const PickerOpen: Story = {
  name: 'Lista de prefijos abierta',
  args: { value: typeContact(emptyContact, '+58 412 1234567') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Venezuela/ }));
    await expect(canvas.getByRole('option', { name: /Venezuela/ })).toBeVisible();
  },
};

export const NothingFound: Story = {
  name: 'Sin resultados',
  args: { value: typeContact(emptyContact, '600123') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /España/ }));
    await userEvent.type(canvas.getByRole('combobox'), 'atlántida');
    await expect(canvas.getByText('Ningún país coincide con la búsqueda.')).toBeVisible();
  },
};

export const WithError: Story = {
  name: 'Con error',
  args: {
    value: typeContact(emptyContact, 'maria@turpial.example'),
    error: 'Este correo ya está registrado.',
    'data-path': 'contact',
  },
};

export const Keyboard: Story = { name: 'Con el teclado', play: playKeys };
