import { playKeys } from '@stories/ui/playKeys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ContactField } from '@/features/access/parts/ContactField';
import { emptyContact, typeContact } from '@/lib/phone/contact';

const meta = {
  component: ContactField,
  parameters: {
    keys: [
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

export const Focused: Story = {
  name: 'Con el foco al abrirse',
  args: { autoFocus: true },
  play: ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveFocus(),
};

export const BecomesAPhone: Story = {
  name: 'Se vuelve teléfono',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '600123');
    await expect(canvas.getByRole('button', { name: 'Prefijo del país: España, +34' })).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const PickerOpen: Story = {
  name: 'Lista de prefijos abierta',
  args: { value: typeContact(emptyContact, '+58 412 1234567') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Venezuela/ }));
    await expect(await canvas.findByRole('option', { name: /Venezuela/ })).toBeVisible();
  },
};

export const NothingFound: Story = {
  name: 'Sin resultados',
  args: { value: typeContact(emptyContact, '600123') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /España/ }));
    await userEvent.type(await canvas.findByRole('combobox'), 'atlántida');
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
