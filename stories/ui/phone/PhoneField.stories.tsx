import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PhoneField } from '@/ui/phone/PhoneField';
import { playKeys } from '../playKeys';

const meta = {
  component: PhoneField,
  parameters: {
    keys: [
      {
        keys: '{Tab}',
        does: 'Lleva al prefijo.',
        check: (page) =>
          expect(page.getByRole('button', { name: 'Prefijo del país: España, +34' })).toHaveFocus(),
      },
      {
        keys: '{Tab}',
        does: 'Lleva al número.',
        check: (page) => expect(page.getByRole('textbox')).toHaveFocus(),
      },
      {
        keys: 'x',
        does: 'No entra: solo cifras, espacios, guiones y paréntesis.',
        check: (page) => expect(page.getByRole<HTMLInputElement>('textbox').value).not.toContain('x'),
      },
      {
        keys: '+58412',
        does: 'Un número con su + elige también el prefijo.',
        from: (page, userEvent) => userEvent.clear(page.getByRole('textbox')),
        check: async (page) => {
          await expect(page.getByRole('textbox')).toHaveValue('412');
          await expect(page.getByRole('button', { name: 'Prefijo del país: Venezuela, +58' })).toBeVisible();
        },
      },
    ],
    texts: { label: { max: 30, form: 'title' } },
  },

  args: { label: 'Teléfono', value: { dial: '+34', number: '600 11 22 33' }, onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ padding: '1rem', maxWidth: '24rem' }}>
        <PhoneField {...args} value={value} onChange={setValue} />
      </div>
    );
  },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Normal' };

export const Pasted: Story = {
  name: 'Pegado',
  args: { value: { dial: '+34', number: '' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('+58 (412) 123-4567');
    await expect(canvas.getByRole('textbox')).toHaveValue('(412) 123-4567');
    await expect(canvas.getByRole('button', { name: /Venezuela, \+58/ })).toBeVisible();
  },
};

export const TypedDialCode: Story = {
  name: 'Con el prefijo tecleado',
  args: { value: { dial: '+34', number: '4121234567' } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '+5', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await expect(field).toHaveValue('+54121234567');
    await userEvent.keyboard('8');
    await expect(field).toHaveValue('4121234567');
    await expect(canvas.getByRole('button', { name: /Venezuela, \+58/ })).toBeVisible();
  },
};

export const UnknownDialCode: Story = {
  name: 'Prefijo desconocido',
  args: { value: { dial: '+999', number: '123' } },
};

export const Disabled: Story = { name: 'Deshabilitado', args: { disabled: true } };

export const Keyboard: Story = { name: 'Con el teclado', play: playKeys };
