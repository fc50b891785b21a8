import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DialCodePicker } from '@/ui/phone/DialCodePicker';
import type { PieceGuide } from '../guide';

const meta = {
  component: DialCodePicker,
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'Dentro de un campo de teléfono propio, para elegir el prefijo entre unos 90 países.',
      avoid:
        'Suelto: ContactField y PhoneField ya lo traen. Para el país de residencia o nacimiento, usa CountrySelect.',
      keyboard:
        'Intro o espacio abren la lista con el foco en su buscador. Flechas, Av Pág y Re Pág mueven la opción, Intro la elige, Escape cierra y devuelve el foco.',
      accessibility: [
        'El botón se llama «Prefijo del país: España, +34» y dice si está abierto.',
        'La lista es un combobox: la opción activa se anuncia sin mover el foco.',
        'Sale de la lista quien tabula fuera de ella.',
      ],
    } satisfies PieceGuide,
  },

  args: { country: 'VE', onPick: fn() },
  // As high as a field, and room for the open list.
  decorators: [
    (Story) => (
      <div style={{ padding: '1rem', maxWidth: '24rem', minHeight: '27rem', position: 'relative' }}>
        <div style={{ height: '3rem' }}>
          <Story />
        </div>
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
