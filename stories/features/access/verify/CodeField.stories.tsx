import { playKeys } from '@stories/ui/playKeys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { CodeField } from '@/features/access/verify/CodeField';

const meta = {
  component: CodeField,
  parameters: {
    keys: [
      {
        keys: '12a3',
        does: 'Solo entran cifras.',
        from: (page) => expect(page.getByRole('textbox')).toHaveFocus(),
        check: (page) => expect(page.getByRole('textbox')).toHaveValue('123'),
      },
      {
        keys: '4567',
        does: 'Solo entran seis.',
        check: (page) => expect(page.getByRole('textbox')).toHaveValue('123456'),
      },
    ],
    docs: { story: { inline: false, height: '10rem' } },
  },

  args: { value: '', onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ padding: '1rem', maxWidth: '24rem' }}>
        <CodeField {...args} value={value} onChange={setValue} />
      </div>
    );
  },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Vacío' };

export const Pasted: Story = {
  name: 'Pegado',
  args: { value: '99' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Código de 6 dígitos');
    await userEvent.click(field);
    await userEvent.paste('123 456');
    await expect(field).toHaveValue('123456');
  },
};

export const Refused: Story = { name: 'Rechazado', args: { value: '000000', error: 'Código inválido.' } };

export const Keyboard: Story = { name: 'Con el teclado', play: playKeys };
