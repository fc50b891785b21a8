import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CodeField } from '@/ui/CodeField';

const meta = {
  component: CodeField,
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
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Código de 6 dígitos');
    await userEvent.click(field);
    await userEvent.paste('123 456');
    await expect(field).toHaveValue('123456');
  },
};

export const Refused: Story = { name: 'Rechazado', args: { value: '000000', error: 'Código inválido.' } };
