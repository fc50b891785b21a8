import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DialCodePicker } from '@/ui/DialCodePicker';

const meta = {
  component: DialCodePicker,
  args: { country: 'VE', onPick: fn() },
  // Room for what it opens.
  decorators: [
    (Story) => (
      <div style={{ padding: '1rem', maxWidth: '24rem', minHeight: '27rem', position: 'relative' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DialCodePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Normal' };

export const Open: Story = {
  name: 'Abierto',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prefijo del país: Venezuela, +58' }));
    await userEvent.keyboard('espa{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith('ES');
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('dialog', { name: 'Elige el país del teléfono' })).toBeVisible();
  },
};

export const UnknownDialCode: Story = {
  name: 'Prefijo desconocido',
  args: { country: undefined, dial: '+999' },
};

export const Disabled: Story = { name: 'Deshabilitado', args: { disabled: true } };
